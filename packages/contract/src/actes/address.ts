import { defineAddress } from '../resources/address.ts'
import type { Brouillon } from './brouillons.ts'
import type { ActeGestion } from './liste.ts'

export const brouillonsAddress = defineAddress<
  Brouillon,
  { acte: ActeGestion },
  Pick<Brouillon, 'acte' | 'sujet' | 'etape' | 'saisie' | 'revision'>
>()({
  path: '/demarches/brouillons',
  libelle: 'Brouillons',
  access: 'membre',
})
