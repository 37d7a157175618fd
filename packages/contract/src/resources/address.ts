import type { Access } from './access.ts'

/** What a resource holds, what it is asked with, what is posted to it. */
export type Shape = { row: unknown; query: unknown; data: unknown }

/**
 * Where a resource is read, and under what name: all that whoever only reads it needs. A screen that
 * must be there at once is built on this, and leaves the shapes to those who check them.
 */
export type Address<S extends Shape = Shape> = {
  path: `/${string}`
  /** French display label, also used in messages and file names. */
  libelle: string
  access: Access
  /** With `contrat`, the current contract of the request is needed and its ownership checked. */
  scope: 'contrat' | 'compte'
  /**
   * Shape of the list answer: `{items, total}`, the same with what leads to the next rows (`page`), a
   * bare list, one object, or a named key.
   */
  envelope: 'items' | 'page' | 'array' | 'one' | 'contrats'
  /** Never there: it carries the types of the shape, and nothing else. */
  readonly shape?: S
}

type Nothing = Record<string, never>
type Optional = 'scope' | 'envelope' | 'shape'

export const defineAddress = <Row, Query = Nothing, Data = Nothing>(
  address: Omit<Address, Optional> & Partial<Pick<Address, 'scope' | 'envelope'>>,
): Address<{ row: Row; query: Query; data: Data }> => ({
  scope: 'compte',
  envelope: 'items',
  ...address,
})

/** Models with no front route live under `api/admin`. */
export const resourceUrl = ({ access, path }: Pick<Address, 'path' | 'access'>) =>
  typeof access === 'object' ? `/api/admin${path}` : `/api${path}`
