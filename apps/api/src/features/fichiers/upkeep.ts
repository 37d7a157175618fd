import type { Verdict } from '../../platform/antivirus/scanner.ts'
import { eachDue, every } from '../../platform/jobs/index.ts'
import type { FichiersDeps } from './deps.ts'
import {
  deleteAbandoned,
  deleteFichier,
  findKnown,
  findPending,
  hasPending,
  markAnalysed,
  type Pending,
} from './fichiers.repository.ts'

const MINUTE = 60_000
const HEURE = 60 * MINUTE

/** A form is filled in within a day, or never. */
const ABANDON = 24 * HEURE
const BATCH = 500

/** A few orphans are ordinary. More than these, and most of the store: a mistake, not a sweep. */
const SUSPECT = 20

/** What no request does: one node at a time does it, and doing it twice changes nothing. */
export function createUpkeep(deps: FichiersDeps) {
  const { db, store, scanner, clock, onFault, onInfected } = deps
  const ago = (duration: number) => new Date(clock().getTime() - duration)

  async function scanOne(name: string): Promise<Verdict> {
    if (!scanner) return { etat: 'sain' }
    const content = await store.get(name)
    try {
      return await scanner.scan(content)
    } finally {
      content.destroy()
    }
  }

  /** One whose bytes stay is found among the orphans later, and holds up none of the others. */
  const removeAll = async (names: readonly string[]) => {
    for (const name of names)
      await store.remove(name).catch((error) => onFault('file could not be removed', error))
  }

  const tasks = {
    /** Files that came while the scanner was away, or before there was one. */
    async scanPending(signal?: AbortSignal): Promise<void> {
      if (!scanner && deps.sansScanner === 'refuser') return
      if (!(await hasPending(db)) || (scanner && !(await scanner.isReady()))) return
      let isAway = false
      await eachDue(
        { db, now: clock(), parts: deps.allClients(), signal },
        {
          key: 'fichiers.analyses',
          find: ({ code }, apres: Pending | null, limite) =>
            findPending(db, { clientCode: code, apres, limite }),
          cleOf: ({ remoteFileName }) => remoteFileName,
          async prepare(_client, { remoteFileName }) {
            if (isAway) return null
            const verdict = await scanOne(remoteFileName).catch((error) => {
              onFault('pending file could not be scanned', error)
              throw error
            })
            isAway = verdict.etat === 'indisponible'
            return isAway ? null : verdict
          },
          async work(tx, _client, { remoteFileName }, verdict) {
            if (verdict.etat !== 'infecte') {
              await markAnalysed(tx, remoteFileName, clock())
              return true
            }
            onInfected(verdict.signature)
            await deleteFichier(tx, remoteFileName)
            await store.remove(remoteFileName)
            return true
          },
        },
      )
    },

    /** Files that no request took: the row first, so that nobody finds it without its bytes. */
    async removeAbandoned(signal?: AbortSignal): Promise<void> {
      for (;;) {
        const names = await deleteAbandoned(db, ago(ABANDON), BATCH)
        await removeAll(names)
        if (names.length < BATCH || signal?.aborted) return
      }
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
        for (const autre of (await deps.findAutres?.(batch)) ?? []) known.add(autre)
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
      await removeAll(orphans)
    },
  }

  return {
    ...tasks,
    checkStore: () => store.ping().catch((error) => onFault('file store does not answer', error)),
    jobs: [
      every({ key: 'fichiers.analyses', ms: MINUTE }, ({ signal }) => tasks.scanPending(signal)),
      every({ key: 'fichiers.abandons', ms: 10 * MINUTE }, ({ signal }) =>
        tasks.removeAbandoned(signal),
      ),
      // It reads the whole store, which may be large.
      every({ key: 'fichiers.orphelins', ms: 6 * HEURE, maxMs: 3 * HEURE }, tasks.removeOrphans),
    ],
  }
}
