/** Where a lot stands, a folder or what a browser sent: names are asked for, and lead nowhere else. */
export type Lieu = {
  /** Null: there is no such file. */
  taille(fichier: string): Promise<number | null>
  /** The bytes of a file that is there. */
  lire(fichier: string): AsyncIterable<Buffer>
  /** Those of `fichiers/`, which documents name; null: there is none of that name. */
  piece(fichier: string): Promise<AsyncIterable<Buffer> | null>
}

/** Where refused records are kept, by the name of their file. */
export type Depot = {
  /** Nothing, where there is no such file. */
  lire(nom: string): AsyncIterable<Buffer>
  /** Takes the place of what had that name once it is closed, and not before. */
  ecrire(nom: string): Promise<Ecrivain>
  retirer(nom: string): Promise<void>
}

export type Ecrivain = {
  ecrire(texte: string): Promise<void>
  fermer(): Promise<void>
}

/** A small file, whole; null: there is none. */
export async function readText(lieu: Lieu, fichier: string): Promise<string | null> {
  const taille = await lieu.taille(fichier)
  if (taille === null || taille > TEXTE_MAX) return null
  const morceaux: Buffer[] = []
  for await (const morceau of lieu.lire(fichier)) morceaux.push(morceau)
  return Buffer.concat(morceaux).toString('utf8')
}

/** Manifests and mappings: a few kilobytes; a hundred columns of ten files are less than this. */
export const TEXTE_MAX = 1024 * 1024
