/**
 * What this device keeps of a person, in a browser database, so that it can be read without the
 * network. Browsers without one (some private windows) keep nothing, and the screen says so.
 */
const NAME = 'espace-adherent'
const STORE = 'gardes'

/** Whose it is, then what it is. */
export type Key = readonly [proprietaire: string, ...quoi: string[]]

export const kept = {
  read: (key: Key): Promise<unknown> =>
    inStore('readonly', (store) => store.get([...key])).catch(() => undefined),
  readAll: (): Promise<unknown[]> => inStore('readonly', (store) => store.getAll()).catch(() => []),
  keys: (): Promise<unknown[]> =>
    inStore('readonly', (store) => store.getAllKeys()).catch(() => []),
  write: async (key: Key, value: unknown): Promise<void> => {
    await inStore('readwrite', (store) => store.put(value, [...key]))
  },
  forget: async (key: Key): Promise<void> => {
    await inStore('readwrite', (store) => store.delete([...key]))
  },
  /** Everything, of everybody who used this browser. */
  forgetAll: async (): Promise<void> => {
    await inStore('readwrite', (store) => store.clear()).catch(() => {})
  },
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const answer = await settled(ask(transaction.objectStore(STORE)))
    if (mode === 'readwrite') await finished(transaction)
    return answer
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Resolves once it is on the disk, and not only accepted. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
