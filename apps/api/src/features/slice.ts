import type { ActeGestion, Registry } from '@espace-adherent/contract'
import type { Catalogue, Mot } from '@espace-adherent/domain'
import type { App } from '../platform/http/index.ts'
import type { Handler } from '../platform/jobs/index.ts'
import type { Sources } from '../platform/resources/index.ts'
import type { Contexts } from './context.ts'
import type { Partie } from './partie.ts'

/** As far as a slice is concerned: the engine of acts, and that of tables, know the rest of what is theirs. */
type ActeApporte = { acte: { key: ActeGestion } }
type TableApportee = { gestion: { key: string } }

/**
 * What a folder of `features` brings to the application, in one value: `app/slices.ts` lists them, and
 * nothing else plugs a part in. Each function names what it needs of what the application can give: `S`,
 * or `B` while the acts are still being gathered. What the two engines ask of an act (`A`) and of a table (`G`)
 * is said where slices are plugged in: said here, it would tie every slice to both engines. Properties, not
 * methods: the compiler compares the parameters of methods in both directions.
 */
export type Slice<S = never, B = S, A = ActeApporte, G = TableApportee> = {
  /** Its folder. */
  nom: string
  /** The sentences of its mails and papers, which staff may change. */
  mots?: readonly Mot[]
  /** Where its resources of the registry take their rows. */
  sources?: (services: S) => Partial<Sources<Contexts, Registry>>
  /** Its acts, with what they do; where they are sent is the engine's. */
  actes?: (services: B) => readonly A[]
  /** Its tables that staff look after; those of words stand on the words of all slices. */
  gestions?: readonly G[] | ((catalogue: Catalogue) => readonly G[])
  /** What it holds of a person, for the copy of their data. */
  donnees?: (services: B) => readonly Partie[]
  /** Routes that the specification names, and what it does as the server starts and stops. */
  mount?: (app: App, services: S) => void | Promise<void>
  /** Routes of staff, under `/api/admin`: they may be made after the first answers (`app/back-office.ts`). */
  mountGestion?: (app: App, services: S) => void
  jobs?: (services: S) => readonly Handler[]
  /** Deletes what has expired; all slices' turns come together, on one node at a time. */
  purge?: (services: S, now: Date) => Promise<unknown>
  /** Hears what the database announces to every node. */
  topics?: (services: S) => (topic: string) => void
}

type Unknown<T> = { [Name in Exclude<keyof T, keyof Slice>]: never }

/** Keeps the exact type, by which the compiler counts what all slices bring; a part nobody knows is refused. */
export const defineSlice = <const T extends Slice>(slice: T & Unknown<T>): T => slice

type SourceNames<T> = T extends { sources: (services: never) => infer Brought }
  ? keyof Brought
  : never
type ActeKeys<T> = T extends { actes: (services: never) => readonly { acte: { key: infer Key } }[] }
  ? Key
  : never

/** The resources and acts that no slice brings, and the sources whose resource nobody declared. */
export type Amiss<Slices extends readonly Slice[]> =
  | Exclude<keyof Registry, SourceNames<Slices[number]>>
  | Exclude<SourceNames<Slices[number]>, keyof Registry>
  | Exclude<ActeGestion, ActeKeys<Slices[number]>>
