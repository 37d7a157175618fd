import { suivreDe } from '../texte/elision.ts'
import type { Phrase } from './phrase.ts'
import type { ValeursLibres } from './variables.ts'

/** What was brought under that name; names that everybody has, such as `constructor`, are nobody's. */
export const valeurDe = (valeurs: ValeursLibres, nom: string) =>
  Object.hasOwn(valeurs, nom) ? (valeurs[nom] ?? null) : null

/** Whether `si` holds: there is something to write. Zero is something. */
export function isPresente(valeurs: ValeursLibres, nom: string): boolean {
  const valeur = valeurDe(valeurs, nom)
  return valeur !== null && valeur !== false && valeur !== ''
}

/**
 * A sentence, each value written by `write`; « de » and « que » before it lose their vowel where it has one. Where numbers
 * may be written, `follow` makes the noun after one agree: screens write none, and the first page does without.
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
