import { numeroContratCourant } from '../session/contrat-courant.ts'

/** The usual time between the two clicks of a double click; later, somebody may mean it. */
const DOUBLE_CLIC_MS = 200

type Asked = { answer: Promise<unknown>; at: number; isUnderWay: boolean }

/**
 * Something asked for again while it is under way, or within a double click, is the same wish: it
 * shares the first answer. The first answer may come between two clicks, when no button is busy any
 * more. It compares clocks and starts no timer, because timers of hidden tabs come late.
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

/** The same request about another contract is another wish. */
export const askedOnce = <Answer>(what: unknown, work: () => Promise<Answer>) =>
  once(JSON.stringify([what, numeroContratCourant.get()]), work)
