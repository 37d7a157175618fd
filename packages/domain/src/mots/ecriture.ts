import { suivreDe } from '../texte/elision.ts'
import type { Phrase } from './phrase.ts'
import type { ValeursLibres } from './variables.ts'

/**
 * The value given under that name. Names that every object has, such as `constructor`, count as
 * missing.
 */
export const valeurDe = (valeurs: ValeursLibres, nom: string) =>
  Object.hasOwn(valeurs, nom) ? (valeurs[nom] ?? null) : null

/** Whether `si` holds: there is something to write. Zero counts. */
export function isPresente(valeurs: ValeursLibres, nom: string): boolean {
  const valeur = valeurDe(valeurs, nom)
  return valeur !== null && valeur !== false && valeur !== ''
}

/**
 * Writes a sentence, each value by `write`. « De » and « que » before a value lose their vowel
 * where they must. With `follow`, the noun after a number agrees; screens write no numbers and do
 * without.
 */
export function writePhrase(
  phrase: Phrase,
  valeurs: ValeursLibres,
  write: (nom: string) => string,
  follow: (avant: string, suite: string) => string = (_, suite) => suite,
  avant = '',
): string {
  let texte = avant
  for (const noeud of phrase) {
    if (typeof noeud === 'string') texte += follow(texte, noeud)
    else if ('variable' in noeud) texte = suivreDe(texte, write(noeud.variable))
    else
      texte = writePhrase(
        isPresente(valeurs, noeud.si) ? noeud.alors : noeud.sinon,
        valeurs,
        write,
        follow,
        texte,
      )
  }
  return texte
}
