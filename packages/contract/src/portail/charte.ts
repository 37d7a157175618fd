import { type CouleurPalette, couleursPalette } from '@espace-adherent/domain'
import { z } from 'zod'
import { couleurSchema } from './installation.ts'

const palette = z.object(
  Object.fromEntries(couleursPalette.map((nom) => [nom, couleurSchema])) as Record<
    CouleurPalette,
    typeof couleurSchema
  >,
)

/** Colours, radius and font of a client; logos are stored beside it. */
export const charteSchema = z.object({
  clair: palette,
  sombre: palette,
  rayon: z.int().min(0).max(32),
  police: z.string().regex(/^[\w "',.-]{1,200}$/),
})
export type Charte = z.infer<typeof charteSchema>

/** `entete` on light backgrounds, `clair` on dark ones, `pied` in the footer, `icone` for the tab. */
export const nomsDeLogo = ['entete', 'clair', 'pied', 'icone'] as const
export const nomDeLogoSchema = z.enum(nomsDeLogo)
export type NomDeLogo = z.infer<typeof nomDeLogoSchema>
