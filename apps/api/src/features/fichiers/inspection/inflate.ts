import { createInflate, createInflateRaw, inflateRawSync } from 'node:zlib'
import { refuse } from './refus.ts'

/** Fewer turns than zlib's own 16 kB, and still little to hold. */
const CHUNK = 256 * 1024

/** Makes for one small part what would cost a whole stream otherwise; never more than `max` bytes. */
export function inflateSmall(packed: Buffer, max: number): { clear: Buffer; consumed: number } {
  try {
    const { buffer, engine } = inflateRawSync(packed, {
      info: true,
      // Zero would mean no limit.
      maxOutputLength: Math.max(1, max),
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } }
    return { clear: buffer, consumed: engine.bytesWritten }
  } catch {
    return refuse('incomplet')
  }
}

/**
 * What these bytes become, piece by piece: nothing is believed, and nothing is held. Returns how
 * many of them the compressed data really took.
 */
export async function* inflate(
  packed: Buffer,
  format: 'raw' | 'zlib',
): AsyncGenerator<Buffer, number> {
  const options = { chunkSize: CHUNK }
  const engine = format === 'raw' ? createInflateRaw(options) : createInflate(options)
  engine.end(packed)
  try {
    for await (const clear of engine) yield clear as Buffer
  } catch (error) {
    if (/^Z_/.test((error as NodeJS.ErrnoException).code ?? '')) refuse('incomplet')
    throw error
  }
  return engine.bytesWritten
}
