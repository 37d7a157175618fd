import {
  type CirconstancesEffet,
  type DateCalendaire,
  type DatesEffet,
  documentsVoulus,
  type EcheanceLegale,
  type Faults,
  type LigneResume,
  messageSaisieDateEffet,
  type PartMedicale,
  type PieceDemandee,
  type PieceVoulue,
  type Plage,
  parseDate,
  plagesSelon,
  type RegleDateEffet,
  type ReglesActe,
  SANS_CONSEIL,
  type SaisieConseil,
  validateConseil,
} from '@espace-adherent/domain'
import type { z } from 'zod'
import type { UploadedFile } from '../fichiers/index.ts'
import { TITRE_BESOINS } from './conseil.ts'
import { dateSaisieSchema } from './dates.ts'
import { champMedical, champsDes, type Documents, demandees, partMedicale } from './pieces.ts'
import type { TeteActe } from './tete.ts'
import { videDe } from './vide.ts'

/** Of an act whose form needs to know nothing. */
export type SansFaits = Record<never, never>

/** The facts of an act, known by their type alone: the server reads them, and nobody sends them. */
export type Faits<F extends object> = { readonly lus?: F }
export const faitsDe = <F extends object>(): Faits<F> => ({})

/** What stands in the form of an act, and what its form knows before: `SaisieDe<typeof ribActe>`. */
export type SaisieDe<A> = A extends Acte<infer S, infer _D, infer _E, infer _F> ? S : never
export type FaitsDe<A> = A extends Acte<infer _S, infer _D, infer _E, infer F> ? F : never

/** One screen of an act: its title, and which fields it holds. */
export type Etape<S, E extends string = string> = {
  cle: E
  titre: string
  champs: readonly string[]
  /** Whether it is asked at all, after what was answered so far. */
  quand?(saisie: S): boolean
}

/**
 * What a member can ask for, declared once: its head, its shape (also half typed, as a draft holds it), its
 * steps, its rules, what it means. The server adds what it does, the browser its fields.
 *
 * `S` is what stands in the form and on the wire; `D` is what is meant by it, which is what is kept;
 * `F` is what the form and its rules must know first: who can be chosen, which days are allowed.
 */
export type Acte<
  S extends object = object,
  D extends object = object,
  E extends string = string,
  F extends object = object,
  K extends string = string,
  N extends string | null = string | null,
> = TeteActe<K> & {
  /** One sentence, in « Mes démarches ». */
  chapo: string
  /** What a mail calls it, where its name would tell somebody's health. */
  libelleCourriel?: string
  /** Whether sending it is signing: a proof is kept. So is, unless said otherwise, all that asks who sends. */
  isSignature: boolean
  /** Raised when what is kept of it changes its shape. */
  version: number
  /** How what an older version kept is read today. */
  anciennes?: Readonly<Record<number, { saisie(old: object): object; data(old: object): object }>>
  saisie: z.core.$ZodType<S>
  /** What the server reads for whoever asks; null: it has none. */
  faits: Faits<F> | null
  /** The form before anything is typed: empty, but for what an act says. */
  vide: NoInfer<S>
  etapes: readonly Etape<NoInfer<S>, E>[]
  /** The contract that it is about; null: the account. */
  numeroContrat(saisie: NoInfer<S>): N
  /** What there is one draft of, and one request at a time: the contract, or part of the account. */
  sujet(saisie: NoInfer<S>): string
  check(saisie: NoInfer<S>, regles: ReglesActe, faits: NoInfer<F>): Faults
  normalise(saisie: NoInfer<S>): D
  pieces(saisie: NoInfer<S>, regles: ReglesActe, faits: NoInfer<F>): readonly PieceDemandee[]
  /** Every document that it may ever ask for, by its field, for a clerk to ask for one more. */
  libellesPieces: Readonly<Record<string, string>>
  /** What clerks read of it, when it may carry medical papers; null: it carries none. */
  medical: PartMedicale | null
  /** How its day is chosen, where the client has no rule of its own; null: it is not chosen. */
  dateEffet: RegleDateEffet | null
  /** The days that may be chosen, given what was answered. */
  plages(saisie: NoInfer<S>, faits: NoInfer<F>): readonly Plage[]
  /** The day from which it counts; null: as soon as it is accepted. */
  effet(data: NoInfer<D>, regles: ReglesActe): DateCalendaire | null
  /** What the law wants of the insurer once it is sent, and by when. */
  echeancesLegales: readonly EcheanceLegale[]
  /** Which of its requests they are for, where it is not all of them. */
  isSoumis?(data: NoInfer<D>): boolean
  /**
   * Open to whoever has no account: what a receipt says of it, from what was typed alone, so that it is the
   * same whether or not anybody was recognised. Null: one has to sign in.
   */
  sansCompte: { lignes(data: NoInfer<D>): readonly LigneResume[] } | null
  /**
   * New cover: needs in writing, a reasoned advice, what the product is, before it is asked for. Its shape
   * holds `champsConseil`; the step, the rules and the papers are the engine's. Null: nothing new is covered.
   */
  conseil: { choix(saisie: NoInfer<S>): string } | null
}

