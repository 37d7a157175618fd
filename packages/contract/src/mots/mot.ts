import { type ContenuMot, categoriesMots, groupesMots, limitesMots } from '@espace-adherent/domain'
import { z } from 'zod'

const texte = z.string().max(limitesMots.texte)
const nom = z.string().max(60)

/** A mail, or named texts; the word's own variables and names are checked by `readContenu`. */
export const contenuMotSchema: z.ZodType<ContenuMot> = z.union([
  z.strictObject({
    sujet: texte,
    corps: z
      .array(
        z.union([
          texte,
          z.strictObject({ code: nom }),
          z.strictObject({ lien: nom, libelle: texte }),
        ]),
      )
      .max(limitesMots.paragraphes),
  }),
  z.strictObject({ textes: z.record(nom, texte) }),
])

/** A sentence that staff may change, as the back office reads it. */
export const motSchema = z.object({
  key: z.string(),
  groupe: z.enum(groupesMots),
  categorie: z.enum(categoriesMots),
  libelle: z.string(),
  /** Under which heading it is listed, and when it is said. */
  lieu: z.string(),
  usage: z.string(),
  /** Each variable with its kind; with `?`, one that may be missing. */
  variables: z.record(z.string(), z.string()),
  /** The variables that no wording may leave out. */
  indispensables: z.array(z.string()),
  original: contenuMotSchema,
  /** The client's own wording; null where it says the original. */
  contenu: contenuMotSchema.nullable(),
  /** To be sent back with a change; 0 until the first one. */
  revision: z.int().min(0),
  modifieLe: z.iso.datetime().nullable(),
  /** Who wrote it, by name; null once the account is gone. */
  modifiePar: z.string().nullable(),
})
export type MotEntree = z.infer<typeof motSchema>

/** A new wording; null gives the original back. */
export const saisieMotSchema = z.strictObject({
  key: z.string().max(100),
  contenu: contenuMotSchema.nullable(),
  revision: z.int().min(0),
})
export type SaisieMot = z.infer<typeof saisieMotSchema>
