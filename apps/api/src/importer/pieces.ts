import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The files that documents name, in `fichiers/` and nowhere else, whatever a name or a link says. */
export function ouvrirPieces(dossier: string) {
  const trouver = async (fichier: string): Promise<string | null> => {
    const racine = await realpath(join(dossier, 'fichiers')).catch(() => null)
    const chemin = await realpath(join(dossier, 'fichiers', fichier)).catch(() => null)
    return racine !== null && chemin?.startsWith(racine + sep) ? chemin : null
  }
  return {
    /** Whether it is there, and what its record says that it is. */
    async isJuste(fichier: string, sha256: string | undefined): Promise<boolean> {
      const chemin = await trouver(fichier)
      if (chemin === null) return false
      if (sha256 === undefined) return true
      const hash = createHash('sha256')
      try {
        for await (const part of createReadStream(chemin)) hash.update(part)
      } catch {
        return false
      }
      return hash.digest('hex') === sha256
    },
    async *lire(fichier: string): AsyncGenerator<Uint8Array> {
      const chemin = await trouver(fichier)
      if (chemin !== null) yield* createReadStream(chemin) as AsyncIterable<Uint8Array>
    },
  }
}
