import type {
  Cible,
  Data,
  Publication,
  Query,
  Resource,
  Restauration,
  Row,
} from '@espace-adherent/contract'
import type { Circle, Context, Told } from './circles.ts'
import type { Serialized } from './serialized.ts'

/** A picture or a document that a resource shows. */
export type FileContent = { typeMime: string; nomFichier: string; contenu: Uint8Array }

/** A file too long to be held: it is sent as it is made. */
export type FileStream = { typeMime: string; nomFichier: string; flux: AsyncIterable<Uint8Array> }

/** What an act answers; `isModeGestionManuel` says that a clerk will treat it. */
export type ActeRecu = { isModeGestionManuel: boolean } & Record<string, unknown>

/** One page of a longer list. */
export type Page<T> = {
  items: readonly T[]
  total: number
  /** With the envelope `page`: what to ask for the next rows with, if there are any. */
  suite?: string | null
  /** Figures about all the rows that answer. */
  synthese?: unknown
}

/** All the rows, a page of them, or an answer kept ready in memory. */
export type Listing<T> = readonly T[] | Page<T> | Serialized

type Needs<R extends Resource, Verb, Methods> = Verb extends keyof R['can'] ? Methods : unknown
type Lacks<R extends Resource, Verb, Methods> = Verb extends keyof R['can'] ? unknown : Methods

/**
 * Required when the resource declares the verb; refused when it does not, because nobody could call
 * it.
 */
type Treats<R extends Resource, Verb extends string, Method> = Verb extends keyof R['can']
  ? { [Name in Verb]: Method }
  : { [Name in Verb]?: never }

/**
 * Where the rows of a resource come from, and what treats what is sent to it. Each function
 * receives what the guard has proven for its verb: a member where it asks for members, a contract
 * where it asks for one. These are properties and not methods, because the compiler compares the
 * parameters of methods in both directions.
 */
export type Source<T extends Told, R extends Resource> = Needs<R, 'list', Lists<T, R>> &
  Treats<R, 'form', (context: Context<T, R, 'form'>, data: Data<R>) => Promise<ActeRecu>> &
  Treats<R, 'vel', (context: Context<T, R, 'vel'>, data: Data<R>) => Promise<ActeRecu>> &
  Treats<R, 'create', (context: Context<T, R, 'create'>, data: Data<R>) => Promise<Row<R>>> &
  Treats<R, 'update', (context: Context<T, R, 'update'>, data: Data<R>) => Promise<Row<R>>> &
  Treats<R, 'delete', (context: Context<T, R, 'delete'>, cible: Cible) => Promise<void>> &
  Treats<R, 'publish', (context: Context<T, R, 'publish'>, data: Publication) => Promise<Row<R>>> &
  Treats<R, 'restore', (context: Context<T, R, 'restore'>, data: Restauration) => Promise<Row<R>>> &
  Treats<
    R,
    'visionneuse',
    (context: Context<T, R, 'visionneuse'>, id: string) => Promise<FileContent | FileStream | null>
  > &
  Needs<R, 'print', Prints<T, R>>

/** A list also serves export and print. */
type Reading = 'list' | 'export' | 'print'

type Lists<T extends Told, R extends Resource> = (
  | {
      isShared?: never
      list: (
        context: Context<T, R, Reading>,
        query: Query<R>,
      ) => Listing<Row<R>> | Promise<Listing<Row<R>>>
    }
  | {
      /** The answer depends on the client alone: the caller is not looked up. */
      isShared: true
      list: (context: T['public'], query: Query<R>) => Serialized
    }
) & {
  /** All rows that answer, for export and print, when `list` gives a page or a ready answer. */
  rows?: (context: Context<T, R, Reading>, query: Query<R>) => AsyncIterable<Row<R>>
  /** The reader and the filters of a print, a line each. */
  entete?: (context: Context<T, R, 'print'>, query: Query<R>) => Promise<readonly string[]>
}

/** A list prints itself as a table; documents that are no list bring their own. */
type Prints<T extends Told, R extends Resource> = {
  print?: (context: Context<T, R, 'print'>, query: Query<R>) => Promise<FileContent | null>
} & Lacks<
  R,
  'list',
  { print: (context: Context<T, R, 'print'>, query: Query<R>) => Promise<FileContent | null> }
>

/** One source for each resource of a registry: the compiler refuses a resource without one. */
export type Sources<T extends Told, Registry extends Record<string, Resource>> = {
  [Name in keyof Registry]: Source<T, Registry[Name]>
}

/** What the mount sees once the compiler has checked a source against its resource. */
export type AnySource<C = Told[Circle]> = {
  isShared?: true
  list?(context: C, query: object): Listing<unknown> | Promise<Listing<unknown>>
  rows?(context: C, query: object): AsyncIterable<unknown>
  entete?(context: C, query: object): Promise<readonly string[]>
  form?(context: C, data: unknown): Promise<ActeRecu>
  vel?(context: C, data: unknown): Promise<ActeRecu>
  create?(context: C, data: unknown): Promise<unknown>
  update?(context: C, data: unknown): Promise<unknown>
  delete?(context: C, cible: Cible): Promise<void>
  publish?(context: C, data: Publication): Promise<unknown>
  restore?(context: C, data: Restauration): Promise<unknown>
  visionneuse?(context: C, id: string): Promise<FileContent | FileStream | null>
  print?(context: C, query: object): Promise<FileContent | null>
}
