import type { Executor } from '../../platform/db/index.ts'
import { every, type Handler } from '../../platform/jobs/index.ts'
import { findAllAudiences } from './audiences.repository.ts'
import { noterTaille } from './mesure.ts'
import { findReleveDemandes, findTranche, noteReleve, releveTranche } from './profils.repository.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** What was gathered longer ago is gathered again, if somebody has counted by it since. */
const RELEVE_MS = 10 * MINUTE
const PAR_TRANCHE = 10_000
const PREMIER = '00000000-0000-0000-0000-000000000000'

/** A slice of accounts at a time: nothing is locked for long, and what is interrupted starts again. */
export async function relever(
  db: Executor,
  clientCode: string,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  let apres: string | null = PREMIER
  while (apres !== null) {
    signal?.throwIfAborted()
    const de: string = apres
    const jusqua: string | null = await findTranche(db, clientCode, {
      apres: de,
      taille: PAR_TRANCHE,
    })
    await db.transaction((tx) => releveTranche(tx, clientCode, { apres: de, jusqua }))
    apres = jusqua
  }
  await noteReleve(db, clientCode, now)
}

type Deps = { db: Executor }

export const audiencesJobs = ({ db }: Deps): Handler[] => [
  every({ key: 'audiences.releve', ms: MINUTE }, async ({ now, signal }) => {
    for (const clientCode of await findReleveDemandes(db, new Date(now.getTime() - RELEVE_MS)))
      await relever(db, clientCode, { now, signal })
  }),
  every({ key: 'audiences.tailles', ms: 24 * HOUR }, async ({ now, signal }) => {
    for (const audience of await findAllAudiences(db)) {
      signal.throwIfAborted()
      await noterTaille(db, audience, now)
    }
  }),
]
