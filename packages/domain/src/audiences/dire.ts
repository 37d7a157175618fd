import { formatDate } from '../calendrier/date.ts'
import { champAudience, operateursAudience } from './champs.ts'
import { type ConditionAudience, type GroupeAudience, isGroupe } from './regle.ts'
import { textes } from './textes.ts'

/** Past these, a list says how many more there are. */
const MOTS_DITS = 4

/** « Âge est entre 60 et 75 ans ». */
export function direCondition({ champ: nom, operateur, valeur }: ConditionAudience): string {
  const champ = champAudience(nom)
  if (!champ) return nom
  const { libelle, forme } = operateursAudience[operateur]
  const suite = direValeur()
  return `${champ.libelle}\u00a0${forme === 'aucune' ? ':\u00a0' : ''}${libelle}${suite}`

  function direValeur(): string {
    if (valeur === null || valeur === undefined) return ''
    if (typeof valeur === 'number') return ` ${valeur}${champ?.unite ? `\u00a0${champ.unite}` : ''}`
    if (typeof valeur === 'string') return ` ${formatDate(valeur)}`
    if (forme === 'nombres')
      return ` ${valeur[0]} et ${valeur[1]}${champ?.unite ? `\u00a0${champ.unite}` : ''}`
    if (forme === 'jours')
      return ` ${formatDate(String(valeur[0]))} – ${formatDate(String(valeur[1]))}`
    const mots = valeur.map((mot) => champ?.choix?.[String(mot)] ?? String(mot))
    const reste = mots.length - MOTS_DITS
    return ` ${mots.slice(0, MOTS_DITS).join(', ')}${reste > 0 ? ` (+\u00a0${reste})` : ''}`
  }
}

/** A rule in one sentence, as lists and the history show it. */
export function direRegle(regle: GroupeAudience): string {
  if (regle.regles.length === 0) return textes.tous
  const parts = regle.regles.map((noeud) => {
    if (!isGroupe(noeud)) return direCondition(noeud)
    const dedans = `(${direRegle(noeud)})`
    return noeud.isSauf ? `${textes.sauf} ${dedans}` : dedans
  })
  return parts.join(` ${textes[regle.lien]} `)
}
