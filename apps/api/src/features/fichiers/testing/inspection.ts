import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAttendu } from '@espace-adherent/domain'
import { createArrival } from '../inspection/arrival.ts'
import { inspect } from '../inspection/inspect.ts'
import { RefusError } from '../inspection/refus.ts'

export const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)))

/** The whole look at these bytes under that extension: its refusal, or how many bytes are kept. */
export async function look(extension: string, bytes: Buffer): Promise<string | number> {
  const format = formatAttendu(`a.${extension}`)
  assert.ok(format)
  try {
    const arrival = createArrival(format)
    for (let i = 0; i < bytes.length; i += 997) arrival.write(bytes.subarray(i, i + 997))
    arrival.end()
  } catch (error) {
    if (error instanceof RefusError) return error.refus
    throw error
  }
  const verdict = await inspect(bytes, format)
  return 'refus' in verdict ? verdict.refus : verdict.garder
}

/** Extension, what it is, its bytes, the refusal; null when it is accepted whole. */
export type Case = readonly [string, string, Buffer, string | null]

export function testCases(cases: readonly Case[]): void {
  for (const [extension, what, bytes, refusal] of cases)
    test(`.${extension} with ${what}: ${refusal ?? 'accepted'}`, async () =>
      assert.equal(await look(extension, bytes), refusal ?? bytes.length))
}
