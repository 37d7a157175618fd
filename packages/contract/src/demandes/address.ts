import type { ActeGestion } from '../actes/liste.ts'
import { defineAddress } from '../resources/address.ts'
import type { Demande } from './resource.ts'

export const demandesAddress = defineAddress<
  Demande,
  {
    etat: 'en-cours' | 'terminees'
    acte?: ActeGestion | undefined
    apres?: string | undefined
    taille: number
  }
>()({
  path: '/demandes',
  libelle: 'Mes demandes',
  access: 'membre',
  envelope: 'page',
})
