import type { Executor } from '../../platform/db/index.ts'
import { every, type Handler } from '../../platform/jobs/index.ts'
import { findAllAudiences } from './audiences.repository.ts'
import { noterTaille } from './mesure.ts'
import {
  deleteAutresReleves,
  deleteRelevesOublies,
  findFinDeBloc,
  findReleveDemandes,
  saveBloc,
  saveReleve,
} from './releves.repository.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** What was gathered longer ago is gathered again, if somebody has counted by it since. */
const RELEVE_MS = 10 * MINUTE
/** What nobody has counted by for so long is forgotten. */
const OUBLI_MS = 24 * HOUR
const PREMIER = '00000000-0000-0000-0000-000000000000'

/**
 * A block of accounts at a time: nothing is locked for long, and what is interrupted starts again.
 * Counts go on with what was gathered before until all of it is there.
 */
export async function relever(
  db: Executor,
  { clientCode, numero }: { clientCode: string; numero: number },
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  await deleteAutresReleves(db, clientCode, numero)
  const releve = numero + 1
  let bloc = 0
  let apres = PREMIER
  for (;;) {
    signal?.throwIfAborted()
    const jusqua = await findFinDeBloc(db, clientCode, apres)
    if (jusqua === null) break
    if (await saveBloc(db, { clientCode, releve, bloc }, { apres, jusqua })) bloc += 1
    apres = jusqua
  }
  await saveReleve(db, clientCode, releve, now)
}

type Deps = { db: Executor }

export const audiencesJobs = ({ db }: Deps): Handler[] => [
  every({ key: 'audiences.releve', ms: MINUTE }, async ({ now, signal }) => {
    await deleteRelevesOublies(db, new Date(now.getTime() - OUBLI_MS))
    for (const demande of await findReleveDemandes(db, new Date(now.getTime() - RELEVE_MS)))
      await relever(db, demande, { now, signal })
  }),
  every({ key: 'audiences.tailles', ms: 24 * HOUR }, async ({ now, signal }) => {
    for (const audience of await findAllAudiences(db)) {
      signal.throwIfAborted()
      await noterTaille(db, audience, now)
    }
  }),
]
