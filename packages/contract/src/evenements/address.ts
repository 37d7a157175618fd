import { defineAddress } from '../resources/address.ts'
import type { EvenementTouche } from './index.ts'

export const evenementsAddress = defineAddress<EvenementTouche>()({
  path: '/adherent/evenements',
  libelle: 'Événements de vie',
  access: 'membre',
})
