import { nettoyerCarte, validateCarte } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineActe } from '../actes/define.ts'
import { ecrits } from '../actes/pieces.ts'
import { textes } from './textes.ts'

export const carteTpActe = defineActe({
  key: 'carteTpActeGestion',
  slice: 'carte-tp',
  path: '/forms/cartetp',
  textes,
  groupe: 'soins',
  portee: 'Contrat',
  typeContrat: 'sante',
  isEnCours: true,
  identite: 'session',
  saisie: z.strictObject(ecrits({ numeroContrat: 50, motif: 30, precision: 2000, support: 30 })),
  vide: { support: 'numerique' },
  etapes: { carte: ['motif', 'precision', 'support'] },
  check: validateCarte,
  normalise: nettoyerCarte,
})
