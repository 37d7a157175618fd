export type { Visiteur } from './visiteur.ts'