type Optional =
  | 'check'
  | 'normalise'
  | 'sujet'
  | 'faits'
  | 'dateEffet'
  | 'effet'
  | 'version'
  | 'echeancesLegales'
  | 'sansCompte'
  | 'conseil'
  | 'isSignature'
  | 'numeroContrat'
/** Worked out from its documents and from the rule of its day. */
type Deduit = 'pieces' | 'libellesPieces' | 'medical' | 'plages'
type Definition<
  S extends object,
  D extends object,
  E extends string,
  F extends object,
  K extends string,
  N extends string | null,
> = Omit<Acte<S, D, E, F, K, N>, keyof TeteActe | Optional | Deduit | 'chapo' | 'etapes' | 'vide'> &
  Partial<Pick<Acte<S, D, E, F, K, N>, Optional>> & {
    vide?: Partial<NoInfer<S>>
    /** What of the answers the rule of its day depends on; null: it cannot be said yet. */
    circonstances?(saisie: NoInfer<S>, faits: NoInfer<F>): CirconstancesEffet | null
    /** Every document that it may ever ask for, by the field that holds it. */
    documents?: Documents<NoInfer<S>>
    /** Those that it asks for, where its documents do not say it themselves. */
    pieces?(saisie: NoInfer<S>, regles: ReglesActe, faits: NoInfer<F>): readonly PieceVoulue[]
    /**
     * Of one that may carry medical papers: the fields that clerks read, one after the other. Any other is for the
     * medical service alone.
     */
    champsOrdinaires?: string
    /** What it is called, and each of its steps. */
    textes: { chapo: string; etapes: Readonly<Record<NoInfer<E>, string>> }
    /**
     * The fields of each step, in order; those of documents that no step names are in the last one. A step that is
     * not always asked for says when it is.
     */
    etapes: Readonly<Record<E, ChampsEtape<NoInfer<S>>>>
  }

type ChampsEtape<S> =
  | readonly (keyof S)[]
  | { champs: readonly (keyof S)[]; quand(saisie: S): boolean }

function etapesDites<S extends object, E extends string>(
  titres: Readonly<Record<E, string>>,
  dites: Readonly<Record<E, ChampsEtape<S>>>,
  documents: Documents,
): Etape<S, E>[] {
  const etapes = (Object.keys(dites) as E[]).map((cle): Etape<S, E> => {
    const dite = dites[cle]
    const { champs, ...quand } = 'champs' in dite ? dite : { champs: dite }
    return { cle, titre: titres[cle], champs: champs as readonly string[], ...quand }
  })
  const nommes = etapes.flatMap(({ champs }) => champs)
  const restants = champsDes(documents).filter((champ) => !nommes.includes(champ))
  return etapes.map((etape, rang) =>
    rang === etapes.length - 1 ? { ...etape, champs: [...etape.champs, ...restants] } : etape,
  )
}

type Propre = 'numeroContrat' | 'isPiecesMedicales' | keyof SaisieConseil

/** What is meant by a form whose act does not say it: its own answers, neither contract nor documents, nor what is said of these. */
export type Lu<S> = {
  [C in keyof S as C extends Propre
    ? never
    : S[C] extends UploadedFile | UploadedFile[] | null
      ? never
      : C]: S[C]
}

/** Days as they are counted with, texts without blanks around them. */
function lire<S extends object>(
  { saisie: shape }: Pick<Acte<S>, 'saisie'>,
  saisie: S,
  tus: readonly string[],
): object {
  const { def } = (shape as z.core.$ZodTypes)._zod
  const champs: Readonly<Record<string, unknown>> = def.type === 'object' ? def.shape : {}
  const meant = Object.entries(saisie).filter(([champ]) => !tus.includes(champ))
  return Object.fromEntries(
    meant.map(([champ, value]) => {
      if (typeof value !== 'string') return [champ, value]
      return [champ, champs[champ] === dateSaisieSchema ? (parseDate(value) ?? '') : value.trim()]
    }),
  )
}

export const defineActe = <
  S extends object,
  D extends object = Lu<S>,
  const E extends string = string,
  F extends object = SansFaits,
  const K extends string = string,
  N extends string | null = S extends { numeroContrat: string } ? string : null,
>(
  tete: TeteActe<K>,
  acte: Definition<S, D, E, F, K, N>,
): Acte<S, D, E, F, K, N> => {
  const whole = complete(tete, acte)
  return whole.conseil ? avecConseil(whole) : whole
}

const complete = <
  S extends object,
  D extends object,
  E extends string,
  F extends object,
  K extends string,
  N extends string | null,
