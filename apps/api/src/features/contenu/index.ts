import { defineSlice } from '../slice.ts'
import { apercuContenusSource } from './apercu.ts'
import { contenusTenus } from './gestion.ts'
import type { ContenuSnapshot } from './snapshot.ts'
import { createBlocklistsSource, createContenusMembreSource } from './source.ts'

export { addContenus, announceContenus, copyContenus, findTextesDe } from './contenu.repository.ts'
export { sanitizeContenu, sanitizeIllustre, textOfHtml } from './sanitize.ts'
export { type ContenuSnapshot, createContenuSnapshot } from './snapshot.ts'
export { TOPIC_CONTENUS } from './topic.ts'

export const contenuSlice = defineSlice({
  nom: 'contenu',
  gestions: [contenusTenus],
  sources: ({ contenus }: { contenus: ContenuSnapshot }) => ({
    blocklists: createBlocklistsSource(contenus),
    contenusMembre: createContenusMembreSource(contenus),
    apercuContenus: apercuContenusSource,
  }),
})
