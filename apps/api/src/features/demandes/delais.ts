import type { ActeGestion } from '@espace-adherent/contract'
import {
  DELAI_JOURS,
  type Delai,
  dateAParis,
  delaiHabituel,
  delaiNet,
  type Suspension,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findDecidees } from './listes.repository.ts'
import { type AttenteRow, findAttentes } from './suivi.repository.ts'

/** The last thousand say as much as all of them. */
const CAS_MAX = 1_000
/** A delay is told in days: minutes of age change nothing. */
const KEPT_MS = 10 * 60_000
const DAY = 24 * 60 * 60_000

type Kept = { until: number; delai: Promise<Delai | null> }

export type Delais = ReturnType<typeof createDelais>

/** How long a client's requests take, act by act; asked for by everybody, computed now and then. */
export function createDelais() {
  const kept = new Map<string, Kept>()
  return {
    habituel(
      db: Executor,
      clientCode: string,
      acte: ActeGestion,
      now: Date,
    ): Promise<Delai | null> {
      const key = `${clientCode} ${acte}`
      const known = kept.get(key)
      if (known && known.until > now.getTime()) return known.delai
      const delai = compute(db, clientCode, acte, now)
      const entry = { until: now.getTime() + KEPT_MS, delai }
      kept.set(key, entry)
      // A failure is not kept: whoever asks next tries again.
      delai.catch(() => kept.get(key) === entry && kept.delete(key))
      return delai
    },
  }
}

async function compute(
  db: Executor,
  clientCode: string,
  acte: ActeGestion,
  now: Date,
): Promise<Delai | null> {
  const depuis = new Date(now.getTime() - DELAI_JOURS * DAY)
  const decidees = await findDecidees(db, { clientCode, acte, depuis, limite: CAS_MAX })
  if (decidees.length === 0) return null
  const attentes = Map.groupBy(
    await findAttentes(
      db,
      decidees.map(({ id }) => id),
    ),
    ({ demandeId }) => demandeId,
  )
  return delaiHabituel(
    decidees.map(({ id, creeLe, decideeLe }) =>
      delaiNet(
        dateAParis(creeLe),
        dateAParis(decideeLe ?? now),
        (attentes.get(id) ?? []).map(toSuspension),
      ),
    ),
  )
}

export const toSuspension = ({
  demandeLe,
  reponduLe,
}: Pick<AttenteRow, 'demandeLe' | 'reponduLe'>): Suspension => ({
  de: dateAParis(demandeLe),
  a: reponduLe && dateAParis(reponduLe),
})
