import { ArretError, type Brut, illisible } from './bruts.ts'
import { type Fin, type LigneLue, lireLignes } from './lignes.ts'
import { arrets } from './textes.ts'

/** One record a line; empty lines count for nothing. */
export async function* lireJsonl(
  morceaux: AsyncIterable<Buffer>,
  fichier: string,
): AsyncGenerator<Brut[]> {
  const fin: Fin = { isCoupee: false }
  let derniere: Brut | undefined
  for await (const lot of lireLignes(morceaux, fin)) {
    const bruts: Brut[] = []
    for (const lue of lot) {
      const brut = brutDe(lue)
      if (brut) bruts.push(brut)
    }
    derniere = bruts.at(-1) ?? derniere
    // A last line without an end comes alone: when it cannot be read either, the file was cut there.
    if (fin.isCoupee && derniere?.faute?.code === 'illisible')
      throw new ArretError(arrets.coupe(fichier))
    yield bruts
  }
}

function brutDe(lue: LigneLue): Brut | null {
  if ('faute' in lue) return illisible(lue.ligne, lue.faute)
  if (lue.texte === '' || lue.texte.trim() === '') return null
  try {
    return { ligne: lue.ligne, brut: JSON.parse(lue.texte) }
  } catch {
    // The library's sentence quotes what it read.
    return illisible(lue.ligne, 'illisible')
  }
}
