/** The files of each visitor's screen, by the first part of its address. */
export type Screens = { files: readonly string[]; ecrans: Record<string, readonly number[]> }

/**
 * The files of the screen at that address; none when it comes with the page, or is not a visitor’s.
 */
export function filesAhead({ files, ecrans }: Screens, hash: string): string[] {
  const [, ecran = ''] = hash.split(/[/?]/)
  const indexes = Object.hasOwn(ecrans, ecran) ? (ecrans[ecran] ?? []) : []
  return indexes.flatMap((index) => files[index] ?? [])
}
