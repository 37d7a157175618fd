import { isDateCalendaire } from '@espace-adherent/domain'
import { z } from 'zod'

const error = 'La date doit exister et s’écrire AAAA-MM-JJ'

/**
 * A day that somebody asks for; year 0000, which ISO 8601 allows, exists in no calendar of ours.
 */
export const dateDemandee = z.iso.date({ error }).refine(isDateCalendaire, { error })

const instantError = 'La date et l’heure doivent exister et s’écrire AAAA-MM-JJTHH:MM:SSZ'

/** A moment that somebody asks for, with the same limit. */
export const instantDemande = z.iso
  .datetime({ error: instantError })
  .refine((instant) => isDateCalendaire(instant.slice(0, 10)), { error: instantError })
