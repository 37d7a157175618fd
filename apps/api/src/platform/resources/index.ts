export type { Circle, Told } from './circles.ts'
export { ecrireCurseur, lireCurseur, suiteDe } from './curseur.ts'
export { contentDisposition } from './disposition.ts'
export { sendFile } from './files.ts'
export { type MountOptions, mountResources } from './mount.ts'
export { Serialized } from './serialized.ts'
export type { ActeRecu, FileContent, FileStream, Listing, Page, Source, Sources } from './source.ts'

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
