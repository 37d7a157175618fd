import type { Actes } from '../actes/index.ts'
import type { FaqService } from '../faq/index.ts'
import { defineSlice } from '../slice.ts'
import { createRechercheMembreSource } from './source.ts'

/** What a member finds from anywhere in their space: it has no table, and reads what other slices let be seen. */
export const rechercheSlice = defineSlice({
  nom: 'recherche',
  sources: (deps: { actes: Actes; faq: FaqService }) => ({
    rechercheMembre: createRechercheMembreSource(deps),
  }),
})
