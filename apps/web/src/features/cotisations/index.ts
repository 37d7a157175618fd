import { lazyView } from '../../platform/chunks/index.ts'

export * from './MesCotisations.tsx'
export const PaiementDemarche = lazyView(() => import('./PaiementDemarche.tsx'))
export const MonPaiement = lazyView(() => import('./MonPaiement.tsx'))
