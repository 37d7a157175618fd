import { lazyView } from '../../platform/chunks/index.ts'
import { lazyDemarche } from '../actes/index.ts'

export * from './MesCotisations.tsx'
export const PaiementDemarche = lazyDemarche(() => import('./PaiementDemarche.tsx'))
export const MonPaiement = lazyView(() => import('./MonPaiement.tsx'))
