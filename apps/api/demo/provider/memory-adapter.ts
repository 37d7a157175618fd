import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { modele: string; payload: AdapterPayload; until: number }

/** A demonstration forgets everything when it stops. */
export function createMemoryAdapter(): (modele: string) => Adapter {
  const entries = new Map<string, Entry>()
  const living = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.until > Date.now()) return entry
    entries.delete(key)
    return undefined
  }
  return (modele) => ({
    async upsert(id, payload, expiresIn = 3600) {
      for (const key of entries.keys()) living(key)
      entries.set(`${modele}:${id}`, { modele, payload, until: Date.now() + expiresIn * 1000 })
    },
    async find(id) {
      return living(`${modele}:${id}`)?.payload
    },
    async findByUid(uid) {
      const found = [...entries.values()].find((e) => e.modele === modele && e.payload.uid === uid)
      return found?.payload
    },
    async findByUserCode() {
      return undefined
    },
    async consume(id) {
      const entry = living(`${modele}:${id}`)
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${modele}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
