import type { BaseAdresses, Question } from './base.ts'
import type { Interroger } from './nationale.ts'

const MINUTE = 60_000
/** More than somebody types of addresses, and less than a program would ask. */
export const PAR_SESSION = { nombre: 120, ms: 10 * MINUTE }
/** After so many failures in a row, it is left alone for a while. */
export const ECHECS = 3
export const REPOS_MS = 30_000

type Options = {
  nationale: Interroger
  embarquee: BaseAdresses
  /** For the log, once for each time that it is away: never what was typed. */
  onRepos(): void
}

/**
 * The national base while it answers, else what the portal knows by itself. One that is away or slow is not asked again
 * for half a minute, and then by one question only: nobody waits behind it. What one session may ask is counted in this
 * process, as a shared count would be a write for each letter.
 */
export function createBasePrudente({ nationale, embarquee, onRepos }: Options): BaseAdresses {
  let echecs = 0
  let repriseLe = 0
  const sessions = new Map<string, { nombre: number; depuis: number }>()

  function hasBudget(session: string, now: number): boolean {
    for (const [qui, { depuis }] of sessions)
      if (depuis <= now - PAR_SESSION.ms) sessions.delete(qui)
      else break
    const compte = sessions.get(session) ?? { nombre: 0, depuis: now }
    if (compte.nombre >= PAR_SESSION.nombre) return false
    sessions.set(session, { ...compte, nombre: compte.nombre + 1 })
    return true
  }

  async function ask({ session, q, now }: Question) {
    const ms = now.getTime()
    if (ms < repriseLe || !hasBudget(session, ms)) return []
    // The one that finds out; the others go on without it meanwhile.
    if (echecs >= ECHECS) repriseLe = ms + REPOS_MS
    try {
      const trouvees = await nationale(q)
      echecs = 0
      repriseLe = 0
      return trouvees
    } catch {
      echecs++
      if (echecs >= ECHECS) repriseLe = ms + REPOS_MS
      if (echecs === ECHECS) onRepos()
      return []
    }
  }

  return {
    async propose(question) {
      const trouvees = await ask(question)
      // A street that is too new for the base can still be said with its town.
      return trouvees.length > 0 ? trouvees : embarquee.propose(question)
    },
  }
}
