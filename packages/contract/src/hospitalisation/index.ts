import { type FaitsSejour, nettoyerSejour, validateSejour } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe, faitsDe } from '../actes/define.ts'
import { enPages, pagesSchema } from '../actes/pieces.ts'
import { textes } from './textes.ts'

export const pecHospiActe = defineActe({
  key: 'pecHospiActeGestion',
  slice: 'hospitalisation',
  path: '/forms/pec/hospi',
  textes,
  groupe: 'soins',
  feature: 'pecHospi',
  typeContrat: 'sante',
  isEnCours: true,
  identite: 'session',
  saisie: z.strictObject({
    numeroContrat: z.string().min(1).max(50),
    numPers: z.string().max(50),
    finess: z.string().max(20),
    service: z.string().max(30),
    motif: z.string().max(30),
    dateEntree: dateSaisieSchema,
    nuits: z.string().max(5),
    chambreParticuliere: z.boolean().nullable(),
    /** A parent stays with the child. */
    parentAccompagnant: z.boolean(),
    preadmission: pagesSchema,
  }),
  faits: faitsDe<FaitsSejour>(),
  etapes: {
    qui: ['numPers', 'finess'],
    quand: ['service', 'motif', 'dateEntree', 'nuits'],
    chambre: ['chambreParticuliere', 'parentAccompagnant'],
  },
  check: validateSejour,
  normalise: nettoyerSejour,
  documents: enPages({
    preadmission: { libelle: textes.piece, raison: textes.raison, isMedicale: true },
  }),
  pieces: () => [{ champ: 'preadmission', isRequise: false }],
})
