import type { BilanEntite, CodeRejet } from '@espace-adherent/contract/imports'
import { formatMontant } from '@espace-adherent/domain'
import type { Lu } from './parcours.ts'
import { textes } from './textes.ts'

/** What is said of an entity stands under its line. */
const dessous = (phrases: readonly string[]) => phrases.map((phrase) => `  ${phrase}`)

/** What was read and what was refused, by code: never a value of a record. */
export const phrasesLues = (lus: readonly Lu[]): string[] =>
  lus.flatMap(({ partie, recus, rejets }) => [
    textes.entite(partie.entite, recus, rejets.nombre),
    ...dessous(
      Object.entries(rejets.parCode).map(([code, nombre]) =>
        textes.rejet(code as CodeRejet, nombre),
      ),
    ),
  ])

export const phrasesBilan = (bilans: readonly BilanEntite[]): string[] =>
  bilans.flatMap((bilan) => [
    textes.entite(bilan.entite, bilan.recus, bilan.rejetes),
    ...dessous([
      textes.bilan(bilan),
      textes.base(bilan.avant, bilan.apres, bilan.disparus),
      ...bilan.controle.map(({ champ, exercice, attendu, trouve }) =>
        textes.controle(champ, exercice, formatMontant(attendu), formatMontant(trouve)),
      ),
    ]),
  ])