>(
  tete: TeteActe<K>,
  {
    documents = {},
    pieces = (saisie, regles) => documentsVoulus(documents, saisie, regles),
    textes: { chapo, etapes: titres },
    etapes,
    circonstances = () => ({}),
    champsOrdinaires = '',
    ...acte
  }: Definition<S, D, E, F, K, N>,
): Acte<S, D, E, F, K, N> => {
  const vide = videDe(acte.saisie, acte.vide)
  // One whose form names no contract is about the account.
  const numeroContrat = acte.numeroContrat ?? ((saisie: S) => contratDe(saisie) as N)
  const check = acte.check ?? (() => ({}))
  const tus = [
    'numeroContrat',
    ...Object.keys(champMedical),
    ...Object.keys(SANS_CONSEIL),
    ...champsDes(documents),
  ]
  const connus = Object.entries(documents)
  const plages = (saisie: S, faits: F) => {
    const { dates } = faits as { dates?: DatesEffet }
    const donnees = circonstances(saisie, faits)
    return dates && donnees ? plagesSelon(dates, donnees) : []
  }
  return {
    ...tete,
    version: 1,
    isSignature: tete.identite !== 'session',
    sujet: (saisie) => numeroContrat(saisie) ?? '',
    faits: null,
    dateEffet: null,
    // An act that says how its day is chosen counts from that day.
    effet: (data) => (acte.dateEffet ? jourChoisi(data) : null),
    echeancesLegales: [],
    sansCompte: null,
    conseil: null,
    normalise: (saisie) => lire(acte, saisie, tus) as D,
    ...acte,
    chapo,
    etapes: etapesDites(titres, etapes, documents),
    numeroContrat,
    plages,
    check: acte.dateEffet
      ? (saisie, regles, faits) => ({
          ...check(saisie, regles, faits),
          dateEffet: messageSaisieDateEffet(jourSaisi(saisie), plages(saisie, faits)),
        })
      : check,
    pieces: (saisie, regles, faits) => demandees(documents, pieces(saisie, regles, faits)),
    libellesPieces: Object.fromEntries(connus.map(([champ, { libelle }]) => [champ, libelle])),
    medical: partMedicale(documents, champsNommes(tete.key, vide, champsOrdinaires)),
    vide,
  }
}

/** A name that the form does not have is a mistake: what it meant to open would stay closed, or open another. */
function champsNommes(key: string, vide: object, noms: string): string[] {
  const champs = noms.split(' ').filter((nom) => nom !== '')
  const inconnu = champs.find((nom) => !(nom in vide))
  if (inconnu !== undefined) throw new Error(`${key} has no field ${inconnu}`)
  return champs
}

/** The day that most acts let one choose, by the name that it has in their forms. */
const jourSaisi = (saisie: object) => (saisie as { dateEffet: string }).dateEffet

const jourChoisi = (data: object) =>
  (data as { dateEffet?: DateCalendaire | null }).dateEffet ?? null

/** The contract that most acts are about, by the name that it has in their forms. */
const contratDe = (saisie: object) => (saisie as { numeroContrat?: string }).numeroContrat ?? null

/** The step that asks for needs, drawn by the engine. */
export const ETAPE_BESOINS = 'besoins'

/** One step more, before its own; the papers are received with the choice, in its last one. */
function avecConseil<
  S extends object,
  D extends object,
  E extends string,
  F extends object,
  K extends string,
  N extends string | null,
>(acte: Acte<S, D, E, F, K, N>): Acte<S, D, E, F, K, N> {
  const besoins: Etape<S> = {
    cle: ETAPE_BESOINS,
    titre: TITRE_BESOINS,
    champs: [
      'besoinRecherche',
      'besoinPourQui',
      'besoinAttentes',
      'besoinBudget',
      'besoinPrecisions',
      'conseilId',
    ],
  }
  const propres = acte.etapes.map((etape, rang) =>
    rang === acte.etapes.length - 1
      ? { ...etape, champs: [...etape.champs, 'isConseilRecu'] }
      : etape,
  )
  return {
    ...acte,
    etapes: [besoins as Etape<S, E>, ...propres],
    check: (saisie, regles, faits) => ({
      ...validateConseil(saisie as unknown as SaisieConseil),
      ...acte.check(saisie, regles, faits),
    }),
  }
}

/** The steps that these answers ask for. */
export const etapesDe = <S extends object, E extends string>(
  { etapes }: { etapes: readonly Etape<S, E>[] },
  saisie: S,
): readonly Etape<S, E>[] => etapes.filter(({ quand }) => quand?.(saisie) ?? true)

/** What the law wants of a request that means this. */
export const echeancesDe = <D extends object>(
  { isSoumis, echeancesLegales }: Pick<Acte<object, D>, 'isSoumis' | 'echeancesLegales'>,
  data: D,
): readonly EcheanceLegale[] => (isSoumis?.(data) === false ? [] : echeancesLegales)
