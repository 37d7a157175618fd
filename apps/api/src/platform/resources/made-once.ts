/**
 * Makes something when it is first asked for, so that a start or a publication does not wait for
 * what nobody reads.
 */
export function madeOnce<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
