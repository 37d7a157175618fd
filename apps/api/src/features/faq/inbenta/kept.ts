/** What changes rarely is asked for again after five minutes, and served for an hour without answer. */
const FRESH_MS = 5 * 60_000
const USABLE_MS = 60 * 60_000
/** A base of contents is smaller than that. */
const LARGEST = 2000

type Entry<T> = { value: T; at: number }

/**
 * Answers kept by name. Those who ask for the same thing at once wait for one request; when it fails,
 * an older answer is better than none.
 */
export function createKept<T>(now: () => number = Date.now) {
  const entries = new Map<string, Entry<T>>()
  const underWay = new Map<string, Promise<T>>()

  const renew = async (name: string, read: () => Promise<T>): Promise<T> => {
    try {
      const value = await read()
      if (entries.size >= LARGEST) entries.clear()
      entries.set(name, { value, at: now() })
      return value
    } catch (error) {
      const known = entries.get(name)
      if (known && now() - known.at < USABLE_MS) return known.value
      throw error
    }
  }

  return (name: string, read: () => Promise<T>): Promise<T> => {
    const known = entries.get(name)
    if (known && now() - known.at < FRESH_MS) return Promise.resolve(known.value)
    const already = underWay.get(name)
    if (already) return already
    const asked = renew(name, read).finally(() => underWay.delete(name))
    underWay.set(name, asked)
    return asked
  }
}
