import { Readable } from 'node:stream'
import type { Content, StreamSealer } from '../crypto/index.ts'

/** Where the bytes of files are: a folder, or a bucket. Callers choose the names. */
export type FileStore = {
  /** All or nothing: until it resolves, and if it rejects, no file has that name. */
  put(name: string, content: Content): Promise<void>
  /** Rejects with `MissingFileError`; a fault that shows later breaks the stream. */
  get(name: string): Promise<Readable>
  /** Removing what is not there succeeds. */
  remove(name: string): Promise<void>
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>
  /** Throws away what an interrupted `put` left before that moment. */
  removeDrafts(before: Date): Promise<void>
  /** Resolves when the store can be reached. */
  ping(): Promise<void>
}

export type StoredFile = { name: string; storedAt: Date }

export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

const plainName = /^[a-z0-9]{8,64}$/

export const isFileName = (name: string) => plainName.test(name)

/** Names become paths: a name that could leave the store is a fault of ours, never of a visitor. */
export function checkName(name: string): void {
  if (!isFileName(name)) throw new Error('Not a name of the file store')
}

/** Two levels of folders, so that none of them holds a million files. */
export const shardOf = (name: string): [string, string] => [name.slice(0, 2), name.slice(2, 4)]

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
