import type {
  Acte,
  ActeGestion,
  Codage,
  Coder,
  Requalifier,
  UploadedFile,
} from '@espace-adherent/contract'
import {
  type DateCalendaire,
  type Faults,
  isMedical,
  isVide,
  type LigneResume,
  type ModeGestion,
  type PieceDemandee,
  type ReglesActe,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { guard } from '../../noyau/gardes/index.ts'
import { type Ecriture, type findContratEcrit, tellAll, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import type { ConseilActe } from '../conseil/index.ts'
import type { Papier, PieceJointe, Requalification } from '../demandes/index.ts'
import type { Annonce, Destinataire, Qui, SuiteActe } from '../nouvelles/index.ts'
import { datesEffetDe } from './dates.ts'
import type { FaitSuite } from './suite.ts'
import type { ContratCouvrant, ContratTenu } from './sujet.repository.ts'

/** Whose request it is, and about what: the same whoever treats it, now or on its day. */
export type Appelant<
  N extends string | null = string | null,
  Contrat = ContratTenu,
> = Destinataire & {
  compteId: string
  client: Client
  personneId: string | null
  nom: string
  /** The contract that the act is about, held; null of one that is about the account. */
  contrat: N extends string ? Contrat : null
  now: Date
  /** Of one that is taken up again; none: it is being asked for. */
  demandeId?: string | undefined
  /** When it was sent: now, or before for one that a clerk or its day takes up again. */
  envoyeeLe: Date
  /** When it was proven who asks: as it is sent, or once a clerk has looked; null: not yet. */
  identiteVerifieeLe?: Date | null
}

/** A request that has just been written, as the act that it is of hears of it. */
export type DemandeEcrite = {
  id: string
  modeGestion: ModeGestion
  effetLe: DateCalendaire | null
}

/** By what the session says, before the subject is held. */
export type AppelantPresume<N extends string | null = string | null> = Appelant<N, ContratCouvrant>

/** What an act with facts reads is read once they are, and so once its subject is held. */
type AppelantAvant<F extends object, N extends string | null> = AppelantPresume<N> &
  ([keyof F] extends [never] ? unknown : Appelant<N>)

/** What the server adds to an act: `A` is what there is before it. */
export type Traitement<
  S extends object,
  D extends object,
  F extends object,
  A,
  K extends ActeGestion,
  N extends string | null,
> = {
  acte: Acte<S, D, string, F, K, N>
  /**
   * What its form must know first; an act that declares facts has to read them. The rule of its day, where it has
   * one, is read by the engine besides.
   */
  faits?(tx: Executor, appelant: Appelant<N>, regles: ReglesActe): Promise<F>
  /**
   * Asked for in one breath with what holds the subject; the database does it once that is held.
   * It is told the facts: what they say need not be read again. Without it, the facts are what there is.
   */
  avant?(tx: Executor, appelant: AppelantAvant<F, N>, data: D, faits: F): A | Promise<A>
  /** What keeps it from being done, given what there is; field by field. */
  verifie?(avant: A, data: D, appelant: Appelant<N>): Faults
  /** Nothing would change: there is nothing to ask for. */
  isDejaFait?(avant: A, data: D): boolean
  /** The day from which it counts, where that depends on what there is; without it, the act says. */
  effet?(avant: A, data: D, appelant: Appelant<N>): DateCalendaire | null
  /** A clerk has to look at this one, whatever mode the client chose; the member is not told why. */
  isAExaminer?(avant: A, data: D): boolean
  /** Without it, that it is accepted is all there is to it: an answer, a letter. */
  apply?(
    e: Ecriture<Qui>,
    appelant: Appelant<N>,
    data: D,
    avant: A,
    demandeId: string,
  ): Promise<unknown>
  /** Once it is received: what else is written or told; what it returns leaves by mail in place of these words. */
  recue?(
    tx: Executor,
    appelant: Appelant<N>,
    demande: DemandeEcrite,
    avant: A,
    data: D,
  ): Promise<Annonce | null>
  /** What the receipt says comes next, to whoever sent it without an account; without it, the receipt alone. */
  recuSansCompte?(client: Client, envoyeeLe: Date): Annonce
  /** What the member is told once they have cancelled it, wherever they did; without it, nothing by mail. */
  annulee?(reference: string): Annonce
  /**
   * What a clerk compares before they decide, whole, where lists and receipts mask it. Read when they ask for it, under a
   * line of history.
   */
  compare?(tx: Executor, appelant: Appelant<N>, data: D, avant: A): Promise<readonly LigneResume[]>
  /** Printed by the recap, the follow-up and the receipt alike. */
  resume(avant: A, data: D): readonly LigneResume[]
  /**
   * What has come of it: what happened, what comes next, by when, and the one thing to do. Its screen, its mail, its
   * notification and the request say this, and nothing else.
   */
  suite(fait: FaitSuite, avant: A, data: D, appelant: Appelant<N>): SuiteActe
  /** What it becomes when a clerk says what it really is; null: it cannot be that. */
  requalifie?(data: D, voulu: Requalifier): Requalification | null
  /** Of a conversation: what it is about and its first words, among its lines. */
  message?(lignes: readonly LigneResume[]): { sujet: string; texte: string }
  /** Of an act that may be sent without what it takes to do it: a clerk says that first, and nothing else is decided by it. */
  codage?: {
    /** What is known so far; null: it was sent whole. */
    lire(data: D): Codage | null
    /** What is still to be said, in words; null: nothing is. */
    manque(data: D): string | null
    ecrire(data: D, voulu: Coder): { data: D; faults: Faults }
  }
  /** What its advice is drawn from; an act that declares one has to bring it. */
  conseil?: ConseilActe
  /** The papers that leave by themselves besides the receipt, by the clock that each of them keeps. */
  papiers?: Readonly<Record<string, (sujet: SujetPapier<D>) => Papier>>
}

/** What a paper about a request is written from. */
export type SujetPapier<D extends object = object> = {
  client: Client
  data: D
  reference: string
  envoyeeLe: Date
  effetLe: DateCalendaire | null
  numeroContrat: string | null
  nomOffre: string | null
  /** The contract as it is; null: it is about none, or it went away. */
  contrat: Awaited<ReturnType<typeof findContratEcrit>>
}

/** What was sent, once its shape is known; no statement has been made yet. */
export type Prepare = {
  data: object
  numeroContrat: string | null
  sujet: string
  faults: Faults
  pieces: readonly PieceDemandee[]
  jointes: readonly PieceJointe[]
}

/** What it means, given what there is. */
export type Lecture = {
  faults: Faults
  isDejaFait: boolean
  isAExaminer: boolean
  /** What a clerk says first: a member need not. */
  manque: string | null
  lignes: readonly LigneResume[]
  suite(fait: FaitSuite): SuiteActe
  effetLe: DateCalendaire | null
  /** Null: its lines say all there is to compare. */
  compare: (() => Promise<readonly LigneResume[]>) | null
  apply(demandeId: string, messages: Qui['messages']): Promise<void>
  recue(demande: DemandeEcrite): Promise<Annonce | null>
}

/** An act with its treatment, its own types closed in: what the engine sees of each. */
export type Traite<K extends ActeGestion = ActeGestion> = {
  acte: Acte<object, object, string, object, K>
  /** Null: it has none to read. */
  faits: ((tx: Executor, appelant: Appelant, regles: ReglesActe) => Promise<object>) | null
  /** Null: it gives no new cover. */
  conseil: (ConseilActe & { choix(saisie: object): string }) | null
  /** Refuses what has not the shape of the act. */
  parse(saisie: unknown): object
  numeroContrat(saisie: object): string | null
  prepare(saisie: object, regles: ReglesActe, faits: object): Prepare
  /** What an older version of the act kept, as it is meant today. */
  upgrade(version: number, data: object): object
  annulee: ((reference: string) => Annonce) | null
  recuSansCompte: ((client: Client, envoyeeLe: Date) => Annonce) | null
  papiers: Readonly<Record<string, (sujet: SujetPapier) => Papier>>
  message: ((lignes: readonly LigneResume[]) => { sujet: string; texte: string }) | null
  isRequalifiable: boolean
  requalifie(data: object, voulu: Requalifier): Requalification | null
  codage(data: object): Codage | null
  code(data: object, voulu: Coder): { data: object; faults: Faults } | null
  /** What there is: `lire` is told it, once the subject is known to be held. */
  avant(tx: Executor, appelant: AppelantPresume, data: object, faits: object): Promise<unknown>
  lire(tx: Executor, appelant: Appelant, data: object, regles: ReglesActe, avant: unknown): Lecture
}

const MANQUANTE = new AppError('FileMissing').message

export function traite<
  S extends object,
  D extends object,
  F extends object,
  K extends ActeGestion,
  N extends string | null,
  A = F,
>(t: Traitement<S, D, F, A, K, N>): Traite<K> {
  const { acte } = t
  if ((acte.faits === null) !== (t.faits === undefined))
    throw new Error(`${acte.key} must declare the facts that it reads, and read those it declares`)
  if ((acte.conseil === null) !== (t.conseil === undefined))
    throw new Error(
      `${acte.key} must declare the advice that it brings, and bring the one it declares`,
    )
  return {
    acte: acte as unknown as Acte<object, object, string, object, K>,
    faits: t.faits
      ? async (tx, appelant, regles) => ({
          ...(await t.faits?.(tx, appelant as Appelant<N>, regles)),
          ...(acte.dateEffet && {
            dates: await datesEffetDe(tx, appelant as Appelant<string>, acte),
          }),
        })
      : null,
    conseil:
      t.conseil && acte.conseil
        ? { ...t.conseil, choix: (saisie) => acte.conseil?.choix(saisie as S) ?? '' }
        : null,
    parse(saisie) {
      const read = z.safeParse(acte.saisie, saisie)
      if (read.success) return read.data
      throw new AppError('BadRequest', undefined, faultsOf(read.error))
    },
    numeroContrat: (saisie) => acte.numeroContrat(saisie as S),
    prepare(saisie, regles, faits) {
      const s = saisie as S
      const f = faits as F
      const pieces = acte.pieces(s, regles, f)
      const values = s as Record<string, unknown>
      const isDit = values.isPiecesMedicales === true
      const missing = pieces.filter(({ champ, isRequise }) => isRequise && isVide(values[champ]))
      return {
        data: acte.normalise(s),
        numeroContrat: acte.numeroContrat(s),
        sujet: acte.sujet(s),
        faults: {
          ...acte.check(s, regles, f),
          ...Object.fromEntries(missing.map(({ champ }) => [champ, MANQUANTE])),
        },
        pieces,
        jointes: pieces.flatMap(({ champ, libelle }) =>
          [values[champ] ?? []].flat().map((fichier) => ({
            champ,
            libelle,
            isMedicale: isMedical(acte.medical, { nature: 'piece', champ, isDit }),
            fichier: fichier as UploadedFile,
          })),
        ),
      }
    },
    upgrade(version, data) {
      if (version === acte.version) return data
      const old = acte.anciennes?.[version]
      if (!old) throw new Error(`${acte.key} cannot read what its version ${version} kept`)
      return old.data(data)
    },
    annulee: t.annulee ?? null,
    recuSansCompte: t.recuSansCompte ?? null,
    papiers: (t.papiers ?? {}) as Traite['papiers'],
    message: t.message ?? null,
    isRequalifiable: t.requalifie !== undefined,
    requalifie: (data, voulu) => t.requalifie?.(data as D, voulu) ?? null,
    codage: (data) => t.codage?.lire(data as D) ?? null,
    code: (data, voulu) => (t.codage?.lire(data as D) ? t.codage.ecrire(data as D, voulu) : null),
    avant: async (tx, appelant, data, faits) =>
      t.avant ? t.avant(tx, appelant as AppelantAvant<F, N>, data as D, faits as F) : faits,
    lire(tx, appele, data, regles, lu) {
      const d = data as D
      const avant = lu as A
      // The engine has held a contract where the act names one, and none elsewhere.
      const appelant = appele as unknown as Appelant<N>
      return {
        faults: t.verifie?.(avant, d, appelant) ?? {},
        isDejaFait: t.isDejaFait?.(avant, d) ?? false,
        lignes: t.resume(avant, d),
        suite: (fait) => t.suite(fait, avant, d, appelant),
        isAExaminer: t.isAExaminer?.(avant, d) ?? false,
        manque: t.codage?.manque(d) ?? null,
        effetLe: t.effet ? t.effet(avant, d, appelant) : acte.effet(d, regles),
        compare: t.compare ? async () => (await t.compare?.(tx, appelant, d, avant)) ?? [] : null,
        apply: (demandeId, messages) => {
          const { client, now, compteId } = appelant
          return write(
            tx,
            { client, now, auteur: compteId ? { compteId } : null, messages },
            async (e) => {
              const { contrat } = appelant as Appelant
              const fait = async () => t.apply?.(e, appelant, d, avant, demandeId)
              await (contrat?.isImporte ? guard(e, contrat, { demandeId, le: now }, fait) : fait())
              return tellAll(e)
            },
          )
        },
        recue: async (demande) => (await t.recue?.(tx, appelant, demande, avant, d)) ?? null,
      }
    },
  }
}

const faultsOf = (error: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(
    error.issues.map(({ path, message }) => [path.join('.') || 'saisie', message] as const),
  )
