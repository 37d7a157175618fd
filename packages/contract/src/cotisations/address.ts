import { defineAddress } from '../resources/address.ts'
import type { Cotisations } from './index.ts'

export const cotisationsAddress = defineAddress<Cotisations, { annee?: number | undefined }>()({
  path: '/forms/ribcotisations',
  libelle: 'Cotisations',
  access: 'membre',
  scope: 'contrat',
  envelope: 'one',
})
