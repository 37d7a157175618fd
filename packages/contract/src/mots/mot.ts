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

/** A sentence that staff may change, as the code declares it. */
export const motSchema = z.object({
  key: z.string(),
  groupe: z.enum(groupesMots),
  categorie: z.enum(categoriesMots),
  /** Each variable with its kind; with `?`, one that may be missing. */
  variables: z.record(z.string(), z.string()),
  /** The variables that no wording may leave out. */
  indispensables: z.array(z.string()),
  original: contenuMotSchema,
})
export type MotDeclare = z.infer<typeof motSchema>
