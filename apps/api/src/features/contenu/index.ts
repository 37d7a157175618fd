import { defineSlice } from '../slice.ts'
import type { ContenuSnapshot } from './snapshot.ts'
import { createBlocklistsSource } from './source.ts'

export { sanitizeContenu } from './sanitize.ts'
export { type ContenuSnapshot, createContenuSnapshot, TOPIC_CONTENUS } from './snapshot.ts'

export const contenuSlice = defineSlice({
  nom: 'contenu',
  sources: ({ contenus }: { contenus: ContenuSnapshot }) => ({
    blocklists: createBlocklistsSource(contenus),
  }),
})
