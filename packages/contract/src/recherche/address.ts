import { defineAddress } from '../resources/address.ts'
import type { GroupeTrouve } from './index.ts'

export const rechercheMembreAddress = defineAddress<GroupeTrouve, { q: string; pose?: 'oui' }>()({
  path: '/adherent/recherche',
  libelle: 'Recherche dans l’espace',
  access: 'membre',
  scope: 'contrat',
})
