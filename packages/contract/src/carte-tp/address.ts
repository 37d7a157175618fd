import { defineAddress } from '../resources/address.ts'
import type { CarteTp, Portefeuille } from './index.ts'

export const carteTpAddress = defineAddress<CarteTp>()({
  path: '/cgdm-svc/carte-tp',
  libelle: 'Carte de tiers payant',
  access: 'membre',
  scope: 'contrat',
})

/** The card for the wallet of a phone: which ones there are, and the file of the one that takes a file. */
export const portefeuilleAddress = defineAddress<Portefeuille>()({
  path: '/cgdm-svc/carte-tp/portefeuille',
  libelle: 'Carte de tiers payant pour le portefeuille du téléphone',
  access: 'membre',
  scope: 'contrat',
})
