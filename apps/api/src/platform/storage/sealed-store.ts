import { Readable } from 'node:stream'
import type { StreamSealer } from '../crypto/index.ts'
import type { FileStore } from './file-store.ts'

/** A store that only sees sealed bytes: whoever copies it learns names and sizes. */
export const sealStore = (store: FileStore, sealer: StreamSealer): FileStore => ({
  ...store,
  put: (name, content) => store.put(name, sealer.seal(name, content)),
  get: async (name) => {
    const sealed = await store.get(name)
    const clear = Readable.from(sealer.unseal(name, sealed), { objectMode: false })
    // A reader who leaves before the first byte must not keep the file open.
    return clear.once('close', () => sealed.destroy())
  },
})
