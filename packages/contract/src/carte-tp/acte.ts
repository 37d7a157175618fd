import { nettoyerCarte, validateCarte } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../acte/define.ts'
import { ecrits } from '../acte/pieces.ts'
import { carteTpTete } from '../actes/tetes.ts'
import { textes } from './textes.ts'

export const carteTpActe = defineActe(carteTpTete, {
  textes,
  saisie: z.strictObject(ecrits({ numeroContrat: 50, motif: 30, precision: 2000, support: 30 })),
  vide: { support: 'numerique' },
  etapes: { carte: ['motif', 'precision', 'support'] },
  check: validateCarte,
  normalise: nettoyerCarte,
})
