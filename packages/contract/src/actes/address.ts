import type { ActeGestion } from '@espace-adherent/domain'
import { defineAddress } from '../resources/address.ts'
import type { Brouillon } from './brouillons.ts'

export const brouillonsAddress = defineAddress<
  Brouillon,
  { acte: ActeGestion },
  Pick<Brouillon, 'acte' | 'sujet' | 'etape' | 'saisie' | 'revision'>
>()({
  path: '/demarches/brouillons',
  libelle: 'Brouillons',
  access: 'membre',
})
