import { randomUUID } from 'node:crypto'
import {
  dateAParis,
  type EtatPaiement,
  etatDeCode,
  formatMontant,
  isPaiementExpire,
  isPaiementOuvert,
  motifPaiement,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { findCompte } from '../actes/index.ts'
import { type Annonce, annonce, findDemande, mailDe, trace } from '../demandes/index.ts'
import { insertPdf } from '../documents/index.ts'
import { recordEvenement } from '../historique/index.ts'
import { constaterPaiement } from '../impayes/index.ts'
import { payerIndus, rendreIndus } from '../indus/index.ts'
import type { Messages } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { Client } from '../portail/index.ts'
import type { Encaissement, SessionLue } from './encaissement.ts'
import * as mots from './mots.ts'
import {
  findOuverts,
  findPaiement,
  lockPaiement,
  type PaiementRow,
  payEcheances,
  unpayEcheances,
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
 * outside the transaction; the row is held while the answer is written.
 */
export async function conclure(deps: SuiviDeps, id: string, now: Date): Promise<void> {
  const known = await findPaiement(deps.db, id)
  if (!known || (!isPaiementOuvert(known.etat) && known.etat !== 'accepte')) return
  const lue = known.sessionId === null ? null : await deps.encaissement.read(known.sessionId)
  const isFaux = await deps.db.transaction(async (tx) => {
    const row = await lockPaiement(tx, id)
    const client = row && deps.findClient(row.clientCode)
    // The session was opened between the two readings: the next question finds it.
    if (!row || !client || row.sessionId !== known.sessionId) return false
    if (lue && (lue.reference !== row.reference || lue.montant !== row.montant)) {
      await record(tx, row, 'incoherent', now)
      return true
    }
    await deposer(deps, tx, client, row, lue, now)
    return false
  })
  if (isFaux) throw new AppError('Conflict', textes.autreSession)
}

/** Moves the payment to where the answer leads; what is final stays, but for money given back. */
async function deposer(
  deps: SuiviDeps,
  tx: Executor,
  client: Client,
  row: PaiementRow,
  lue: SessionLue | null,
  now: Date,
): Promise<void> {
  const etat = suivant(row, lue, now)
  if (etat === row.etat) return
  const isFini = !isPaiementOuvert(etat)
  await updatePaiement(tx, row.id, {
    etat,
    codeRetour: lue?.code ?? row.codeRetour,
    ...(isFini && { finiLe: now, url: null }),
  })
  if (!isFini) return
  await record(tx, row, etat, now)
  if (etat === 'accepte') {
    await encaisser(deps, tx, client, row, now)
    // What a formal notice asked for may be paid with it, at this very hour.
    await constaterPaiement(deps, tx, client, row, { payeLe: now, now })
  }
  if (etat === 'rembourse') {
    await unpayEcheances(tx, row, dateAParis(now))
    await rendreIndus(tx, row)
  }
  const motif = motifPaiement(etat, lue?.code ?? null)
  if (motif) await clore(deps.sealer, tx, row, motif, now)
  await dire(deps, tx, client, row, { etat, motif }, now)
}

function suivant(row: PaiementRow, lue: SessionLue | null, now: Date): EtatPaiement {
  if (row.etat === 'accepte') return lue?.isRembourse ? 'rembourse' : 'accepte'
  if (!isPaiementOuvert(row.etat)) return row.etat
  const etat = lue ? etatDeCode(lue.code) : row.etat
  return isPaiementOuvert(etat) && isPaiementExpire(row.creeLe, now) ? 'expire' : etat
}

/** The instalments are paid, and the receipt is among the papers of the contract. */
async function encaisser(
  deps: SuiviDeps,
  tx: Executor,
  client: Client,
  row: PaiementRow,
  now: Date,
): Promise<void> {
  const payees = await payEcheances(tx, row)
  const rendues = await payerIndus(deps, tx, row, { client, now, auteurId: null })
  const { montant, reference } = row
  const [recuId, le] = [randomUUID(), dateAParis(now)]
  await insertPdf(tx, row, {
    id: recuId,
    // What somebody owed is their own business, whoever subscribed.
    personneId: payees.length === 0 ? (rendues[0]?.personneId ?? null) : null,
    nature: 'cotisations',
    titre: textes.recu.titre(le),
    le,
    edition: 'courrier',
    parametres: { paragraphes: textes.recu.paragraphes(montant, le, reference, payees, rendues) },
    nomFichier: `recu-${reference}.pdf`,
  })
  await updatePaiement(tx, row.id, { recuId })
}

/** Nothing was paid: the request that asked for it ends, with the reason. */
async function clore(sealer: Sealer, tx: Executor, row: PaiementRow, texte: string, now: Date) {
  const demande = row.demandeId && (await findDemande(tx, row.clientCode, row.demandeId))
  if (demande && demande.etat === 'acceptee')
    await trace(
      sealer,
      tx,
      demande,
      [{ geste: 'clore', par: 'portail', texte }],
      { etat: 'sans-suite' },
      now,
    )
}

function annonceDe(row: PaiementRow, etat: EtatPaiement, motif: string | null): Annonce | null {
  const { montant, reference } = row
  if (etat === 'accepte') return annonce(mots.accepte, { montant, reference })
  if (etat === 'rembourse') return annonce(mots.rembourse, { montant, reference })
  // Whoever left the page knows: they are shown it, and not written to.
  return etat === 'refuse' && motif ? annonce(mots.echoue, { montant, reference, motif }) : null
}

async function dire(
  { messages }: SuiviDeps,
  tx: Executor,
  client: Client,
  row: PaiementRow,
  { etat, motif }: { etat: EtatPaiement; motif: string | null },
  now: Date,
): Promise<void> {
  const say = annonceDe(row, etat, motif)
  const compte = row.compteId === null ? undefined : await findCompte(tx, row.compteId)
  if (!say || !compte) return
  const lien = `/cotisations/paiement/${row.id}`
  const { sujet, blocs, isDocument } = say(client, `${client.adressePublique}/#${lien}`)
  await messages.enqueue(
    tx,
    mailDe(messages, client, {
      compteId: compte.compteId,
      isDocument,
      to: compte.email,
      prenom: compte.prenom,
      sujet,
      blocs,
    }),
  )
  await insertNotification(tx, {
    compteId: compte.compteId,
    titre: sujet,
    texte: motif ?? formatMontant(row.montant),
    lien,
    creeLe: now,
  })
}

const record = (tx: Executor, row: PaiementRow, quoi: EtatPaiement | 'incoherent', now: Date) =>
  recordEvenement(tx, {
    clientCode: row.clientCode,
    compteId: row.compteId,
    action: `paiement-${quoi}`,
    objet: 'paiement',
    cible: row.id,
    le: now,
  })

const PAR_TOUR = 100
/** Whoever pays is back sooner than that. */
const LAISSER_MS = 60_000

/** Payments that nobody came back from, and that no notification spoke of. */
export async function suivre(deps: SuiviDeps, now: Date): Promise<void> {
  const ouverts = await findOuverts(deps.db, new Date(now.getTime() - LAISSER_MS), PAR_TOUR)
  const failures: unknown[] = []
  // One that fails is asked about again the next time, and holds up none of the others.
  for (const { id } of ouverts) await conclure(deps, id, now).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
