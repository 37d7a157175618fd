import { randomUUID } from 'node:crypto'
import { type ActeGestion, actes, teteDe } from '@espace-adherent/contract'
import {
  type DateCalendaire,
  dateAParis,
  echeanceDe,
  isMedical,
  type LigneResume,
  type ModeGestion,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Suite } from './demande.ts'
import {
  type DemandeRow,
  findByCle,
  findLatest,
  insertDemande,
  type NouvelleDemande,
} from './demandes.repository.ts'
import { decideLegales, startLegales } from './legales.ts'
import { inscrire } from './registre.repository.ts'
import { textes } from './textes.ts'
import { writeSuites } from './trace.ts'

export type Envoi = {
  clientCode: string
  /** Null: it came without an account. */
  compteId: string | null
  numeroContrat: string | null
  acte: ActeGestion
  /** Keyed hash of what was sent, word for word (`empreinteDe`). */
  empreinte: string
  /** Idempotency-Key, as the request brought it. */
  cle: string | null
}

/** Nobody means the same thing twice within that time: the form was sent again, or its answer lost. */
const SAME_WITHIN_MS = 60_000

export const empreinteDe = (sealer: Sealer, acte: ActeGestion, contenu: string) =>
  sealer.fingerprint(`demande:${acte}:${contenu}`)

/**
 * The request that this very sending has already made: under the same key, or, without a key, with
 * the same words within a minute. To be asked for once its subject is held, so that it cannot come
 * in meanwhile.
 */
export async function findRejouee(
  tx: Executor,
  envoi: Envoi,
  now: Date,
): Promise<DemandeRow | null> {
  const { empreinte } = envoi
  if (envoi.cle === null) {
    const [last] = await findLatest(tx, envoi, new Date(now.getTime() - SAME_WITHIN_MS))
    return last?.empreinte === empreinte ? last : null
  }
  const [known] = envoi.compteId === null ? [] : await findByCle(tx, envoi.compteId, envoi.cle)
  if (known && known.empreinte !== empreinte) throw new AppError('Conflict', textes.cleDejaUtilisee)
  return known ?? null
}

export type Reception = Envoi & {
  version: number
  data: object
  lignes: readonly LigneResume[]
  /** What has come of it, sealed for its identifier; null: its sender was told nothing but that it is there. */
  suite?: (id: string) => string | null
  modeGestion: ModeGestion
  effetLe: DateCalendaire | null
  /** Who says they are asking, when it came without an account. */
  sansCompte?: Pick<DemandeRow, 'id' | 'demandeur' | 'demandeurEmpreinte' | 'personneId'>
  /** What has become of it by the end of this transaction. */
  issue: Pick<DemandeRow, 'etat' | 'decideeLe' | 'appliqueeLe'>
  suites: readonly Suite[]
}

/** `numero`: asked for within the transaction, it is one more trip to the database. */
export type Ecrite = { row: NouvelleDemande; numero: PromiseLike<number> }

/** Writes the request as it stands at the end of the transaction that received it. */
export async function writeDemande(
  sealer: Sealer,
  tx: Transaction,
  { cle, data, lignes, suite, issue, suites, sansCompte, ...reception }: Reception,
  now: Date,
): Promise<Ecrite> {
  const id = sansCompte?.id ?? randomUUID()
  const row = {
    ...reception,
    ...issue,
    id,
    data: sealer.seal(JSON.stringify(data), sealed.demandeData(id)),
    lignes: sealer.seal(JSON.stringify(lignes), sealed.demandeLignes(id)),
    suite: suite?.(id) ?? null,
    revision: suites.length,
    gestionnaireId: null,
    echeance: echeanceDe(dateAParis(now), teteDe(reception.acte).objectif),
    pauseDepuis: null,
    cleIdempotence: cle,
    demandeur: null,
    demandeurEmpreinte: null,
    personneId: null,
    identiteVerifieeLe: null,
    ...sansCompte,
    creeLe: now,
    isMedicale: actes[reception.acte].medical !== null,
    isSaisieMedicale: isMedical(actes[reception.acte].medical, { nature: 'saisie' }),
    saisieQualifieeLe: null,
    jointeA: null,
  }
  const numero = insertDemande(tx, row)
  await writeSuites(sealer, tx, row, suites, 0, now)
  await inscrire(tx, row, data)
  await startLegales(tx, row, data, now)
  if (issue.decideeLe) await decideLegales(tx, row, now)
  return { row, numero }
}
