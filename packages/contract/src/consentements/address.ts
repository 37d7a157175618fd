import { defineAddress } from '../resources/address.ts'
import type { Consentement } from './index.ts'

export const consentementsAddress = defineAddress<Consentement>()({
  path: '/forms/consentement',
  libelle: 'Consentements',
  access: 'membre',
})
