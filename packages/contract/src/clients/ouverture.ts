import { pointsOuverture } from '@espace-adherent/domain'
import { z } from 'zod'
import { codeClientSchema } from '../portail/installation.ts'

const gestesOuverture = ['demander', 'accorder', 'refuser', 'annuler'] as const
export type GesteOuverture = (typeof gestesOuverture)[number]

/** Where a client in preparation stands: every point is computed, and leads to where it is mended. */
export const ouvertureSchema = z.object({
  /** Of what it was made; null: installed. */
  modele: z.string().nullable(),
  depuis: z.iso.datetime(),
  points: z.array(
    z.object({
      cle: z.enum(pointsOuverture),
      etat: z.enum(['pret', 'manque', 'attend']),
      titre: z.string(),
      texte: z.string(),
      /** « 2 vides sur 3 ». */
      compte: z.string(),
      /** A tab of this client, or a page of its own back office. */
      lien: z.union([z.object({ onglet: z.string() }), z.object({ url: z.string() })]),
    }),
  ),
  /** How many are not ready: it opens at none. */
  restants: z.int(),
  /** What its first administrator asked for, and its second one has not decided. */
  demande: z.object({ par: z.string(), le: z.iso.datetime() }).nullable(),
  /** What the reader may do. */
  gestes: z.array(z.enum(gestesOuverture)),
  /** Why the reader's agreement would not count. */
  empechement: z.string().nullable(),
  /** How many contracts may then be looked at by those who have them. */
  contrats: z.int(),
})
export type Ouverture = z.infer<typeof ouvertureSchema>

export const gesteOuvertureSchema = z.strictObject({
  id: codeClientSchema,
  geste: z.enum(gestesOuverture),
})

/** The answer to an opening: null once it is open. */
export const ouvertureRendueSchema = z.object({ ouverture: ouvertureSchema.nullable() })

/** A trial goes to whoever asks, at the address of their account. */
export const essaiClientSchema = z.strictObject({ id: codeClientSchema })
export const essaiEnvoyeSchema = z.object({ a: z.string() })
/** The address that shows the portal to whoever holds it, for a few minutes. */
export const vueClientSchema = z.object({ url: z.string() })
