import { lazyView } from '../../platform/chunks/index.ts'
import { lazyDemarche } from '../actes/index.ts'

/** Their code comes with their first showing. */
export const RibPopup = lazyView(() => import('./RibPopup.tsx'))
export const RibCotisationsDemarche = lazyDemarche(() => import('./RibCotisationsDemarche.tsx'))
export const RibDeuxDemarche = lazyDemarche(() => import('./RibDeuxDemarche.tsx'))
export const MesCoordonnees = lazyView(() => import('./MesCoordonnees.tsx'))
export const RibDemarche = lazyDemarche(() => import('./RibDemarche.tsx'))

export { annulerRib } from './annulation.ts'
