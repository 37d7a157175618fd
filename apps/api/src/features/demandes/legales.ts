import { type Acte, type ActeGestion, actes, echeancesDe } from '@espace-adherent/contract'
import {
  CLE_PIECES,
  type DateCalendaire,
  type DepartLegal,
  dateAParis,
  dernierePiece,
  type EcheanceLegale,
  jourLegal,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { DemandeRow } from './demandes.repository.ts'
import {
  deleteLegales,
  findLegales,
  insertLegales,
  keepLegales,
  moveLegales,
  reopenLegales,
} from './legales.repository.ts'
import { findAttentes } from './suivi.repository.ts'

/** All that an act may start: which of them run is settled as a request comes in. */
export const legalesDe = (acte: ActeGestion): readonly EcheanceLegale[] =>
  actes[acte].echeancesLegales

const clesDe = (legales: readonly EcheanceLegale[]) => legales.map(({ cle }) => cle)

type Demande = Pick<DemandeRow, 'id' | 'acte' | 'etat' | 'effetLe' | 'modeGestion' | 'creeLe'>

async function start(
  tx: Executor,
  id: string,
  legales: readonly EcheanceLegale[],
  departs: Partial<Record<DepartLegal, DateCalendaire>>,
) {
  const datees = legales.flatMap((legale) => {
    const depart = departs[legale.depart]
    return depart ? [{ cle: legale.cle, echeance: jourLegal(legale, depart) }] : []
  })
  if (datees.length > 0) await insertLegales(tx, id, datees)
}

/** What runs from the sending, whenever it comes to be known what was sent; nothing more is awaited then. */
export function startLegales(
  tx: Executor,
  { id, acte }: Pick<Demande, 'id' | 'acte'>,
  data: object,
  envoyeeLe: Date,
): Promise<void> {
  const jour = dateAParis(envoyeeLe)
  const declare: Acte = actes[acte]
  return start(tx, id, echeancesDe(declare, data), { envoi: jour, pieces: jour })
}

/** A decision keeps what waited for it; an acceptance starts what it promises. */
export async function decideLegales(tx: Executor, row: Demande, now: Date): Promise<void> {
  const legales = legalesDe(row.acte)
  const tenues = legales.filter(
    ({ tenuePar }) =>
      tenuePar === 'decision' || (tenuePar === 'gestionnaire' && row.modeGestion === 'manuel'),
  )
  if (tenues.length > 0) await keepLegales(tx, row.id, clesDe(tenues), now)
  const jour = dateAParis(now)
  if (row.etat === 'acceptee')
    await start(tx, row.id, legales, { decision: jour, effet: row.effetLe ?? jour })
}

/**
 * A decision that is taken back was none: what ran goes on as if it had never stopped. What a clerk had
 * said to be done before stays done.
 */
export async function reviveLegales(
  tx: Executor,
  { id, acte, decideeLe }: Pick<DemandeRow, 'id' | 'acte' | 'decideeLe'>,
): Promise<void> {
  const legales = legalesDe(acte)
  const attendues = legales.filter(({ tenuePar }) => tenuePar === 'decision')
  const dites = legales.filter(({ tenuePar }) => tenuePar === 'gestionnaire')
  const promises = legales.filter(({ depart }) => depart === 'decision' || depart === 'effet')
  if (attendues.length > 0) await reopenLegales(tx, id, clesDe(attendues))
  if (dites.length > 0 && decideeLe) await reopenLegales(tx, id, clesDe(dites), decideeLe)
  if (promises.length > 0) await deleteLegales(tx, id, clesDe(promises))
}

const ecartees: readonly string[] = ['refusee', 'sans-suite', 'annulee']

/**
 * What runs from the last piece, reckoned again with whatever happens: one more that is asked for, one that
 * came, a decision. Nothing is owed of what was refused.
 */
export async function reckonLegales(tx: Executor, row: Demande): Promise<void> {
  const { id, acte, etat, creeLe } = row
  const legales = legalesDe(acte).filter(({ depart }) => depart === 'pieces')
  if (legales.length === 0) return
  const jusquau = await finDesPieces(tx, row)
  if (jusquau === null) return
  const attentes = (await findAttentes(tx, [id])).filter(({ nature }) => nature === 'piece')
  const pieces = attentes.map(({ demandeLe, reponduLe }) => ({
    demandeeLe: dateAParis(demandeLe),
    recueLe: reponduLe && dateAParis(reponduLe),
  }))
  const depart = ecartees.includes(etat) ? null : dernierePiece(dateAParis(creeLe), jusquau, pieces)
  if (depart === null) await deleteLegales(tx, id, clesDe(legales), 'ouvertes')
  else
    await moveLegales(
      tx,
      id,
      legales.map((legale) => ({ cle: legale.cle, echeance: jourLegal(legale, depart) })),
    )
}

/** The last day on which every piece may be asked for; null: the law sets none for this request. */
export async function finDesPieces(
  tx: Executor,
  { id, acte }: Pick<Demande, 'id' | 'acte'>,
): Promise<DateCalendaire | null> {
  if (!legalesDe(acte).some(({ cle }) => cle === CLE_PIECES)) return null
  const legales = await findLegales(tx, id)
  return legales.find(({ cle }) => cle === CLE_PIECES)?.echeance ?? null
}

/** The last day of what the law gives the insurer so long for; null: nothing of that kind, or its start is not known. */
export function dernierJourDe(
  acte: ActeGestion,
  cle: string,
  departs: { envoi: DateCalendaire; effet?: DateCalendaire | null },
): DateCalendaire | null {
  const legale = legalesDe(acte).find((une) => une.cle === cle)
  const depart =
    legale?.depart === 'envoi'
      ? departs.envoi
      : legale?.depart === 'effet'
        ? (departs.effet ?? null)
        : null
  return legale && depart ? jourLegal(legale, depart) : null
}

/** The papers that leave by themselves: those that a moment starts the clock of. */
export const papiersDe = (acte: ActeGestion, depart: 'envoi' | 'decision'): readonly string[] =>
  clesDe(
    legalesDe(acte).filter((legale) => legale.tenuePar === 'papier' && legale.depart === depart),
  )
