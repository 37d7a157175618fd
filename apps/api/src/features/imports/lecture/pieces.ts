import { createHash } from 'node:crypto'
import type { Lieu } from './lieu.ts'

/** The files that documents name. */
export const ouvrirPieces = (lieu: Pick<Lieu, 'piece'>) => ({
  /** Whether it is there, and what its record says that it is. */
  async isJuste(fichier: string, sha256: string | undefined): Promise<boolean> {
    const piece = await lieu.piece(fichier)
    if (piece === null) return false
    if (sha256 === undefined) return true
    const hash = createHash('sha256')
    for await (const part of piece) hash.update(part)
    return hash.digest('hex') === sha256
  },
  async *lire(fichier: string): AsyncGenerator<Uint8Array> {
    const piece = await lieu.piece(fichier)
    if (piece !== null) yield* piece
  },
})
