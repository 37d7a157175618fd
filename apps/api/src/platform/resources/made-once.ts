/** Made when it is first asked for: a start, or a publication, waits for nothing that nobody reads. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
