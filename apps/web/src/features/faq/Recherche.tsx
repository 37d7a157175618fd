import { RECHERCHE_MAX } from '@espace-adherent/contract/faq'
import { InsideButton, TextField } from '@espace-adherent/ui/fields'
import { IconSearch } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import css from './faq.module.css'
import { textes } from './textes.ts'

type RechercheProps = {
  /** An empty one means that the search is over. */
  onSearch: (query: string) => void
}

/** What was typed stays: one looks again with a word more or less. */
export function Recherche({ onSearch }: RechercheProps) {
  const [saisie, setSaisie] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(saisie.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is not yet known to every reader
    <form role="search" className={css.search} onSubmit={submit} noValidate>
      <TextField
        label={textes.rechercher}
        layout="stack"
        inputMode="search"
        autoComplete="off"
        maxLength={RECHERCHE_MAX}
        placeholder={textes.exemple}
        value={saisie}
        onChange={setSaisie}
        after={
          <InsideButton type="submit" aria-label={textes.lancer}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          </InsideButton>
        }
      />
    </form>
  )
}
