import { createStreamSealer } from '../crypto/index.ts'
import type { FileStore } from './file-store.ts'
import { sealStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { S3Options } from './s3-store.ts'

export { type FileStore, MissingFileError, type StoredFile } from './file-store.ts'
export type { S3Options } from './s3-store.ts'

export type StoreOptions = { folder: string; s3?: S3Options | undefined }

/** The installation's files, sealed with its key. */
export const openFileStore = (options: StoreOptions, masterKey: Uint8Array): FileStore =>
  sealStore(chooseStore(options), createStreamSealer(masterKey))

function chooseStore({ folder, s3 }: StoreOptions): FileStore {
  if (!s3) return createFolderStore(folder)
  // The library is large, and most starts end before the first file comes.
  return lazily(async () => (await import('./s3-store.ts')).createS3Store(s3))
}

function lazily(load: () => Promise<FileStore>): FileStore {
  let loading: Promise<FileStore> | undefined
  const store = () => {
    loading ??= load()
    return loading
  }
  return {
    put: async (name, content) => (await store()).put(name, content),
    get: async (name) => (await store()).get(name),
    remove: async (name) => (await store()).remove(name),
    async *list() {
      yield* (await store()).list()
    },
    removeDrafts: async (before) => (await store()).removeDrafts(before),
    ping: async () => (await store()).ping(),
  }
}
