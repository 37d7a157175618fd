import { defineAddress } from '../resources/address.ts'
import type { Contrat } from './index.ts'

export const contratsAddress = defineAddress<Contrat>()({
  path: '/adherent/contrats',
  libelle: 'Contrats',
  access: 'membre',
  envelope: { cle: 'contrats' },
})
