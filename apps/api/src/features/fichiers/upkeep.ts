import { every } from '../../platform/jobs/index.ts'
import type { FichiersDeps } from './deps.ts'
import {
  deleteAbandoned,
  deleteFichier,
  findKnown,
  findPending,
  markAnalysed,
} from './fichiers.repository.ts'

const MINUTE = 60_000
const HEURE = 60 * MINUTE

/** A form is filled in within a day, or never. */
const ABANDON = 24 * HEURE
const BATCH = 50

/** A few orphans are ordinary. More than these, and most of the store: a mistake, not a sweep. */
const SUSPECT = 20

export type Upkeep = ReturnType<typeof createUpkeep>

/** What no request does: one node at a time does it, and doing it twice changes nothing. */
export function createUpkeep(deps: FichiersDeps) {
  const { db, store, scanner, clock, onFault, onInfected } = deps
  const ago = (duration: number) => new Date(clock().getTime() - duration)

  async function scanOne(name: string): Promise<void> {
    const content = scanner && (await store.get(name))
    try {
      const verdict = content ? await scanner.scan(content) : { etat: 'sain' as const }
      if (verdict.etat === 'sain') await markAnalysed(db, name, clock())
      if (verdict.etat !== 'infecte') return
      onInfected(verdict.signature)
      await deleteFichier(db, name)
      await store.remove(name)
    } finally {
      content?.destroy()
    }
  }

  const tasks = {
    /** Files that came while the scanner was away, or before there was one. */
    async scanPending(): Promise<void> {
      if (!scanner && deps.sansScanner === 'refuser') return
      const names = await findPending(db, BATCH)
      if (names.length === 0 || (scanner && !(await scanner.isReady()))) return
      // One that cannot be read must not keep the others waiting.
      for (const name of names)
        await scanOne(name).catch((error) => onFault('pending file could not be scanned', error))
    },

    /** Files that no request took: the row first, so that nobody finds it without its bytes. */
    async removeAbandoned(): Promise<void> {
      for (const name of await deleteAbandoned(db, ago(ABANDON))) await store.remove(name)
    },

    /** Bytes that no row knows: of a deleted account, or of a process that was killed. */
    async removeOrphans(): Promise<void> {
      await store.removeDrafts(ago(ABANDON))
      const limit = ago(ABANDON)
      const orphans: string[] = []
      let total = 0
      let batch: string[] = []
      const sift = async () => {
        const known = await findKnown(db, batch)
        orphans.push(...batch.filter((name) => !known.has(name)))
        batch = []
      }
      for await (const { name, storedAt } of store.list()) {
        total++
        if (storedAt < limit) batch.push(name)
        if (batch.length === 500) await sift()
      }
      if (batch.length > 0) await sift()
      if (orphans.length > SUSPECT && orphans.length > total / 2)
        return onFault('most files belong to no row: is this store another database’s?')
      for (const name of orphans) await store.remove(name)
    },
  }

  return {
    ...tasks,
    checkStore: () => store.ping().catch((error) => onFault('file store does not answer', error)),
    jobs: [
      every({ key: 'fichiers.analyses', ms: MINUTE }, tasks.scanPending),
      every({ key: 'fichiers.abandons', ms: 10 * MINUTE }, tasks.removeAbandoned),
      // It reads the whole store, which may be large.
      every({ key: 'fichiers.orphelins', ms: 6 * HEURE, maxMs: 3 * HEURE }, tasks.removeOrphans),
    ],
  }
}
