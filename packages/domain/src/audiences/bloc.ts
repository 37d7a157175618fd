import type { DateCalendaire } from '../calendrier/date.ts'
import type { NomChampAudience } from './champs.ts'
import { questionDe } from './question.ts'
import { conditionsDe, type GroupeAudience, isGroupe, type NoeudAudience } from './regle.ts'

/** The lines of many accounts, one for each contract, stored by column. */
export type BlocAudience = {
  /** 1 where the lines of an account begin. */
  debuts: Uint8Array
  /** For each line, the index of its word among all known words of the field. */
  rangs: Partial<Record<NomChampAudience, Uint32Array>>
}

/** The words of each field that a rule asks, each word once. */
export type MotsAudience = Partial<Record<NomChampAudience, readonly string[]>>

/** A rule whose questions were asked of every word: each line then only needs a lookup. */
export type RegleEtudiee = {
  isEt: boolean
  isSauf: boolean
  parts: (RegleEtudiee | { champ: NomChampAudience; parMot: Uint8Array })[]
}

/** The fields that a rule asks, each once. */
export const champsDe = (regle: GroupeAudience): NomChampAudience[] => [
  ...new Set(conditionsDe(regle).map(({ condition }) => condition.champ)),
]

export function etudier(
  { lien, isSauf = false, regles }: GroupeAudience,
  mots: MotsAudience,
  jour: DateCalendaire,
): RegleEtudiee {
  const etude = (noeud: NoeudAudience) => {
    if (isGroupe(noeud)) return etudier(noeud, mots, jour)
    const question = questionDe(noeud, jour)
    const parMot = Uint8Array.from(mots[noeud.champ] ?? [], (mot) => (question(mot) ? 1 : 0))
    return { champ: noeud.champ, parMot }
  }
  return { isEt: lien === 'et', isSauf, parts: regles.map(etude) }
}

/** For which lines a part of a rule is true. */
function vraies(part: RegleEtudiee['parts'][number], bloc: BlocAudience): Uint8Array {
  const lignes = new Uint8Array(bloc.debuts.length)
  if ('parts' in part) return dansGroupe(part, bloc, lignes)
  const rangs = bloc.rangs[part.champ]
  if (!rangs) throw new Error(`no column for ${part.champ}`)
  const { parMot } = part
  for (let i = 0; i < lignes.length; i++) lignes[i] = parMot[rangs[i] as number] as number
  return lignes
}

function dansGroupe({ isEt, isSauf, parts }: RegleEtudiee, bloc: BlocAudience, lignes: Uint8Array) {
  lignes.fill(isEt ? 1 : 0)
  for (const part of parts) {
    const unes = vraies(part, bloc)
    for (let i = 0; i < lignes.length; i++) if (unes[i] !== lignes[i]) lignes[i] = isEt ? 0 : 1
  }
  if (isSauf) for (let i = 0; i < lignes.length; i++) lignes[i] = 1 - (lignes[i] as number)
  return lignes
}

/**
 * How many parts of the outermost group each line passes: in « et », those before the first that
 * fails; in « ou », all that follow the first that holds.
 */
function niveaux({ isEt, parts }: RegleEtudiee, bloc: BlocAudience): Uint8Array {
  const passes = new Uint8Array(bloc.debuts.length)
  parts.forEach((part, rang) => {
    const unes = vraies(part, bloc)
    const avant = isEt ? rang : 0
    const apres = isEt ? rang + 1 : parts.length - rang
    for (let i = 0; i < passes.length; i++) if (unes[i] && passes[i] === avant) passes[i] = apres
  })
  return passes
}

/** How many accounts come how far; each counts by its contract that comes furthest. */
export function compterBloc(regle: RegleEtudiee, bloc: BlocAudience): Uint32Array {
  const nombres = new Uint32Array(regle.parts.length + 1)
  const passes = niveaux(regle, bloc)
  const { debuts } = bloc
  let meilleur = 0
  for (let i = 0; i < passes.length; i++) {
    meilleur = Math.max(meilleur, passes[i] as number)
    if (debuts[i + 1] === 0) continue
    nombres[meilleur] = (nombres[meilleur] as number) + 1
    meilleur = 0
  }
  return nombres
}
