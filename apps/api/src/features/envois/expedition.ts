import type { CanalEnvoi } from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  type Absences,
  type Channel,
  type Issue,
  isAbsente,
  type Messages,
} from '../messages/index.ts'
import { findEnRoute, marquerIssues } from './depart.repository.ts'
import { ecarterRefuses } from './ecartees.ts'
import type { EnvoiRow } from './envois.repository.ts'

type ExpeditionDeps = { db: Executor; sealer: Sealer; messages: Messages; clock: () => Date }

/** How many messages are asked about in one go. */
const PAR_LOT = 200

const voies: Record<CanalEnvoi, Channel | null> = { portail: null, email: 'MAIL', sms: 'SMS' }

/** Whether every provider that its messages would leave by is away. */
export const isSansVoie = (canaux: readonly CanalEnvoi[], absences: Absences): boolean =>
  canaux.every((canal) => {
    const voie = voies[canal]
    return voie === null || isAbsente(absences, voie)
  })

/**
 * What was written after that message leaves; up to which one it was tried. What is put off, or whose provider is away,
 * is left behind for a later turn: it holds up none of what follows.
 */
export async function expedierEnvoi(
  deps: ExpeditionDeps,
  { id: envoiId, canaux }: Pick<EnvoiRow, 'id' | 'canaux'>,
  { depuis, absences, signal }: { depuis: number; absences: Absences; signal: AbortSignal },
): Promise<number> {
  const { db, clock, messages } = deps
  let apres = depuis
  while (!signal.aborted && !isSansVoie(canaux, absences)) {
    const ids = await findEnRoute(db, envoiId, { apres, limite: PAR_LOT })
    const dernier = ids.at(-1)
    if (dernier === undefined) return apres
    const issues = await messages.expedier(ids, signal, absences)
    const parmi = (voulue: Issue['issue']) =>
      issues.filter(({ issue }) => issue === voulue).map(({ id }) => id)
    const [partis, refuses, perdus] = [parmi('envoye'), parmi('refuse'), parmi('perdu')]
    await write(db, null, async (e) => {
      if (partis.length > 0) await marquerIssues(e, envoiId, partis, 'remis', clock())
      // Nobody took them for days: that says nothing of their addresses.
      if (perdus.length > 0) await marquerIssues(e, envoiId, perdus, 'echec', clock())
      if (refuses.length > 0) {
        const ecartes = await marquerIssues(e, envoiId, refuses, 'echec', clock())
        await ecarterRefuses(deps, e, ecartes, clock())
      }
      return unchanged(e, undefined)
    })
    apres = dernier
  }
  return apres
}
