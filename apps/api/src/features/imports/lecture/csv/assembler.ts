import {
  type Correspondance,
  codesRejet,
  type SourceChamp,
} from '@espace-adherent/contract/imports'
import type { Brut } from '../bruts.ts'
import { convertir } from './valeurs.ts'

type Regle = Exclude<SourceChamp, string>
type Colonne = { rang: number; regle: Regle; champ: string; liste: string | null; chemin: string[] }
type Objet = Record<string, unknown>

/** Which cell goes where: « lignes[].montant » is `montant` of an element of `lignes`. */
export type Plan = { cle: number[]; simples: Colonne[]; listes: Map<string, Colonne[]> }

export function planDe({ cle, colonnes }: Correspondance, enTete: readonly string[]): Plan {
  const rangDe = (colonne: string) => enTete.indexOf(colonne)
  const toutes = Object.entries(colonnes).map(([champ, source]): Colonne => {
    const regle = typeof source === 'string' ? { col: source } : source
    const [avant = '', apres] = champ.split('[].')
    const liste = apres === undefined ? null : avant
    return { rang: rangDe(regle.col), regle, champ, liste, chemin: (apres ?? avant).split('.') }
  })
  return {
    cle: cle.map(rangDe),
    simples: toutes.filter(({ liste }) => liste === null),
    listes: Map.groupBy(
      toutes.filter(({ liste }) => liste !== null),
      ({ liste }) => liste as string,
    ),
  }
}

/** The columns that a mapping names and the file lacks. */
export function colonnesAbsentes(
  { cle, colonnes }: Correspondance,
  enTete: readonly string[],
): string[] {
  const nommees = Object.values(colonnes).map((s) => (typeof s === 'string' ? s : s.col))
  return [...new Set([...cle, ...nommees])].filter((colonne) => !enTete.includes(colonne))
}

export const cleDe = ({ cle }: Plan, cellules: readonly string[]): string =>
  JSON.stringify(cle.map((rang) => cellules[rang]?.trim() ?? ''))

/** The first of the lines of one record: what is not in a list is read here. */
export function commencer(plan: Plan, ligne: number, cellules: readonly string[]): Brut {
  const objet: Objet = {}
  const brut: Brut = { ligne, brut: objet }
  for (const colonne of plan.simples) poser(brut, objet, colonne, cellules, colonne.champ)
  for (const liste of plan.listes.keys()) objet[liste] = []
  continuer(plan, brut, cellules)
  return brut
}

/** Each line gives each list one element more, where it has any of its cells. */
export function continuer(plan: Plan, brut: Brut, cellules: readonly string[]): void {
  for (const [liste, colonnes] of plan.listes) {
    if (colonnes.every(({ rang }) => (cellules[rang]?.trim() ?? '') === '')) continue
    const elements = (brut.brut as Record<string, Objet[]>)[liste] as Objet[]
    const element: Objet = {}
    for (const colonne of colonnes) {
      const nom = `${liste}.${elements.length}.${colonne.chemin.join('.')}`
      poser(brut, element, colonne, cellules, nom)
    }
    const isCompte = COMPTEES.includes(liste) && !('rang' in element)
    // Lines of a statement are told apart by their order, where the file gives them no number.
    if (isCompte && liste === 'lignes') element.rang = elements.length + 1
    // The same element beside each line of another list is one element.
    const dit = (un: Objet) => JSON.stringify(isCompte && liste !== 'lignes' ? sansRang(un) : un)
    if (elements.some((autre) => dit(autre) === dit(element))) continue
    elements.push(isCompte ? { ...element, rang: elements.length + 1 } : element)
  }
}

/** Lists whose elements have a rank, which a file of lines says by their order. */
const COMPTEES: readonly string[] = ['lignes', 'assures']
const sansRang = ({ rang: _, ...reste }: Objet): Objet => reste

function poser(
  brut: Brut,
  objet: Objet,
  { rang, regle, chemin }: Colonne,
  cellules: readonly string[],
  champ: string,
): void {
  const cellule = cellules[rang] ?? ''
  const convertie = convertir(cellule, regle)
  if ('code' in convertie) {
    brut.faute ??= { champ, code: convertie.code, message: codesRejet[convertie.code] }
    // As it stood there: whoever corrects the record sees what was refused.
    ecrire(objet, chemin, cellule)
  } else if (convertie.valeur !== undefined) ecrire(objet, chemin, convertie.valeur)
}

function ecrire(objet: Objet, chemin: readonly string[], valeur: unknown): void {
  let ici = objet
  for (const cle of chemin.slice(0, -1)) {
    ici[cle] ??= {}
    ici = ici[cle] as Objet
  }
  ici[chemin.at(-1) as string] = valeur
}
