import type { Data, Query, Resource, Row } from '@espace-adherent/contract'

/** A picture or a file that a resource shows. */
export type Blob = { typeMime: string; nomFichier: string; contenu: Uint8Array }

/** What an act answers; `isModeGestionManuel` says that a clerk will treat it. */
export type ActeRecu = { isModeGestionManuel: boolean } & Record<string, unknown>

type Can<R extends Resource> = R['can'][number]
type Needs<R extends Resource, V extends string, M> = V extends Can<R> ? M : unknown

/**
 * Where the rows of a resource come from, for a context `C` (client, visitor, database).
 * `list` gives all rows that answer the query; export and print are derived from it.
 */
export type Source<C, R extends Resource> = {
  list(context: C, query: Query<R>): Promise<readonly Row<R>[]> | AsyncIterable<Row<R>>
} & Needs<R, 'form', { form(context: C, data: Data<R>): Promise<ActeRecu> }> &
  Needs<R, 'vel', { vel(context: C, data: Data<R>): Promise<ActeRecu> }> &
  Needs<R, 'update', { update(context: C, data: Data<R>): Promise<Row<R>> }> &
  Needs<R, 'visionneuse', { visionneuse(context: C, id: string): Promise<Blob | null> }>

/** One source per resource of a registry: the compiler refuses a resource left without. */
export type Sources<C, Registry extends Record<string, Resource>> = {
  [Name in keyof Registry]: Source<C, Registry[Name]>
}
