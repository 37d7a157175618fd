import {
  bornes,
  formatDate,
  isDateCalendaire,
  libellesDateReference,
} from '@espace-adherent/domain'
import { z } from 'zod'

/** A day as typed, maybe half; AAAA-MM-JJ is understood too. */
export const dateSaisieSchema = z
  .string()
  .max(10)
  .overwrite((value) => (isDateCalendaire(value) ? formatDate(value) : value))

const conditions = z
  .array(
    z.strictObject({
      champ: z.string().max(60),
      valeurs: z.array(z.string().max(200)).max(50),
    }),
  )
  .max(20)

const references = Object.keys(libellesDateReference) as (keyof typeof libellesDateReference)[]
const ecart = z.int().min(-1200).max(1200).default(0)

/** The rule by which the day of an act is chosen. */
export const regleDateEffetSchema = z.strictObject({
  plages: z
    .array(
      z.strictObject({
        libelle: z.string().max(200),
        quand: conditions.optional(),
        jourDuMois: z.int().min(1).max(31).optional(),
        contraintes: z
          .array(
            z.strictObject({
              conditions,
              detail: z.strictObject({
                dateReference: z.enum(references),
                dateRelative: z.string().max(10).nullable(),
                borne: z.enum(bornes),
                modificateurJour: ecart,
                modificateurMois: ecart,
                modificateurAnnee: ecart,
              }),
            }),
          )
          .max(20),
      }),
    )
    .min(1)
    .max(20),
})
