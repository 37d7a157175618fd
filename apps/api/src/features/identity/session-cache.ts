import type { Visiteur } from '../visiteur.ts'

/**
 * How long a node trusts what it read of a session. Ending a session, or changing its account,
 * is announced by the database to every node at once: this only bounds what a cut connection
 * to the announcements, or a contract added meanwhile, could leave behind.
 */
const TRUST_MILLISECONDS = 5_000

/** Some megabytes at most: beyond it, the oldest entries go. */
const LARGEST = 20_000

/** Whose change makes it worth reading again: the account that is shown, and who looks at it. */
const comptesDe = ({ compteId, delegation, vuPar }: Visiteur) =>
  [compteId, delegation?.mandataireId, vuPar?.compteId].filter((id) => id !== undefined)

type Entry = { visiteur: Visiteur; readAt: number }

/** Sessions seen a moment ago, by their cookie and whose portal was asked for: neither leaves this memory. */
export function createSessionCache() {
  const entries = new Map<string, Entry>()
  const byCompte = new Map<string, Set<string>>()

  let announcements = 0

  const forgetCompte = (compteId: string) => {
    announcements++
    for (const token of byCompte.get(compteId) ?? []) entries.delete(token)
    byCompte.delete(compteId)
  }

  return {
    /** Changes with each announcement: what was read before one must not be kept after it. */
    announcements: () => announcements,
    get(token: string, clientCode: string, now: Date): Visiteur | null {
      const entry = entries.get(token)
      const age = now.getTime() - (entry?.readAt ?? 0)
      if (!entry || age < 0 || age >= TRUST_MILLISECONDS) return null
      return entry.visiteur.clientCode === clientCode ? entry.visiteur : null
    },
    set(token: string, visiteur: Visiteur, now: Date): void {
      entries.delete(token)
      entries.set(token, { visiteur, readAt: now.getTime() })
      for (const compteId of comptesDe(visiteur)) {
        const known = byCompte.get(compteId) ?? new Set()
        byCompte.set(compteId, known.add(token))
      }
      if (entries.size <= LARGEST) return
      const [oldest] = entries
      if (oldest) for (const compteId of comptesDe(oldest[1].visiteur)) forgetCompte(compteId)
    },
    forgetCompte,
    forgetAll(): void {
      announcements++
      entries.clear()
      byCompte.clear()
    },
  }
}
