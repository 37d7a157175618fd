import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { ArretError } from './bruts.ts'
import type { Lieu } from './lieu.ts'
import { arrets } from './textes.ts'

const MORCEAU = 64 * 1024
/** Records compress by ten to sixty; a file made to hurt, by a thousand. Small ones may do as they like. */
const RATIO_MAX = 250
const RATIO_DES = 64 * 1024 * 1024
const TAILLE_MAX = 200 * 1024 ** 3

export type Lecture = {
  /** What the file holds, decompressed, 64 kB at a time. */
  morceaux: AsyncIterable<Buffer>
  /** Bytes of the file itself read so far: what progress is measured by. */
  lus(): number
  /** Of the file as it lies there; once everything was read. */
  sha256(): string
}

/** Opens a file by its name: `.gz` and `.zst` are decompressed on the way. */
export function ouvrir(lieu: Lieu, fichier: string): Lecture {
  const hash = createHash('sha256')
  let lus = 0
  let empreinte: string | null = null
  const brut = async function* () {
    for await (const part of lieu.lire(fichier)) {
      hash.update(part)
      lus += part.length
      yield part
    }
  }
  return {
    morceaux: decompresser(brut(), fichier, () => lus),
    lus: () => lus,
    sha256: () => {
      empreinte ??= hash.digest('hex')
      return empreinte
    },
  }
}

async function* decompresser(
  brut: AsyncGenerator<Buffer>,
  fichier: string,
  lus: () => number,
): AsyncGenerator<Buffer> {
  const detente = fichier.endsWith('.gz')
    ? createGunzip({ chunkSize: MORCEAU })
    : fichier.endsWith('.zst')
      ? createZstdDecompress({ chunkSize: MORCEAU })
      : null
  if (detente === null) return yield* brut
  const source = Readable.from(brut)
  source.once('error', (error) => detente.destroy(error))
  let sortis = 0
  try {
    for await (const part of source.pipe(detente) as AsyncIterable<Buffer>) {
      sortis += part.length
      if (sortis > TAILLE_MAX || (sortis > RATIO_DES && sortis > lus() * RATIO_MAX))
        throw new ArretError(arrets.bombe(fichier))
      yield part
    }
  } catch (error) {
    if (error instanceof ArretError || isSysteme(error)) throw error
    throw new ArretError(arrets.nonCompresse(fichier))
  } finally {
    source.destroy()
    detente.destroy()
  }
}

/** Of the disk, not of what is written on it. */
const isSysteme = (error: unknown) =>
  /^(?:EIO|EACCES|ENOENT|EISDIR|EMFILE)$/.test((error as NodeJS.ErrnoException).code ?? '')
