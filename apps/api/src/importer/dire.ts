import type { BilanEntite, CodeRejet } from '@espace-adherent/contract/imports'
import { formatMontant } from '@espace-adherent/domain'
import { StartRefusedError } from '../app/start-refused.ts'
import { ArretError } from './arret.ts'
import type { Lu } from './parcours.ts'
import { textes } from './textes.ts'

/** What was read and what was refused, by code: never a value of a record. */
export const phrasesLues = (lus: readonly Lu[]): string[] =>
  lus.flatMap(({ partie, recus, rejets }) => [
    textes.entite(partie.entite, recus, rejets.nombre),
    ...Object.entries(rejets.parCode).map(([code, nombre]) =>
      textes.rejet(code as CodeRejet, nombre),
    ),
  ])

export const phrasesBilan = (bilans: readonly BilanEntite[]): string[] =>
  bilans.flatMap((bilan) => [
    textes.entite(bilan.entite, bilan.recus, bilan.rejetes),
    textes.bilan(bilan),
    textes.base(bilan.avant, bilan.apres, bilan.disparus),
    ...bilan.controle.map(({ champ, exercice, attendu, trouve }) =>
      textes.controle(champ, exercice, formatMontant(attendu), formatMontant(trouve)),
    ),
  ])

/** What stopped the command. Of a fault of ours, the place alone: its message may quote what was read. */
export async function phraseErreur(error: Error): Promise<string> {
  if (error instanceof ArretError || error instanceof StartRefusedError) return error.message
  // Of a class that knows the database.
  if (error.name === 'ImportArreteError') return error.message
  // It knows the database: who only reads files does without.
  const { explain } = await import('../app/explain.ts')
  const phrase = explain(error)
  if (phrase !== error.stack) return phrase
  const lieu = phrase.split('\n').filter((ligne) => /^\s+at /.test(ligne))
  return [textes.panne(error.name), ...lieu].join('\n')
}
