/** Which files each screen of visitors is made of, by the first part of its address. */
export type Screens = { files: readonly string[]; ecrans: Record<string, readonly number[]> }

/** What the screen at that address is made of: nothing when it comes with the page, or is not a visitor’s. */
export function filesAhead({ files, ecrans }: Screens, hash: string): string[] {
  const [, ecran = ''] = hash.split(/[/?]/)
  const indexes = Object.hasOwn(ecrans, ecran) ? (ecrans[ecran] ?? []) : []
  return indexes.flatMap((index) => files[index] ?? [])
}
