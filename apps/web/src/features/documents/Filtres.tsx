import {
  libellesNature,
  type NatureDocument,
  naturesDocument,
} from '@espace-adherent/domain/documents'
import { SelectField } from '@espace-adherent/ui/choix'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import css from './documents.module.css'
import type { Filtre } from './queries.ts'
import { textes } from './textes.ts'

type FiltresProps = {
  /** The first year in which there may be something. */
  depuis: number
  value: Filtre
  onChange: (filtre: Filtre) => void
}

const natures = naturesDocument.map((valeur) => ({ valeur, libelle: libellesNature[valeur] }))

export function Filtres({ depuis, value, onChange }: FiltresProps) {
  return (
    <section className={css.filtres} aria-label={textes.rechercheEtFiltres}>
      <RechercheField
        label={textes.rechercher}
        maxLength={80}
        placeholder={textes.exemple}
        value={value.q}
        onChange={(q) => onChange({ ...value, q })}
      />
      <SelectField
        label={textes.nature}
        layout="stack"
        placeholder={textes.toutesNatures}
        choix={natures}
        value={value.nature}
        onChange={(nature) => onChange({ ...value, nature: nature as '' | NatureDocument })}
      />
      <SelectField
        label={textes.annee}
        layout="stack"
        placeholder={textes.toutesAnnees}
        choix={anneesDepuis(depuis, new Date().getFullYear())}
        value={value.annee}
        onChange={(annee) => onChange({ ...value, annee })}
      />
    </section>
  )
}

const anneesDepuis = (premiere: number, derniere: number) =>
  Array.from({ length: Math.max(1, derniere - premiere + 1) }, (_, i) => {
    const annee = String(derniere - i)
    return { valeur: annee, libelle: annee }
  })
