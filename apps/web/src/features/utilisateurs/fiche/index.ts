import { lazyView } from '../../../platform/chunks/index.ts'
import type { FicheProps } from './Fiche.tsx'

export { fermePersonne, ouvrePersonne, personneOuverte } from '../index.ts'
export type { FicheLiens } from './Fiche.tsx'
/** Fetched with the first person that somebody opens. */
export const Fiche = lazyView<FicheProps>(() => import('./Fiche.tsx'))
