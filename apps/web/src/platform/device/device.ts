import type { Key } from './kept.ts'

type Store = {
  keys: () => Promise<unknown[]>
  write: (key: Key, value: unknown) => Promise<void>
  forget: (key: Key) => Promise<void>
  forgetAll: () => Promise<void>
}

/** The page without which nothing that is kept could be read. */
type Page = { keep: () => Promise<void>; forget: () => Promise<void> }

/**
 * What a person leaves on this device, and when it goes: both halves together, what is kept and the page
 * that shows it. One thing at a time, in the order in which it was asked for: nothing is written behind
 * the back of an erasure.
 */
export function createDevice(store: Store, page: Page) {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }

  async function forgetAll() {
    await store.forgetAll()
    await page.forget()
  }

  return {
    /** Rejects, and keeps nothing, where a browser cannot keep both. */
    keep: (key: Key, value: unknown) =>
      inTurn(async () => {
        await store.write(key, value)
        await page.keep().catch(async (error) => {
          await forgetAll()
          throw error
        })
      }),
    forget: (key: Key) =>
      inTurn(async () => {
        await store.forget(key).catch(() => {})
        if ((await store.keys()).length === 0) await page.forget()
      }),
    /** They signed out, or the server says that their session is over. */
    forgetAll: () => inTurn(forgetAll),
    /** That person is signed in: what somebody else left goes. */
    keepOnlyOf: (userName: string) =>
      inTurn(async () => {
        const keys = await store.keys()
        if (keys.some((key) => ownerOf(key) !== userName)) await forgetAll()
      }),
  }
}

/** A key that says nothing of its owner is nobody's. */
const ownerOf = (key: unknown) => (Array.isArray(key) ? key[0] : null)
