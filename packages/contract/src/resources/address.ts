import { type Access, type Can, isBackOfficeAccess, type Scope, type Verb } from './access.ts'

/** What a resource holds, what it is asked with, what is posted to it. */
export type Shape = { row: unknown; query: unknown; data: unknown }

/**
 * Where a resource is read, and its name: all that a reader needs. A screen that must be there at
 * once is built on this, and leaves shapes to those who check them.
 */
export type Address<
  S extends Shape = Shape,
  A extends Access = Access,
  Sc extends Scope = Scope,
> = {
  path: `/${string}`
  /** French display label, also used in messages and file names. */
  libelle: string
  /** Who may read it; and use its other verbs, unless `can` says otherwise. */
  access: A
  can?: Can
  scope: Sc
  /**
   * Shape of the list answer: `{items, total}`, the same with what leads to the next rows (`page`), a
   * bare list, one object, or a named key.
   */
  envelope: 'items' | 'page' | 'array' | 'one' | { cle: string }
  /** Never set: it only carries the types. */
  readonly shape?: S
}

type Nothing = Record<string, never>

/**
 * In two steps, because the shape is given and the access is inferred: `defineAddress<Row>()({ …
 * })`.
 */
export const defineAddress =
  <Row, Query = Nothing, Data = Nothing>() =>
  <const A extends Access, const Sc extends Scope = 'compte'>(
    address: Pick<Address, 'path' | 'libelle'> &
      Partial<Pick<Address, 'envelope'>> & { access: A; scope?: Sc },
  ): Address<{ row: Row; query: Query; data: Data }, A, Sc> => ({
    envelope: 'items',
    ...address,
    scope: address.scope ?? ('compte' as Sc),
  })

/** What only staff may do lives under `api/admin`, whoever may do the rest. */
export const resourceUrl = (
  { access, can, path }: Pick<Address, 'path' | 'access' | 'can'>,
  verb: Verb = 'list',
) => (isBackOfficeAccess(can?.[verb]?.access ?? access) ? `/api/admin${path}` : `/api${path}`)
