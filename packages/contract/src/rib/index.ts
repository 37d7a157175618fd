import { z } from 'zod'
import { uploadedFileSchema } from '../fichiers/index.ts'
import { defineResource } from '../resources/define.ts'

/** Generous bounds: the rules, which say what is wrong in each field, come after. */
const texte = (max: number) => z.string().max(max)

/** The contract that bank details are for, and what it had when the form was opened. */
export const contratDuRibSchema = z.object({
  numContrat: texte(50).min(1),
  nomOffre: texte(200),
  /** Masked. */
  rib: texte(50).nullable(),
  codeModePaiement: texte(20).nullable(),
  hadRib: z.boolean(),
})

export const ribPrestationsResource = defineResource({
  slice: 'rib',
  path: '/forms/ribprestations',
  libelle: 'Coordonnées bancaires des prestations',
  access: 'membre',
  row: contratDuRibSchema,
  data: z.object({
    titulaire: texte(500),
    iban: texte(100),
    bic: texte(50),
    /** The bank's paper: needed when a clerk treats the request. */
    rib: uploadedFileSchema.nullable(),
    contrat: contratDuRibSchema,
  }),
  can: ['form'],
  identify: (contrat) => contrat.numContrat,
})
