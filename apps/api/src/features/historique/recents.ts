import type { Client } from '../client.ts'

const MINUTE = 60_000
/** What an account is refused within a minute is told by so many lines; more would only fill the disk. */
const LIGNES_PAR_MINUTE = 120

/** What was asked for, and when, in the order of time. */
type Recents = Map<string, number>

// By client object: another configuration starts again, and so does another application.
const parClient = new WeakMap<Client, Map<string, Recents>>()

/**
 * Notes a refusal, and says how to take the note back; undefined when it needs no line: the same one
 * has been told within the minute, or too many have. Kept by this process: at worst each node tells it.
 */
export function noteRefus(
  client: Client,
  compteId: string | null,
  quoi: string,
  now: Date,
): (() => void) | undefined {
  const comptes = parClient.get(client) ?? new Map<string, Recents>()
  parClient.set(client, comptes)
  const since = now.getTime() - MINUTE
  const qui = compteId ?? ''
  const recents = comptes.get(qui) ?? new Map<string, number>()
  // Last again: those who have long been quiet stand first, and are forgotten.
  comptes.delete(qui)
  for (const [other, theirs] of comptes) {
    if (forgetBefore(theirs, since) > 0) break
    comptes.delete(other)
  }
  comptes.set(qui, recents)
  if (forgetBefore(recents, since) >= LIGNES_PAR_MINUTE || recents.has(quoi)) return undefined
  recents.set(quoi, now.getTime())
  return () => recents.delete(quoi)
}

/** How many are left. */
function forgetBefore(recents: Recents, since: number): number {
  for (const [quoi, le] of recents) {
    if (le > since) break
    recents.delete(quoi)
  }
  return recents.size
}
