import { defineAddress } from '../resources/address.ts'
import type { AbonnementAppareil, Appareils } from './index.ts'

type Geste =
  | { geste: 'ouvrir' }
  | ({ geste: 'prevenir' } & AbonnementAppareil)
  | { geste: 'revoir'; endpoint: string }
  | { geste: 'retirer'; id: string }

export const appareilsAddress = defineAddress<Appareils, Record<string, never>, Geste>()({
  path: '/appareils-prevenus',
  libelle: 'Notifications sur mes appareils',
  access: 'membre',
  envelope: 'one',
})
