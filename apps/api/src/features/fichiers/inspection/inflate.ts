import { createInflate, createInflateRaw, inflateRawSync, inflateSync } from 'node:zlib'
import { refuse } from './refus.ts'

export type Packing = 'raw' | 'zlib'

/** Fewer turns than zlib's own 16 kB, and still little to hold. */
const CHUNK = 256 * 1024

/** Unpacks at once what would otherwise cost a stream; `large` when it exceeds `max`. */
export function inflateSmall(
  packed: Buffer,
  packing: Packing,
  max: number,
): { clear: Buffer; consumed: number } | 'large' {
  const unpack = packing === 'raw' ? inflateRawSync : inflateSync
  try {
    // A limit of zero would be none.
    const options = { info: true, maxOutputLength: Math.max(1, max) }
    const { buffer, engine } = unpack(packed, options) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    return { clear: buffer, consumed: engine.bytesWritten }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return 'large'
    return refuse('incomplet')
  }
}

/**
 * Unpacks bytes piece by piece: nothing is believed, nothing is held. Returns how many bytes the
 * compressed data really took.
 */
export async function* inflate(packed: Buffer, packing: Packing): AsyncGenerator<Buffer, number> {
  const options = { chunkSize: CHUNK }
  const engine = packing === 'raw' ? createInflateRaw(options) : createInflate(options)
  engine.end(packed)
  try {
    for await (const clear of engine) yield clear as Buffer
  } catch (error) {
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? '')) refuse('incomplet')
    throw error
  }
  return engine.bytesWritten
}
