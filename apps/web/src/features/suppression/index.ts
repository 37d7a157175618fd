import { lazyView } from '../../platform/chunks/index.ts'

/** Their code comes with their first showing. */
export const FermeturePrevue = lazyView(() => import('./FermeturePrevue.tsx'))

export { annulerSuppression } from './calls.ts'
export * from './demarches.ts'
export { fermeturePrevue } from './fermeture.ts'
