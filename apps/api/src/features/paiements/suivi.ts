import {
  type EtatPaiement,
  isPaiementOuvert,
  isPaiementSuivi,
  motifPaiement,
  suitePaiement,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { lockDemande, type Suite, trace } from '../demandes/index.ts'
import { holdContrat } from '../du-contrat.repository.ts'
import type { Messages } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { dire, record } from './annonces.ts'
import { encaisser, rendre } from './argent.ts'
import type { Encaissement, SessionLue } from './encaissement.ts'
import {
  findARelire,
  findOuverts,
  findPaiement,
  lockPaiement,
  type PaiementRow,
  updatePaiement,
} from './paiements.repository.ts'
import { textes } from './textes.ts'

export type SuiviDeps = {
  db: Executor
  sealer: Sealer
  messages: Messages
  encaissement: Encaissement
  findClient(code: string): Client | undefined
}

/**
 * Asks the provider what has become of a payment, and does what follows from its answer: on return, on
 * notification and by the job, in whatever order and however often they come. The question is asked
 * outside the transaction; the contract and the row are held while the answer is written. Says where it stands.
 */
export async function conclure(
  deps: SuiviDeps,
  id: string,
  now: Date,
): Promise<EtatPaiement | null> {
  const known = await findPaiement(deps.db, id)
  if (!known || !isPaiementSuivi(known.etat)) return known?.etat ?? null
  const lue = known.sessionId === null ? null : await deps.encaissement.read(known.sessionId)
  return deps.db.transaction(async (tx) => {
    await holdContrat(tx, known)
    const row = await lockPaiement(tx, id)
    const client = row && deps.findClient(row.clientCode)
    // The session was opened between the two readings: the next question finds it.
    if (!row || !client || row.sessionId !== known.sessionId) return row?.etat ?? null
    return deposer(deps, tx, client, row, lue, now)
  })
}

/** Moves the payment to where the answer leads, with all that follows from it. */
async function deposer(
  deps: SuiviDeps,
  tx: Executor,
  client: Client,
  row: PaiementRow,
  lue: SessionLue | null,
  now: Date,
): Promise<EtatPaiement> {
  const etat = suitePaiement(row, lue, now)
  const isChange = etat !== row.etat
  const rendu = etat === 'accepte' || etat === 'rembourse' ? (lue?.rendu ?? 0) : 0
  if (!isChange && rendu <= row.rendu) return etat
  await updatePaiement(tx, row.id, {
    etat,
    codeRetour: lue?.code ?? row.codeRetour,
    ...(isChange && !isPaiementOuvert(etat) && { finiLe: now, url: null }),
  })
  if (isPaiementOuvert(etat)) return etat
  const motif = motifPaiement(etat, lue?.code ?? null)
  if (isChange) {
    await record(tx, row, etat, now)
    if (motif) await clore(deps.sealer, tx, row, motif, now)
  }
  let enTrop = row.enTrop
  if (isChange && etat === 'accepte') {
    if (!isPaiementOuvert(row.etat)) await rouvrir(deps.sealer, tx, row, now)
    enTrop = await encaisser(deps, tx, client, row, now)
  }
  const enPlus = Math.max(rendu - row.rendu, 0)
  const isDuEncore = enPlus > 0 && (await rendre(tx, { ...row, enTrop }, rendu, now)).length > 0
  await dire(deps, tx, client, { ...row, etat, enTrop }, { motif, rendu: enPlus, isDuEncore }, now)
  return etat
}

/** Nothing was paid: the request that asked for it ends, with the reason. */
const clore = (sealer: Sealer, tx: Executor, row: PaiementRow, texte: string, now: Date) =>
  suivreDemande(sealer, tx, row, 'acceptee', {
    suites: [{ geste: 'clore', par: 'portail', texte }],
    etat: 'sans-suite',
    now,
  })

/** The bank said yes after all, once the request had ended. */
const rouvrir = (sealer: Sealer, tx: Executor, row: PaiementRow, now: Date) =>
  suivreDemande(sealer, tx, row, 'sans-suite', {
    suites: [
      { geste: 'revenir', par: 'portail' },
      { geste: 'accepter', par: 'portail', texte: textes.accepteTard },
    ],
    etat: 'acceptee',
    now,
  })

/** The request, held: its member and clerks write to it too. */
async function suivreDemande(
  sealer: Sealer,
  tx: Executor,
  { clientCode, demandeId }: PaiementRow,
  depuis: 'acceptee' | 'sans-suite',
  { suites, etat, now }: { suites: readonly Suite[]; etat: 'acceptee' | 'sans-suite'; now: Date },
): Promise<void> {
  const demande = demandeId && (await lockDemande(tx, clientCode, demandeId))
  if (demande && demande.etat === depuis) await trace(sealer, tx, demande, suites, { etat }, now)
}

const PAR_TOUR = 100
/** Whoever pays is back sooner than that. */
const LAISSER_MS = 60_000
const JOUR_MS = 86_400_000
/** A provider that is away for longer is not asked about what expired. */
const RELIRE_JOURS = 8

/** Payments that nobody came back from, and that no notification spoke of. */
export async function suivre(deps: SuiviDeps, now: Date): Promise<void> {
  const { db } = deps
  const ilYA = (ms: number) => new Date(now.getTime() - ms)
  const failures: unknown[] = []
  // One that fails is asked about again the next time, and holds up none of the others.
  for (const { id } of await findOuverts(db, ilYA(LAISSER_MS), PAR_TOUR))
    await conclure(deps, id, now).catch((error) => failures.push(error))
  // A bank may have answered after we gave up: asked about once more, a day later.
  const hier = { apres: ilYA(RELIRE_JOURS * JOUR_MS), avant: ilYA(JOUR_MS) }
  for (const { id } of await findARelire(db, hier, PAR_TOUR))
    await conclure(deps, id, now)
      .then(() => updatePaiement(db, id, { reluLe: now }))
      .catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
