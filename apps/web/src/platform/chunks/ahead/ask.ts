/** Which files each screen is made of, by the first part of its address; `membre`: every screen of a member. */
export type Screens = { files: readonly string[]; ecrans: Record<string, readonly number[]> }

export const MEMBRE = 'membre'

/** What the screen at that address is made of: nothing when it comes with the page, or with its area only. */
export function filesAhead({ files, ecrans }: Screens, hash: string, wasMembre: boolean): string[] {
  const [, ecran = ''] = hash.split(/[/?]/)
  // A member who comes without an address is led to accueil.
  const key = Object.hasOwn(ecrans, ecran) && ecran !== MEMBRE ? ecran : wasMembre ? MEMBRE : ''
  return (ecrans[key] ?? []).flatMap((index) => files[index] ?? [])
}
