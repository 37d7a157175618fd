import { type Curseur, isDateCalendaire } from '@espace-adherent/domain'
import { z } from 'zod'
import { lireCurseur } from '../../platform/resources/index.ts'

const place = z.tuple([z.string().refine(isDateCalendaire), z.int().min(0)])

/** The place of a list of lines, payments or statements: all are ordered by date, then by number. */
export function curseurDe(apres: string | undefined): Curseur | null {
  const lu = lireCurseur(apres, place)
  return lu && { date: lu[0], id: lu[1] }
}

/** An identifier that we could have given, or null. */
export const lireId = (texte: string): number | null =>
  /^\d{1,15}$/.test(texte) ? Number(texte) : null
