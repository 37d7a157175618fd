import {
  documentsFacture,
  type FaitsFacture,
  nettoyerFacture,
  piecesDeFacture,
  SOIN_VIDE,
  SOINS_MAX,
  validateFacture,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema } from '../actes/dates.ts'
import { defineActe, faitsDe } from '../actes/define.ts'
import { enPages, pagesDes } from '../actes/pieces.ts'
import { textes } from './textes.ts'

export const declarationFactureActe = defineActe({
  key: 'declarationSinistreV2ActeGestion',
  slice: 'sinistres',
  path: '/forms/declarationsinistreV2',
  textes: textes.facture,
  groupe: 'soins',
  typeContrat: 'sante',
  identite: 'session',
  saisie: z.strictObject({
    numeroContrat: z.string().min(1).max(50),
    numPers: z.string().max(50),
    /** As the bill names them. */
    professionnel: z.string().max(500),
    dateSoins: dateSaisieSchema,
    soins: z
      .array(
        z.strictObject({
          codeActe: z.string().max(20),
          quantite: z.string().max(5),
          depense: z.string().max(30),
          /** What the Assurance maladie has paid; empty: nobody knows. */
          ro: z.string().max(30),
          /** Of glasses, what of the price is for the frame. */
          monture: z.string().max(30).optional(),
          situation: z.string().max(20).optional(),
          /** Of acts that have many, the base that the bill says; of hearing aids, the ear. */
          base: z.string().max(30).optional(),
          oreille: z.string().max(20).optional(),
        }),
      )
      .max(SOINS_MAX),
    ...pagesDes(documentsFacture),
  }),
  faits: faitsDe<FaitsFacture>(),
  vide: { soins: [SOIN_VIDE] },
  etapes: { qui: ['numPers', 'professionnel', 'dateSoins'], soins: ['soins'], pieces: [] },
  check: validateFacture,
  normalise: nettoyerFacture,
  documents: enPages(documentsFacture),
  pieces: piecesDeFacture,
})
