import { defineAddress } from '../resources/address.ts'
import type { CurrentClient } from './client.ts'

export const clientAddress = defineAddress<CurrentClient>()({
  path: '/identity/client',
  libelle: 'Client',
  access: 'visiteur',
  envelope: 'one',
})
