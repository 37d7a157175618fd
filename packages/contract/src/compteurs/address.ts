import { defineAddress } from '../resources/address.ts'
import type { CompteursPersonne } from './index.ts'

export const compteursAddress = defineAddress<CompteursPersonne>()({
  path: '/adherent/compteurs',
  libelle: 'Compteurs',
  access: 'membre',
  scope: 'contrat',
})
