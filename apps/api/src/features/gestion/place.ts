import { AppError } from '../../platform/http/index.ts'
import type { Place } from './gestion.repository.ts'

/** Where the next rows begin, as the browser carries it. */
export const ecrirePlace = ({ valeur, id }: Place): string =>
  Buffer.from(JSON.stringify([valeur, id])).toString('base64url')

export function lirePlace(texte: string): Place {
  try {
    const [valeur, id] = JSON.parse(Buffer.from(texte, 'base64url').toString())
    if (typeof valeur === 'string' && typeof id === 'string') return { valeur, id }
  } catch {
    // Not one of ours: refused below.
  }
  throw new AppError('BadRequest', undefined, {
    apres: 'Cette information n’a pas la forme attendue',
  })
}
