import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import { findUnreadable } from '../http/readable-text.ts'

/**
 * A place in a list, which the browser carries from one page to the next: the sort key of its last
 * row.
 */
export const ecrireCurseur = (...cles: (string | number | boolean)[]): string =>
  Buffer.from(JSON.stringify(cles)).toString('base64url')

/** Null at the beginning; a cursor that we cannot have written is refused. */
export function lireCurseur<T>(apres: string | undefined, cles: z.core.$ZodType<T>): T | null {
  if (apres === undefined) return null
  const parsed = parse(apres)
  // Encoded, it passed those who look at what an address says.
  const read = z.safeParse(cles, parsed)
  if (read.success && findUnreadable(parsed) === null) return read.data
  throw new AppError('BadRequest', undefined, { apres: 'Cette suite n’existe pas' })
}

function parse(apres: string): unknown {
  try {
    return JSON.parse(Buffer.from(apres, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The cursor of the next rows, when the page is full. */
export function suiteDe<T>(
  items: readonly T[],
  taille: number,
  cles: (last: T) => (string | number | boolean)[],
): string | null {
  const last = items.length >= taille ? items[taille - 1] : undefined
  return last === undefined ? null : ecrireCurseur(...cles(last))
}
