import { isDateCalendaire } from '../calendrier/date.ts'
import { type ChampAudience, champAudience, formeDe, operateursDe } from './champs.ts'
import { type GroupeAudience, isGroupe, limitesAudience, type NoeudAudience } from './regle.ts'
import { textes } from './textes.ts'

/** What is wrong, by its place in the rule: `regles.0.champ`, `regles.1.regles.0.valeur`. */
export type FautesAudience = Readonly<Record<string, string>>

/** Reads what was sent as a rule; a field that is not allowed counts as unknown. */
export function fautesRegle(regle: GroupeAudience): FautesAudience {
  const fautes: Record<string, string> = {}
  let conditions = 0
  const visite = (groupe: GroupeAudience, place: string, profondeur: number) => {
    if (profondeur > limitesAudience.profondeur) fautes[place] = textes.tropProfond
    groupe.regles.forEach((noeud: NoeudAudience, i) => {
      const ici = `${place}regles.${i}`
      if (isGroupe(noeud)) {
        // Leaving everybody out, or a group without a question, is surely a mistake.
        if (noeud.regles.length === 0) fautes[ici] = textes.groupeVide
        visite(noeud, `${ici}.`, profondeur + 1)
        return
      }
      conditions += 1
      if (conditions > limitesAudience.conditions) fautes[ici] = textes.tropDeConditions
      const champ = champAudience(noeud.champ)
      if (!champ) fautes[`${ici}.champ`] = textes.champInterdit
      else if (!operateursDe(champ).includes(noeud.operateur))
        fautes[`${ici}.operateur`] = textes.operateurInconnu
      else {
        const faute = fauteValeur(champ, noeud.operateur, noeud.valeur ?? null)
        if (faute) fautes[`${ici}.valeur`] = faute
      }
    })
  }
  visite(regle, '', 1)
  return fautes
}

function fauteValeur(champ: ChampAudience, operateur: string, valeur: unknown): string | null {
  switch (formeDe(operateur)) {
    case 'aucune':
      return valeur === null ? null : textes.sansValeur
    case 'mots':
      return fauteMots(champ, valeur)
    case 'nombre':
      return isNombre(valeur, champ) ? null : textes.nombre(maxDe(champ))
    case 'nombres': {
      if (!Array.isArray(valeur) || valeur.length !== 2) return textes.deuxNombres
      if (!valeur.every((un) => isNombre(un, champ))) return textes.nombre(maxDe(champ))
      return valeur[0] <= valeur[1] ? null : textes.ordre
    }
    case 'jour':
      return isJour(valeur) ? null : textes.jour
    case 'jours': {
      if (!Array.isArray(valeur) || valeur.length !== 2 || !valeur.every(isJour))
        return textes.deuxJours
      return valeur[0] <= valeur[1] ? null : textes.ordre
    }
    default:
      return textes.operateurInconnu
  }
}

function fauteMots({ choix, motif }: ChampAudience, valeur: unknown): string | null {
  if (!Array.isArray(valeur) || valeur.length === 0) return textes.aucuneValeur
  if (valeur.length > limitesAudience.valeurs) return textes.tropDeValeurs
  for (const mot of valeur) {
    if (typeof mot !== 'string' || mot === '' || mot.length > limitesAudience.valeur)
      return textes.valeurInconnue(String(mot))
    if (choix && !Object.hasOwn(choix, mot)) return textes.valeurInconnue(mot)
    if (motif && !motif.regle.test(mot)) return motif.message
  }
  return null
}

const DIX_ANS_EN_JOURS = 3_650
const maxDe = ({ max }: ChampAudience) => max ?? DIX_ANS_EN_JOURS

const isNombre = (valeur: unknown, champ: ChampAudience) =>
  Number.isInteger(valeur) && (valeur as number) >= 0 && (valeur as number) <= maxDe(champ)

const isJour = (valeur: unknown) => typeof valeur === 'string' && isDateCalendaire(valeur)
