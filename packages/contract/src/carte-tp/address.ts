import { defineAddress } from '../resources/address.ts'
import type { CarteTp } from './index.ts'

export const carteTpAddress = defineAddress<CarteTp>()({
  path: '/cgdm-svc/carte-tp',
  libelle: 'Carte de tiers payant',
  access: 'membre',
  scope: 'contrat',
})
