import {
  libellesNature,
  type NatureDocument,
  naturesDocument,
} from '@espace-adherent/domain/documents'
import { SelectField } from '@espace-adherent/ui/choix'
import { InsideButton, TextField } from '@espace-adherent/ui/fields'
import { IconSearch } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
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

/** Lists act at once; words when they are sent. */
export function Filtres({ depuis, value, onChange }: FiltresProps) {
  const [saisie, setSaisie] = useState(value.q)
  const [connue, setConnue] = useState(value.q)
  // The button that clears every filter also clears the words.
  if (value.q !== connue) {
    setConnue(value.q)
    setSaisie(value.q)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChange({ ...value, q: saisie.trim() })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not yet known to every reader
    <form role="search" className={css.filtres} onSubmit={submit} noValidate>
      <TextField
        label={textes.rechercher}
        layout="stack"
        inputMode="search"
        autoComplete="off"
        maxLength={80}
        placeholder={textes.exemple}
        value={saisie}
        onChange={setSaisie}
        after={
          <InsideButton type="submit" aria-label={textes.lancer}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          </InsideButton>
        }
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
    </form>
  )
}

const anneesDepuis = (premiere: number, derniere: number) =>
  Array.from({ length: Math.max(1, derniere - premiere + 1) }, (_, i) => {
    const annee = String(derniere - i)
    return { valeur: annee, libelle: annee }
  })
