import { numeroContratCourant } from '../session/contrat-courant.ts'

/** As far apart as the two clicks of a double click mostly are; later, somebody may mean it. */
const DOUBLE_CLIC_MS = 200

type Asked = { answer: Promise<unknown>; at: number; isUnderWay: boolean }

/**
 * What is asked for again while it is on its way, or within a double click, is the same wish: it shares what became of the
 * first. An answer may be there between the two clicks, when no button says any more that it is busy. By the clock, not by a
 * timer: one of a page behind another tab comes late.
 */
export function createAskedOnce(now: () => number) {
  const all = new Map<string, Asked>()
  return function askedOnce<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const known = all.get(key)
    if (known && (known.isUnderWay || now() - known.at < DOUBLE_CLIC_MS))
      return known.answer as Promise<Answer>
    const asked: Asked = { answer: work(), at: now(), isUnderWay: true }
    const end = () => {
      asked.isUnderWay = false
    }
    asked.answer.then(end, end)
    all.set(key, asked)
    return asked.answer as Promise<Answer>
  }
}

const once = createAskedOnce(() => performance.now())

/** The same words about another contract are another wish. */
export const askedOnce = <Answer>(what: unknown, work: () => Promise<Answer>) =>
  once(JSON.stringify([what, numeroContratCourant.get()]), work)
