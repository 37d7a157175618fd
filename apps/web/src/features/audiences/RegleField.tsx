import { fautesRegle } from '@espace-adherent/domain/audiences/controle.ts'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { IconShieldCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import css from './audiences.module.css'
import { Groupe } from './Groupe.tsx'
import { Mesure } from './Mesure.tsx'
import { lireRegle } from './modele.ts'
import { mesureQuery, reperesQuery } from './queries.ts'
import { Appartenance, Exemples } from './Regards.tsx'
import { textes } from './textes.ts'

const PAUSE_MS = 400

const colonnes: readonly Colonne<{ jour: string; nombre: number }>[] = [
  { nom: 'jour', libelle: textes.jour, rendu: ({ jour }) => formatDate(jour) },
  {
    nom: 'nombre',
    libelle: textes.personnes,
    isNombre: true,
    rendu: ({ nombre }) => textes.nombre(nombre),
  },
]

type Props = {
  label: string
  /** The rule, as JSON: what stands in a field is text. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean | undefined
  /** The audience, once it is kept: how its size went is shown. */
  id?: string | undefined
}

/** Who is in an audience: conditions, how many that makes, a few of them. */
export function RegleField({ label, value, onChange, error, disabled = false, id }: Props) {
  const regle = lireRegle(value)
  const fautes = fautesRegle(regle)
  const isValide = Object.keys(fautes).length === 0
  const posee = usePause(value)
  const mesure = useQuery({
    ...mesureQuery(lireRegle(posee)),
    enabled: Object.keys(fautesRegle(lireRegle(posee))).length === 0,
    placeholderData: keepPreviousData,
  })
  const reperes = useQuery(reperesQuery(id))
  const tailles = reperes.data?.tailles ?? []
  return (
    <fieldset className={css.regle}>
      <legend>{label}</legend>
      <Groupe
        groupe={regle}
        place=""
        profondeur={1}
        fautes={fautes}
        offres={reperes.data?.offres ?? []}
        etapes={isValide && posee === value ? mesure.data?.etapes : undefined}
        disabled={disabled}
        onChange={(suite) => onChange(JSON.stringify(suite))}
      />
      {error && <p className={css.faute}>{error}</p>}
      <p className="note line gap-8">
        <IconShieldCheck size={18} stroke={1.75} aria-hidden="true" />
        {textes.sante}
      </p>
      <Mesure
        regle={lireRegle(posee)}
        mesure={mesure.data}
        isValide={isValide}
        isEchec={mesure.isError}
      />
      {isValide && <Exemples key={`exemples-${value}`} regle={regle} />}
      {isValide && <Appartenance key={`qui-${value}`} regle={regle} />}
      {tailles.length > 1 && (
        <section className={css.bloc}>
          <h3>{textes.tailles}</h3>
          <PetitTableau
            legende={textes.tailles}
            isMuet
            colonnes={colonnes}
            lignes={tailles.toReversed()}
            cle={({ jour }) => jour}
          />
        </section>
      )}
    </fieldset>
  )
}

/** What was typed, once nobody has typed for a moment. */
function usePause(value: string): string {
  const [posee, setPosee] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPosee(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return posee
}
