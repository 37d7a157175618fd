import { isDateCalendaire } from '@espace-adherent/domain'
import { z } from 'zod'

const error = 'La date doit exister et s’écrire AAAA-MM-JJ'

/** A day that somebody asks for: year 0000, which ISO 8601 has, exists in no calendar of ours. */
export const dateDemandee = z.iso.date({ error }).refine(isDateCalendaire, { error })
