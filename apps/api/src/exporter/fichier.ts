import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Ecrit = { octets: number; sha256: string }

/**
 * Written as it comes and hashed on the way: nothing is held in memory. Nobody else may read it.
 */
export async function ecrire(
  chemin: string,
  contenu: AsyncIterable<Uint8Array | string>,
): Promise<Ecrit> {
  const hash = createHash('sha256')
  let octets = 0
  const compter = async function* () {
    for await (const part of contenu) {
      const bytes = Buffer.from(part as Uint8Array)
      hash.update(bytes)
      octets += bytes.length
      yield bytes
    }
  }
  await pipeline(Readable.from(compter()), createWriteStream(chemin, { mode: 0o600, flags: 'wx' }))
  return { octets, sha256: hash.digest('hex') }
}

/** What a file holds today: its bytes, its lines, its hash. */
export async function relire(chemin: string): Promise<Ecrit & { lignes: number }> {
  const hash = createHash('sha256')
  let octets = 0
  let lignes = 0
  for await (const part of createReadStream(chemin) as AsyncIterable<Buffer>) {
    hash.update(part)
    octets += part.length
    for (const byte of part) if (byte === 0x0a) lignes++
  }
  return { octets, lignes, sha256: hash.digest('hex') }
}
