import { sansAccents } from '../texte/slug.ts'
import { motComplement, motNatureVoie } from './abreviations.ts'
import {
  type Adresse,
  adresseAEnvoyer,
  type SaisieAdresse,
  saisieDepuisAdresse,
  typeAdresse,
} from './adresse.ts'

/** As it stands on an envelope, below the name (NF Z10-011): empty lines are left out. */
export function formatAdresse(adresse: Adresse): string[] {
  return Object.values(lignesAdresse(saisieDepuisAdresse(adresse))).filter((ligne) => ligne !== '')
}

export type LigneAdresse = 'remise' | 'complement' | 'voie' | 'lieu' | 'acheminement' | 'pays'

/** Each line of the envelope, of an address being typed too. */
export function lignesAdresse(saisie: SaisieAdresse): Record<LigneAdresse, string> {
  const a = adresseAEnvoyer(saisie)
  return {
    remise: a.pointRemiseCourrier,
    complement: a.complementGeographique,
    voie: voie(a),
    lieu: joindre(a.mentionParticuliere, a.lieuDit),
    acheminement: postal(acheminement(a, saisie.type)),
    pays: a.adresseEtrangere ? postal(a.libellePays) : '',
  }
}

/** A line of an envelope. */
export const LIGNE_MAX = 38

/** « 12 bis avenue des Lilas »; in the standard's short forms only where the words would not fit. */
function voie(a: Adresse): string {
  const debut = joindre(a.numVoie, motComplement(a.libelleCourtBtq))
  const nature = motNatureVoie(a.libelleCourtNatureVoie)
  const mots = joindre(debut, debut === '' ? enTete(nature) : nature, a.libelleVoie)
  if (mots.length <= LIGNE_MAX) return mots
  return joindre(a.numVoie, a.libelleCourtBtq, a.libelleCourtNatureVoie, a.libelleVoie)
}

const enTete = (mot: string) => mot.charAt(0).toLocaleUpperCase('fr') + mot.slice(1)

function acheminement(a: Adresse, type = typeAdresse(a)): string {
  if (type === 'cedex')
    return joindre(a.codeCedex, a.nomCedex, a.nomCedex && 'CEDEX', a.bureauCedex)
  return joindre(a.codePostal, a.localite)
}

const joindre = (...parties: string[]) => parties.filter((partie) => partie !== '').join(' ')

/** Machines read the last lines: capitals without accents, no apostrophe, no hyphen. */
const postal = (ligne: string) =>
  sansAccents(ligne)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
