import { HEADER_NUM_CONTRAT } from '@espace-adherent/contract/headers'
import type { Ahead } from './ask.ts'

declare global {
  /** Left by the script in the page's head, if it asked for anything. */
  var espaceAdherentAhead: Ahead | undefined
}

/** After this, an answer that came with the page may be out of date. */
const LIFETIME_MS = 30_000

/** Sends a request, unless the page has already asked the same: then that answer is used, once. */
export function answeredAhead(
  ahead: Ahead | undefined,
  send: typeof fetch,
  pageAge = () => performance.now(),
): typeof fetch {
  return async (input, init) => {
    if (pageAge() > LIFETIME_MS) ahead?.clear()
    const answer = ahead && typeof input === 'string' ? take(ahead, input, init) : undefined
    const early = await answer
    init?.signal?.throwIfAborted()
    return early ?? send(input, init)
  }
}

function take(ahead: Ahead, url: string, { method = 'GET', headers }: RequestInit = {}) {
  // The page asks about no contract in particular: an answer about one is different.
  if (method !== 'GET' || new Headers(headers).has(HEADER_NUM_CONTRAT)) return undefined
  const answer = ahead.get(url)
  ahead.delete(url)
  return answer
}

/** Whether everything that the page asked for was answered well; no, when it takes too long. */
export async function areAnswered(ahead: Ahead, patienceMs = 3000): Promise<boolean> {
  if (ahead.size === 0) return false
  const tooLong = new Promise<null[]>((resolve) => setTimeout(resolve, patienceMs, [null]))
  const answers = await Promise.race([Promise.all(ahead.values()), tooLong]).catch(() => [null])
  return answers.every((answer) => answer?.ok)
}
