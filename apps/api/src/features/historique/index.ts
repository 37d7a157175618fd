export { type Action, type Evenement, recordEvenement } from './evenements.ts'
export { createHistorique } from './historique.ts'
export { type Objet, recordRefus, refuse } from './refus.ts'
export type { Controle } from './sceaux.ts'
