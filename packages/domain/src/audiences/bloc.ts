import type { DateCalendaire } from '../calendrier/date.ts'
import type { NomChampAudience } from './champs.ts'
import { questionDe } from './question.ts'
import { conditionsDe, type GroupeAudience, isGroupe, type NoeudAudience } from './regle.ts'

/** What is known of each line about one thing: each word once, and which of them a line has. */
export type ColonneAudience = {
  mots: readonly string[]
  rangs: Uint8Array | Uint16Array | Uint32Array
}

/** Many lines, one for each contract of an account, in the order of accounts; by columns. */
export type BlocAudience = {
  /** Whose line it is: only that it changes from one line to the next matters to a count. */
  comptes: ColonneAudience['rangs']
  champs: Partial<Record<NomChampAudience, ColonneAudience>>
}

/** The fields that a rule asks, each once. */
export const champsDe = (regle: GroupeAudience): NomChampAudience[] => [
  ...new Set(conditionsDe(regle).map(({ condition }) => condition.champ)),
]

/** Which lines a part of a rule is true of. A question is asked once of each word, however many lines have it. */
function vraies(noeud: NoeudAudience, bloc: BlocAudience, jour: DateCalendaire): Uint8Array {
  if (isGroupe(noeud)) return dansGroupe(noeud, bloc, jour)
  const colonne = bloc.champs[noeud.champ]
  if (!colonne) throw new Error(`no column for ${noeud.champ}`)
  const question = questionDe(noeud, jour)
  const parMot = Uint8Array.from(colonne.mots, (mot) => (question(mot) ? 1 : 0))
  const { rangs } = colonne
  const lignes = new Uint8Array(rangs.length)
  for (let i = 0; i < lignes.length; i++) lignes[i] = parMot[rangs[i] as number] as number
  return lignes
}

function dansGroupe(groupe: GroupeAudience, bloc: BlocAudience, jour: DateCalendaire): Uint8Array {
  const isEt = groupe.lien === 'et'
  const ensemble = new Uint8Array(bloc.comptes.length).fill(isEt || !groupe.regles.length ? 1 : 0)
  for (const noeud of groupe.regles) {
    const une = vraies(noeud, bloc, jour)
    for (let i = 0; i < ensemble.length; i++)
      ensemble[i] = isEt
        ? (ensemble[i] as number) & (une[i] as number)
        : (ensemble[i] as number) | (une[i] as number)
  }
  if (groupe.isSauf)
    for (let i = 0; i < ensemble.length; i++) ensemble[i] = 1 - (ensemble[i] as number)
  return ensemble
}

/**
 * How many lines of the outermost group each line of the block passes: of « et », those before the first
 * that is not so; of « ou », the first that is so counts for all that follow.
 */
function niveaux({ lien, regles }: GroupeAudience, bloc: BlocAudience, jour: DateCalendaire) {
  const isEt = lien === 'et'
  const passes = new Uint8Array(bloc.comptes.length)
  regles.forEach((noeud, rang) => {
    const une = vraies(noeud, bloc, jour)
    for (let i = 0; i < passes.length; i++)
      if (isEt) passes[i] = (passes[i] as number) + (passes[i] === rang && une[i] ? 1 : 0)
      else if (passes[i] === 0 && une[i]) passes[i] = regles.length - rang
  })
  return passes
}

/** How many accounts come how far, each by the contract that comes furthest. */
export function compterBloc(
  regle: GroupeAudience,
  bloc: BlocAudience,
  jour: DateCalendaire,
): Uint32Array {
  const nombres = new Uint32Array(regle.regles.length + 1)
  const passes = niveaux(regle, bloc, jour)
  const { comptes } = bloc
  let meilleur = 0
  for (let i = 0; i < passes.length; i++) {
    meilleur = Math.max(meilleur, passes[i] as number)
    if (comptes[i] === comptes[i + 1]) continue
    nombres[meilleur] = (nombres[meilleur] as number) + 1
    meilleur = 0
  }
  return nombres
}

/** Some accounts that the rule is true of, by their place among those of the block. */
export function tirerDuBloc(
  regle: GroupeAudience,
  bloc: BlocAudience,
  { jour, depuis, limite }: { jour: DateCalendaire; depuis: number; limite: number },
): number[] {
  const dedans = dansGroupe({ ...regle, isSauf: false }, bloc, jour)
  const trouves = new Set<number>()
  const { length } = dedans
  for (let pas = 0; pas < length && trouves.size < limite; pas++) {
    const i = (depuis + pas) % length
    if (dedans[i]) trouves.add(bloc.comptes[i] as number)
  }
  return [...trouves]
}
