import { lazyView } from '../../platform/chunks/index.ts'

export * from './MesCotisations.tsx'
export const MonPaiement = lazyView(() => import('./MonPaiement.tsx'))
