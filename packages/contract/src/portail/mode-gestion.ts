import { modesGestion } from '@espace-adherent/domain'
import { z } from 'zod'

export const modeGestionSchema = z.object({ modeGestion: z.enum(modesGestion) })
export type ModeGestionResponse = z.infer<typeof modeGestionSchema>
