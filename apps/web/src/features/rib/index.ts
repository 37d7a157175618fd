import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const RibPopup = lazyView(() => import('./RibPopup.tsx'))
export const RibCotisationsDemarche = lazyView(() => import('./RibCotisationsDemarche.tsx'))
export const RibDeuxDemarche = lazyView(() => import('./RibDeuxDemarche.tsx'))
export const MesCoordonnees = lazyView(() => import('./MesCoordonnees.tsx'))
export const RibDemarche = lazyView(() => import('./RibDemarche.tsx'))

export { annulerRib } from './annulation.ts'
