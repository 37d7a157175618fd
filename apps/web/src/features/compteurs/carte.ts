import { lazyView } from '../../platform/chunks/index.ts'

/** Its code comes with its first showing, and accueil does without it when it does not. */
export const CarteCompteurs = lazyView(() => import('./CarteCompteurs.tsx'), { isOptional: true })
