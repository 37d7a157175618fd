import type { Champ, Gestion } from '@espace-adherent/contract/gestion'
import { formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { BarreFiltres } from '@espace-adherent/ui/recherche/BarreFiltres.tsx'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { useState } from 'react'
import { useIsWide } from '../../platform/browser/wide.ts'
import { choixDe } from './ChampGestion.tsx'
import { type EtatListe, ecrireTri, lireTri } from './etat.ts'
import { textes } from './textes.ts'

type FiltresProps = {
  gestion: Gestion
  etat: EtatListe
  onChange: (change: Partial<EtatListe>) => void
}

/** What the list is narrowed to, each by its field. */
export function Filtres({ gestion, etat, onChange }: FiltresProps) {
  const set = (nom: string, valeur: string) => {
    const { [nom]: _, ...autres } = etat.filtres
    onChange({ filtres: valeur === '' ? autres : { ...autres, [nom]: valeur } })
  }
  const exemple = gestion.recherche.map((nom) => gestion.champs[nom]?.libelle).join(', ')
  const isWide = useIsWide()
  const filtrables = Object.entries(gestion.champs).filter(([, { isFiltre }]) => isFiltre)
  const champs = filtrables.map(([nom, champ]) => (
    <Filtre key={nom} nom={nom} champ={champ} filtres={etat.filtres} onChange={set} />
  ))
  return (
    <BarreFiltres
      label={textes.rechercheEtFiltres}
      bascule={textes.filtres(Object.keys(etat.filtres).length)}
      recherche={
        <RechercheField
          label={textes.rechercher}
          placeholder={`${exemple}…`}
          maxLength={100}
          value={etat.q}
          onChange={(q) => onChange({ q })}
        />
      }
    >
      {!isWide && <Ordre gestion={gestion} etat={etat} onChange={onChange} />}
      {champs}
    </BarreFiltres>
  )
}

/** Without columns, there is no heading to sort by. */
const Ordre = ({ gestion, etat, onChange }: FiltresProps) => (
  <SelectField
    label={textes.trier}
    layout="stack"
    choix={gestion.tris.flatMap((nom) => {
      const { libelle = nom } = gestion.champs[nom] ?? {}
      return [
        { valeur: nom, libelle: textes.croissant(libelle) },
        { valeur: `-${nom}`, libelle: textes.decroissant(libelle) },
      ]
    })}
    value={ecrireTri(etat.tri)}
    onChange={(tri) => tri !== '' && onChange({ tri: lireTri(tri) })}
  />
)

type FiltreProps = {
  nom: string
  champ: Champ
  filtres: EtatListe['filtres']
  onChange: (nom: string, valeur: string) => void
}

function Filtre({ nom, champ, filtres, onChange }: FiltreProps) {
  if (!champ.isFiltre) return null
  const { libelle } = champ
  switch (champ.genre) {
    case 'choix':
    case 'booleen':
      return (
        <SelectField
          label={libelle}
          layout="stack"
          placeholder={textes.tous}
          choix={choixDe(
            champ.genre === 'choix' ? champ.choix : { true: textes.oui, false: textes.non },
          )}
          value={filtres[nom] ?? ''}
          onChange={(valeur) => onChange(nom, valeur)}
        />
      )
    case 'jour':
    case 'instant':
      return (
        <>
          {(['Du', 'Au'] as const).map((bout) => (
            <Jour
              key={bout}
              label={bout === 'Du' ? textes.du(libelle) : textes.au(libelle)}
              value={filtres[`${nom}${bout}`] ?? ''}
              onChange={(jour) => onChange(`${nom}${bout}`, jour)}
            />
          ))}
        </>
      )
    default:
      return (
        <RechercheField
          label={libelle}
          maxLength={100}
          value={filtres[nom] ?? ''}
          onChange={(valeur) => onChange(nom, valeur)}
        />
      )
  }
}

type JourProps = { label: string; value: string; onChange: (jour: string) => void }

/** Told once it is a day, or nothing any more. */
function Jour({ label, value, onChange }: JourProps) {
  const [saisie, setSaisie] = useState(value === '' ? '' : formatDate(value))
  const [connue, setConnue] = useState(value)
  if (value !== connue) {
    setConnue(value)
    setSaisie(value === '' ? '' : formatDate(value))
  }
  return (
    <DateField
      label={label}
      layout="stack"
      hint={null}
      value={saisie}
      onChange={(texte) => {
        setSaisie(texte)
        const jour = texte === '' ? '' : parseDate(texte)
        if (jour !== null && jour !== value) onChange(jour)
      }}
    />
  )
}
