/**
 * What was shared from the phone with the installed application, until the bill opens: it may come before
 * anybody has signed in, so it belongs to nobody yet. Written by the worker, or by the page that answers in its
 * place (`partage.routes.ts` of the server, which spells these names too); taken once.
 */
const NAME = 'espace-adherent-partage'
const STORE = 'photos'
const KEY = 'photos'
/** Later, whoever opens a bill here is perhaps somebody else. */
const DUREE_MS = 60 * 60_000

type Partage = { le: number; fichiers: readonly File[] }

export const keepPhotos = async (fichiers: readonly File[], now = Date.now()): Promise<void> => {
  await inStore((store) => store.put({ le: now, fichiers } satisfies Partage, KEY))
}

/** What was shared, given once and forgotten; nothing where nothing was, or too long ago. */
export async function photosPartagees(now = Date.now()): Promise<readonly File[]> {
  // Made by whoever shares first: to look must not make it.
  const known = await indexedDB?.databases?.().catch(() => [])
  if (known && !known.some(({ name }) => name === NAME)) return []
  const [partage] = await inStore((store) => store.get(KEY), forget).catch(() => [undefined])
  const { le, fichiers } = (partage ?? { le: 0, fichiers: [] }) as Partage
  return now - le < DUREE_MS ? fichiers : []
}

const forget = (store: IDBObjectStore) => store.delete(KEY)

/** Everything in one transaction: of two pages that look at once, one finds it. */
async function inStore(...asks: ((store: IDBObjectStore) => IDBRequest)[]): Promise<unknown[]> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  try {
    const transaction = database.transaction(STORE, 'readwrite')
    const asked = asks.map((ask) => ask(transaction.objectStore(STORE)))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return asked.map(({ result }) => result)
  } finally {
    database.close()
  }
}
