import type { Data, Query, Resource, Row } from '@espace-adherent/contract'
import type { Serialized } from './serialized.ts'

/** A picture or a document that a resource shows. */
export type FileContent = { typeMime: string; nomFichier: string; contenu: Uint8Array }

/** What an act answers; `isModeGestionManuel` says that a clerk will treat it. */
export type ActeRecu = { isModeGestionManuel: boolean } & Record<string, unknown>

/** One page of a longer list. */
export type Page<T> = {
  items: readonly T[]
  total: number
  /** With the envelope `page`: what to ask for the next rows with, if there are any. */
  suite?: string | null
  /** What is said of all the rows that answer. */
  synthese?: unknown
}

/** All the rows, a page of them, or an answer kept ready in memory. */
export type Listing<T> = readonly T[] | Page<T> | Serialized

type Can<R extends Resource> = R['can'][number]
type Needs<R extends Resource, Verb, Methods> = Verb extends Can<R> ? Methods : unknown
type Lacks<R extends Resource, Verb, Methods> = Verb extends Can<R> ? unknown : Methods

/**
 * Where the rows of a resource come from, and who treats what is sent to it, for a context `C`
 * (client, visitor, database). A method is required exactly when the resource says that it can.
 */
export type Source<C, R extends Resource> = Needs<R, 'list', Lists<C, R>> &
  Needs<R, 'form', { form(context: C, data: Data<R>): Promise<ActeRecu> }> &
  Needs<R, 'vel', { vel(context: C, data: Data<R>): Promise<ActeRecu> }> &
  Needs<R, 'update', { update(context: C, data: Data<R>): Promise<Row<R>> }> &
  Needs<R, 'visionneuse', { visionneuse(context: C, id: string): Promise<FileContent | null> }> &
  Needs<R, 'print', Prints<C, R>>

type Lists<C, R extends Resource> = (
  | {
      isShared?: never
      list(context: C, query: Query<R>): Listing<Row<R>> | Promise<Listing<Row<R>>>
    }
  | {
      /** The answer depends on the client alone: whoever asks is not even looked up. */
      isShared: true
      list(context: C, query: Query<R>): Serialized
    }
) & {
  /** Every row that answers, for export and print, when `list` gives a page or a ready answer. */
  rows?(context: C, query: Query<R>): AsyncIterable<Row<R>>
}

/** A list prints itself as a table; posted data and documents that are no list need their own. */
type Prints<C, R extends Resource> = {
  print?(context: C, query: Query<R>): Promise<FileContent | null>
} & Needs<R, 'update', { printData(context: C, data: Data<R>): Promise<FileContent> }> &
  Lacks<R, 'list' | 'update', { print(context: C, query: Query<R>): Promise<FileContent | null> }>

/** One source per resource of a registry: the compiler refuses a resource left without. */
export type Sources<C, Registry extends Record<string, Resource>> = {
  [Name in keyof Registry]: Source<C, Registry[Name]>
}

/** What the mount sees once the compiler has checked the source against its own resource. */
export type AnySource<C> = {
  isShared?: true
  list?(context: C, query: object): Listing<unknown> | Promise<Listing<unknown>>
  rows?(context: C, query: object): AsyncIterable<unknown>
  form?(context: C, data: unknown): Promise<ActeRecu>
  vel?(context: C, data: unknown): Promise<ActeRecu>
  update?(context: C, data: unknown): Promise<unknown>
  visionneuse?(context: C, id: string): Promise<FileContent | null>
  print?(context: C, query: object): Promise<FileContent | null>
  printData?(context: C, data: unknown): Promise<FileContent>
}
