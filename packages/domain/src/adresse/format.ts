import { sansAccents } from '../texte/slug.ts'
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
    voie: joindre(a.numVoie, a.libelleCourtBtq, a.libelleCourtNatureVoie, a.libelleVoie),
    lieu: joindre(a.mentionParticuliere, a.lieuDit),
    acheminement: postal(acheminement(a, saisie.type)),
    pays: a.adresseEtrangere ? postal(a.libellePays) : '',
  }
}

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
