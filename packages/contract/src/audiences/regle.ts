import {
  fautesRegle,
  type GroupeAudience,
  limitesAudience,
  type NomChampAudience,
  type OperateurAudience,
} from '@espace-adherent/domain'
import { z } from 'zod'

const mot = z.string().max(limitesAudience.valeur)

/** Which field, which question and what for is told by `fautesRegle`, each at its place. */
const condition = z.strictObject({
  champ: z.custom<NomChampAudience>((nom) => typeof nom === 'string' && nom.length <= 60),
  operateur: z.custom<OperateurAudience>((nom) => typeof nom === 'string' && nom.length <= 60),
  valeur: z
    .union([
      z.number(),
      mot,
      z.array(mot).max(limitesAudience.valeurs + 1),
      z.array(z.number()).max(2),
    ])
    .nullable()
    .optional(),
})

const groupeDe = (noeud: z.ZodType) =>
  z.strictObject({
    lien: z.enum(['et', 'ou']),
    isSauf: z.boolean().optional(),
    regles: z.array(noeud).max(limitesAudience.conditions + 1),
  })

// Spelled out rather than recursive: what is deeper than three levels has no shape at all.
const dedans = groupeDe(condition)
const milieu = groupeDe(z.union([condition, dedans]))

/** A rule, by browser and server alike: closed, bounded, and on allowed fields alone. */
export const regleSchema = groupeDe(z.union([condition, milieu])).superRefine((regle, context) => {
  for (const [place, message] of Object.entries(fautesRegle(regle as unknown as GroupeAudience)))
    context.addIssue({ code: 'custom', path: place.split('.'), message })
}) as unknown as z.ZodType<GroupeAudience>
