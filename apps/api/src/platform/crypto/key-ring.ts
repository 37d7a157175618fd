import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** This many bits keep two keys of one installation from sharing an id. */
const ID_BYTES = 6

/** The key is kept as a ready object: reading it from its bytes costs more than sealing with it. */
export type Key = { id: string; key: KeyObject }

/** Keys for one use, derived from the installation's. The newest key seals; all of them open. */
export type KeyRing = {
  current: Key
  /** The current one first. */
  all: readonly Key[]
  find(id: string): Key | undefined
}

/** `older`: keys that the installation had before. They only open what was sealed then. */
export function createKeyRing(
  masterKey: Uint8Array,
  older: readonly Uint8Array[],
  use: string,
): KeyRing {
  const current = deriveKey(masterKey, use)
  const all = [current, ...older.map((key) => deriveKey(key, use))]
  const byId = new Map(all.map((key) => [key.id, key]))
  return { current, all, find: (id) => byId.get(id) }
}

export const KEY_ID_LENGTH = (ID_BYTES * 4) / 3

function deriveKey(masterKey: Uint8Array, use: string): Key {
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', masterKey, '', info, length))
  return {
    id: derive('key-id', ID_BYTES).toString('base64url'),
    key: createSecretKey(derive(use, 32)),
  }
}
