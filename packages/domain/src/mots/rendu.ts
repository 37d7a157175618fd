import { suivreNombre } from '../texte/grammaire.ts'
import type { MailLu, MotLu, MotMail, MotTextes, TextesLus } from './contenu.ts'
import type { ValeursCommunes } from './definition.ts'
import { writePhrase } from './ecriture.ts'
import type { Phrase } from './phrase.ts'
import {
  formatVariable,
  type ValeursLibres,
  type ValeursMot,
  type VariablesMot,
} from './variables.ts'

/** A client's own wordings, by key; ours serve for the others. */
export type MotsClient = ReadonlyMap<string, MotLu>

export type BlocRendu = { texte: string } | { code: string } | { lien: string; libelle: string }

/** Values are written as they are: marks inside them are plain characters. */
export const renderPhrase = (
  phrase: Phrase,
  variables: VariablesMot,
  valeurs: ValeursLibres,
): string =>
  writePhrase(phrase, valeurs, (nom) => formatVariable(variables, valeurs, nom), suivreNombre)

/** A mail of that client; empty paragraphs and links that lead nowhere are left out. */
export function renderMail<V extends VariablesMot>(
  mots: MotsClient,
  { key, variables, lu: original, isDocument }: MotMail<V>,
  valeurs: ValeursMot<V> & ValeursCommunes,
): { sujet: string; blocs: BlocRendu[]; isDocument?: true } {
  // Kept under a key is what was read for the word of that key.
  const { sujet, corps } = (mots.get(key) as MailLu | undefined) ?? original
  const libres = valeurs as ValeursLibres
  const write = (phrase: Phrase) => renderPhrase(phrase, variables, libres)
  const blocs = corps.map((bloc): BlocRendu => {
    if ('texte' in bloc) return { texte: write(bloc.texte) }
    if ('code' in bloc) return { code: formatVariable(variables, libres, bloc.code) }
    return { lien: formatVariable(variables, libres, bloc.lien), libelle: write(bloc.libelle) }
  })
  return {
    // One line, whatever the values hold.
    sujet: write(sujet).replace(/\p{Cc}+/gu, ' '),
    blocs: blocs.filter((bloc) => Object.values(bloc).every((ecrit) => ecrit !== '')),
    ...(isDocument && { isDocument }),
  }
}

/** The texts of a word for that client: its own, or ours. */
export const textesLus = <N extends string>(
  mots: MotsClient,
  { key, lu }: MotTextes<VariablesMot, N>,
): TextesLus<N> =>
  // Kept under a key is what was read for the word of that key.
  (mots.get(key) as TextesLus<N> | undefined) ?? lu

/** The same by name, with values put in. */
export function renderTextes<V extends VariablesMot, N extends string>(
  mots: MotsClient,
  mot: MotTextes<V, N>,
  valeurs: ValeursMot<V> & ValeursCommunes,
): Record<N, string> {
  const lus = textesLus(mots, mot)
  const rendus = {} as Record<N, string>
  for (const nom of Object.keys(lus) as N[])
    rendus[nom] = renderPhrase(lus[nom], mot.variables, valeurs as ValeursLibres)
  return rendus
}
