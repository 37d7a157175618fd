import type { Key } from './kept.ts'

type Store = {
  keys: () => Promise<unknown[]>
  write: (key: Key, value: unknown) => Promise<void>
  forget: (key: Key) => Promise<void>
  forgetAll: () => Promise<void>
}

/** The page without which nothing that is kept could be read. */
type Page = { keep: () => Promise<void>; forget: (isParti: boolean) => Promise<void> }

/**
 * What a person leaves on this device and when it goes: kept items, and the page that shows them.
 * An erasure waits for nothing, and stops whatever was about to be kept.
 */
export function createDevice(store: Store, page: Page) {
  let erasures = 0
  let erasing: Promise<void> = Promise.resolve()

  function forgetAll(isParti = false): Promise<void> {
    erasures++
    erasing = store.forgetAll().then(() => page.forget(isParti))
    return erasing
  }

  return {
    /** Rejects and keeps nothing where a browser cannot keep both. */
    keep: async (key: Key, value: unknown): Promise<void> => {
      const before = erasures
      // Wanted again at once: the erasure is for what was kept before.
      await erasing
      try {
        await page.keep()
        if (erasures !== before) throw new Error('Not kept')
        await store.write(key, value)
      } catch (error) {
        // What was kept before still stands, and its page too.
        if ((await store.keys()).length > 0) return
        await page.forget(false)
        throw error
      }
    },
    /** Updates what is kept from what was just read; what is not kept is not added. */
    renew: async (key: Key, value: unknown): Promise<void> => {
      const before = erasures
      const keys = await store.keys()
      if (erasures !== before || !keys.some((other) => isSame(other, key))) return
      if (value !== null) return store.write(key, value).catch(() => {})
      await store.forget(key).catch(() => {})
      if (keys.length === 1) await forgetAll()
    },
    /** The server says that their session is over; `isParti`: they have signed out, and are told nothing more here. */
    forgetAll,
    /** That person is signed in: what somebody else left is erased. */
    keepOnlyOf: async (userName: string): Promise<void> => {
      const keys = await store.keys()
      if (keys.some((key) => ownerOf(key) !== userName)) await forgetAll()
    },
  }
}

/** A key that does not name its owner belongs to nobody. */
const ownerOf = (key: unknown) => (Array.isArray(key) ? key[0] : null)

const isSame = (one: unknown, other: Key) => JSON.stringify(one) === JSON.stringify(other)
