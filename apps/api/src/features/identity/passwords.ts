import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { randomToken } from '../../platform/crypto/index.ts'
import { createWorkQueue } from './work-queue.ts'

/** argon2id (the library's default variant) with the cost that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash takes a core and 19 MiB: one per core at a time, the others wait for a second or so. */
const queue = createWorkQueue(availableParallelism(), 200)

export const hashPassword = (motDePasse: string): Promise<string> =>
  queue.run(() => hash(motDePasse, COST))

let decoy: Promise<string> | undefined

/**
 * Without a hash (unknown or not activated account) a decoy is verified, so that the answer takes
 * the same time and nobody learns which accounts exist.
 */
export async function verifyPassword(known: string | null, motDePasse: string): Promise<boolean> {
  decoy ??= hash(randomToken(), COST)
  const reference = known ?? (await decoy)
  const isSame = await verify(reference, motDePasse)
  return isSame && known !== null
}

/** Makes the decoy ahead of the first sign-in. */
export async function warmPasswords(): Promise<void> {
  decoy ??= hash(randomToken(), COST)
  await decoy
}

/** For a check that needs the database before it hashes: it waits for its turn as a whole. */
export const whenHashingIsPossible = queue.run
