import {
  type EtatPaiement,
  isPaiementOuvert,
  isPaiementSuivi,
  motifPaiement,
  suitePaiement,
} from '@espace-adherent/domain'
import { type Ecriture, holdContrat, unchanged, write } from '../../../noyau/index.ts'
import type { Sealer } from '../../../platform/crypto/index.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { allOf, eachDue } from '../../../platform/jobs/index.ts'
import type { Client } from '../../client.ts'
import { lockDemande, type Suite, trace } from '../../demandes/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { Qui } from '../../nouvelles/index.ts'
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
  const known = await interroger(deps, id)
  if (!known?.isSuivi) return known?.row.etat ?? null
  const client = deps.findClient(known.row.clientCode)
  return client ? poser(deps, deps.db, client, known, now) : known.row.etat
}

type Interroge = { row: PaiementRow; isSuivi: boolean; lue: SessionLue | null }

export async function interroger(
  { db, encaissement }: SuiviDeps,
  id: string,
): Promise<Interroge | null> {
  const row = await findPaiement(db, id)
  if (!row) return null
  const isSuivi = isPaiementSuivi(row.etat)
  const lue = isSuivi && row.sessionId !== null ? await encaissement.read(row.sessionId) : null
  return { row, isSuivi, lue }
}

/** Writes down what follows from the answer. */
export const poser = (
  { sealer, messages }: SuiviDeps,
  db: Executor,
  client: Client,
  { row: known, lue }: Interroge,
  now: Date,
): Promise<EtatPaiement | null> =>
  write(db, { client, now, auteur: null, messages }, async (e) => {
    await holdContrat(e, known)
    const row = await lockPaiement(e, known.id)
    // The session was opened between the two readings: the next question finds it.
    const isAutre = row?.sessionId !== known.sessionId
    return unchanged(e, isAutre ? (row?.etat ?? null) : await deposer(sealer, e, row, lue))
  })

/** Moves the payment to where the answer leads, with all that follows from it. */
async function deposer(
  sealer: Sealer,
  e: Ecriture<Qui>,
  row: PaiementRow,
  lue: SessionLue | null,
): Promise<EtatPaiement> {
  const { now } = e.qui
  const etat = suitePaiement(row, lue, now)
  const isChange = etat !== row.etat
  const rendu = etat === 'accepte' || etat === 'rembourse' ? (lue?.rendu ?? 0) : 0
  if (!isChange && rendu <= row.rendu) return etat
  await updatePaiement(e, row.id, {
    etat,
    codeRetour: lue?.code ?? row.codeRetour,
    ...(isChange && !isPaiementOuvert(etat) && { finiLe: now, url: null }),
  })
  if (isPaiementOuvert(etat)) return etat
  const motif = motifPaiement(etat, lue?.code ?? null)
  if (isChange) {
    await record(e, row, etat)
    if (motif) await clore(sealer, e, row, motif, now)
  }
  let enTrop = row.enTrop
  if (isChange && etat === 'accepte') {
    if (!isPaiementOuvert(row.etat)) await rouvrir(sealer, e, row, now)
    enTrop = await encaisser(e, row)
  }
  const enPlus = Math.max(rendu - row.rendu, 0)
  const isDuEncore = enPlus > 0 && (await rendre(e, { ...row, enTrop }, rendu)).length > 0
  await dire(e, { ...row, etat, enTrop }, { motif, rendu: enPlus, isDuEncore })
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

/** Whoever pays is back sooner than that. */
const LAISSER_MS = 60_000
const JOUR_MS = 86_400_000
/** A provider that is away for longer is not asked about what expired. */
const RELIRE_JOURS = 8

type Trouve = { id: string }

/** Payments that nobody came back from, and that no notification spoke of. */
export async function suivre(
  deps: SuiviDeps & { allClients(): readonly Client[] },
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps
  const ilYA = (ms: number) => new Date(now.getTime() - ms)
  const turn = { db, now, parts: deps.allClients(), signal }
  const commun = {
    key: 'paiements.suivi',
    cleOf: ({ id }: Trouve) => id,
    prepare: (_client: Client, { id }: Trouve) => interroger(deps, id),
  }
  await allOf([
    () =>
      eachDue(turn, {
        ...commun,
        find: ({ code }, apres: Trouve | null, limite) =>
          findOuverts(db, { clientCode: code, avant: ilYA(LAISSER_MS), apres, limite }),
        async work(tx, client, _row, known) {
          const etat = await poser(deps, tx, client, known, now)
          return etat !== known.row.etat
        },
      }),
    // A bank may have answered after we gave up: asked about once more, a day later.
    () =>
      eachDue(turn, {
        ...commun,
        find: ({ code }, apres: Trouve | null, limite) =>
          findARelire(db, {
            ...{ clientCode: code, apres, limite },
            finis: { apres: ilYA(RELIRE_JOURS * JOUR_MS), avant: ilYA(JOUR_MS) },
          }),
        async work(tx, client, { id }, known) {
          await poser(deps, tx, client, known, now)
          await updatePaiement(tx, id, { reluLe: now })
          return true
        },
      }),
  ])
}
