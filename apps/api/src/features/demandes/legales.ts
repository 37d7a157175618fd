import { actes } from '@espace-adherent/contract'
import {
  type ActeGestion,
  type DateCalendaire,
  type DepartLegal,
  dateAParis,
  type EcheanceLegale,
  jourLegal,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { deleteLegales, insertLegales, keepLegales, reopenLegales } from './legales.repository.ts'

export const legalesDe = (acte: ActeGestion): readonly EcheanceLegale[] =>
  actes[acte].echeancesLegales

const clesDe = (legales: readonly EcheanceLegale[]) => legales.map(({ cle }) => cle)

type Demande = Pick<DemandeRow, 'id' | 'acte' | 'etat' | 'effetLe'>

async function start(tx: Executor, { id, acte }: Demande, departs: Partial<Departs>) {
  const legales = legalesDe(acte).flatMap((legale) => {
    const depart = departs[legale.depart]
    return depart ? [{ cle: legale.cle, echeance: jourLegal(legale, depart) }] : []
  })
  if (legales.length > 0) await insertLegales(tx, id, legales)
}
type Departs = Record<DepartLegal, DateCalendaire>

/** What runs from the sending, whenever it comes to be known what was sent. */
export const startLegales = (tx: Executor, row: Demande, envoyeeLe: Date) =>
  start(tx, row, { envoi: dateAParis(envoyeeLe) })

/** A decision keeps what waited for it; an acceptance starts what it promises. */
export async function decideLegales(tx: Executor, row: Demande, now: Date): Promise<void> {
  const tenues = legalesDe(row.acte).filter(({ tenuePar }) => tenuePar === 'decision')
  if (tenues.length > 0) await keepLegales(tx, row.id, clesDe(tenues), now)
  const jour = dateAParis(now)
  if (row.etat === 'acceptee') await start(tx, row, { decision: jour, effet: row.effetLe ?? jour })
}

/** A decision that is taken back was none: what ran goes on as if it had never stopped. */
export async function reviveLegales(tx: Executor, { id, acte }: Demande): Promise<void> {
  const legales = legalesDe(acte)
  const attendues = legales.filter(({ tenuePar }) => tenuePar === 'decision')
  const promises = legales.filter(({ depart }) => depart !== 'envoi')
  if (attendues.length > 0) await reopenLegales(tx, id, clesDe(attendues))
  if (promises.length > 0) await deleteLegales(tx, id, clesDe(promises))
}

/** The papers that leave by themselves: those that a moment starts the clock of. */
export const papiersDe = (acte: ActeGestion, depart: 'envoi' | 'decision'): readonly string[] =>
  clesDe(
    legalesDe(acte).filter((legale) => legale.tenuePar === 'papier' && legale.depart === depart),
  )
