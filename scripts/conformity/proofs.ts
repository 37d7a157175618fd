/** What a test proves of a requirement: that the product does it, or that one of its parts can. */
export type Proof = 'produit' | 'piece'

const product = [/^e2e\/(?!widgets\/)/, /^apps\/api\/(?!src\/platform\/)/]

/**
 * A screen or a route of the product proves a requirement. The gallery of components, a rule by itself and a resource
 * made up for a test prove a part: no member ever met it there.
 */
export const proofOf = (path: string): Proof =>
  product.some((pattern) => pattern.test(path)) ? 'produit' : 'piece'

/** More than these in one title, and nobody can tell which sentence of the test proves which line. */
export const IDS_MAX = 4
