import type { ActeGestion, Codage, Coder, Requalifier } from '@espace-adherent/contract'
import type { DateCalendaire, Faults, LigneResume, PartMedicale } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Destinataire, SuiteActe } from '../nouvelles/index.ts'
import type { DemandeRow } from './demandes.repository.ts'

/** What a request means today, read again from what was sent and from what there is now. */
export type Reprise = {
  destinataire: Destinataire
  /** What keeps it from being done. */
  faults: Faults
  effetLe: DateCalendaire | null
  /** What would change, today. */
  lignes: readonly LigneResume[]
  /** What is said once that has become of it; null: nobody knows yet whose it is. */
  suite: ((issue: 'recue' | 'planifiee' | 'appliquee') => SuiteActe) | null
  /** What whoever decides compares by eye, whole, and no list may show; null: this act has nothing of the kind. */
  compare: (() => Promise<readonly LigneResume[]>) | null
  apply(): Promise<void>
}

/** What a clerk makes of a request that was called something else. */
export type Requalification = {
  acte: ActeGestion
  version: number
  data: object
  /** What it says of itself from then on; null: as it was sent. */
  lignes: readonly LigneResume[] | null
  /** What changed, in words for its history. */
  dit: string
}

/** What requests need to know of acts, whatever they are. */
export type Moteur = {
  libelle(acte: ActeGestion): string
  /** The fields of an act that hold documents, by their names. */
  pieces(acte: ActeGestion): ReadonlyMap<string, string>
  /** What clerks read of an act that may carry medical papers; null: it carries none; undefined: it is not known. */
  medical(acte: ActeGestion): PartMedicale | null | undefined
  /** Holds what the request is about until the transaction ends; always before the request itself. */
  hold(tx: Executor, row: DemandeRow): Promise<void>
  /** Who is told that their request is cancelled, and how; null: the act has no words for it. */
  annulation(
    tx: Executor,
    row: DemandeRow,
  ): Promise<{ destinataire: Destinataire; suite: SuiteActe } | null>
  /** Of a conversation: what it is about, and its first words; null of anything else. */
  message(
    acte: ActeGestion,
    lignes: readonly LigneResume[],
  ): { sujet: string; texte: string } | null
  /** Whether a clerk may say that it really is something else, or why. */
  isRequalifiable(acte: ActeGestion): boolean
  /** Null: that is not what this request can be. */
  requalifie(row: DemandeRow, voulu: Requalifier): Requalification | null
  /** Of one that was sent without what it takes to do it, what is known so far; null of anything else. */
  codage(row: DemandeRow): Codage | null
  /** The same with what a clerk says of it; null: there is nothing to say. */
  code(row: DemandeRow, voulu: Coder): { data: object; version: number; faults: Faults } | null
  /** Its lines, with what a planned one does to the price as it is today. */
  lignesDuJour(
    db: Executor,
    row: DemandeRow,
    lignes: readonly LigneResume[],
    now: Date,
  ): Promise<LigneResume[]>
  /** Null when the account is gone. */
  reprend(tx: Executor, client: Client, row: DemandeRow, now: Date): Promise<Reprise | null>
}
