import { parseDate, regleNiveau, validateNiveau } from '@espace-adherent/domain'
import { z } from 'zod'
import { dateSaisieSchema, datesEffetSchema } from '../actes/dates.ts'
import { defineActe } from '../actes/define.ts'
import { champsConseil, sansConseil } from '../conseil/champs.ts'
import { ratiosSchema } from '../ratios/index.ts'
import { textes } from './textes.ts'

const cents = z.int()

const saisie = z.strictObject({
  numeroContrat: z.string().max(50),
  nomOffre: z.string().max(200),
  dateEffet: dateSaisieSchema,
  ...champsConseil,
})
export type SaisieNiveau = z.infer<typeof saisie>

/** One level of the offer, reckoned on what the household really spent. */
export const niveauSchema = z.object({
  nomOffre: z.string(),
  /** Null: the one that the contract has. */
  sens: z.enum(['hausse', 'baisse']).nullable(),
  /** A month, from the next one; null: it has no price. */
  cotisation: cents.nullable(),
  /** What would have been paid, and what would have stayed, over the period. */
  rc: cents,
  reste: cents,
})
export type NiveauCompare = z.infer<typeof niveauSchema>

const faits = z.object({
  niveaux: z.array(niveauSchema),
  /** The period that they are compared over, and what was spent and covered by the Assurance maladie in it. */
  du: z.iso.date(),
  au: z.iso.date(),
  depense: cents,
  ro: cents,
  /** The day of a change that was asked for already. */
  prevuLe: z.iso.date().nullable(),
  dates: datesEffetSchema,
  ratios: ratiosSchema.nullable(),
})
export type FaitsNiveaux = z.infer<typeof faits>

export const garantiesActe = defineActe({
  key: 'garantiesActeGestion',
  slice: 'garanties',
  path: '/forms/garanties',
  libelle: textes.libelle,
  chapo: textes.chapo,
  groupe: 'couverture',
  portee: 'Contrat',
  isEnCours: true,
  identite: 'recente',
  saisie,
  faits,
  vide: sansConseil,
  conseil: { choix: ({ nomOffre }) => nomOffre },
  etapes: [{ cle: 'niveau', titre: textes.etape, champs: ['nomOffre', 'dateEffet'] }],
  check: (s, _, f) => validateNiveau(s, f),
  normalise: ({ nomOffre, dateEffet }) => ({ nomOffre, dateEffet: parseDate(dateEffet) ?? '' }),
  dateEffet: regleNiveau,
})
