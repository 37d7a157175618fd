import { numeroContratCourant } from '../session/contrat-courant.ts'

/** As far apart as the two clicks of a double click mostly are; later, somebody may mean it. */
const DOUBLE_CLIC_MS = 200

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * What is asked for again while it is on its way, or within a double click, is the same wish: it shares what became of the
 * first. An answer may be there between the two clicks, when no button says any more that it is busy.
 */
export function createAskedOnce() {
  const asked = new Map<string, Promise<unknown>>()
  return function askedOnce<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const known = asked.get(key) as Promise<Answer> | undefined
    if (known) return known
    const answer = work()
    asked.set(key, answer)
    void Promise.allSettled([answer, pause(DOUBLE_CLIC_MS)]).then(() => asked.delete(key))
    return answer
  }
}

const once = createAskedOnce()

/** The same words about another contract are another wish. */
export const askedOnce = <Answer>(what: unknown, work: () => Promise<Answer>) =>
  once(JSON.stringify([what, numeroContratCourant.get()]), work)
