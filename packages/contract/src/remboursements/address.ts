import { defineAddress } from '../resources/address.ts'
import type { Remboursement } from './ligne.ts'
import type { RequeteRemboursements } from './remboursements.ts'

export const remboursementsAddress = defineAddress<Remboursement, RequeteRemboursements>()({
  path: '/v1/adherent/remboursements',
  libelle: 'Remboursements',
  access: 'membre',
  scope: 'contrat',
  envelope: 'page',
})
