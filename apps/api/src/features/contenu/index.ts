import { defineSlice } from '../slice.ts'
import { apercuContenusSource } from './apercu.ts'
import { contenusTenus } from './gestion.ts'
import type { ContenuSnapshot } from './snapshot.ts'
import { createBlocklistsSource, createContenusMembreSource } from './source.ts'

export { addContenus, announceContenus, copyContenus } from './contenu.repository.ts'
export { sanitizeContenu, sanitizeIllustre, textOfHtml } from './sanitize.ts'
export { type ContenuSnapshot, createContenuSnapshot, TOPIC_CONTENUS } from './snapshot.ts'

export const contenuSlice = defineSlice({
  nom: 'contenu',
  gestions: [contenusTenus],
  sources: ({ contenus }: { contenus: ContenuSnapshot }) => ({
    blocklists: createBlocklistsSource(contenus),
    contenusMembre: createContenusMembreSource(contenus),
    apercuContenus: apercuContenusSource,
  }),
})
