import { denombre } from '../texte/grammaire.ts'

/** How far a lot is: what staff have sent, what is done with it, what became of it. */
export const libellesEtatLot = {
  envoi: 'Envoi en cours',
  depose: 'Prêt',
  essai: 'Essai en cours',
  essaye: 'Essayé',
  attente: 'En attente',
  classement: 'Lecture en cours',
  fusion: 'Écriture en cours',
  'a-confirmer': 'À confirmer',
  fait: 'Terminé',
  arrete: 'Arrêté',
} as const
export type EtatLot = keyof typeof libellesEtatLot

/** What is sent and is not under way: it may be tried, imported, sent anew or given up. */
export const etatsEnvoyes = ['depose', 'essaye', 'arrete'] as const satisfies EtatLot[]
/** Somebody works on it. */
export const etatsEnCours = [
  'essai',
  'attente',
  'classement',
  'fusion',
] as const satisfies EtatLot[]

/** A file of a lot comes in parts of this size, so that nothing of it is ever whole in memory. */
export const MORCEAU_OCTETS = 4 * 1024 * 1024
/** What one lot may weigh, and of how many files it may be: larger ones go by the console. */
export const ENVOI_OCTETS_MAX = 2 * 1024 ** 3
export const ENVOI_FICHIERS_MAX = 2_000
/** Sent files and refused records hold people's data: so long they are kept. */
export const JOURS_LOT = 7

export type FichierDuLot = { nom: string; taille: number }

/** Papers that documents name stand here. */
export const DOSSIER_PIECES = 'fichiers/'
const nomPiece = /^fichiers\/[\p{L}\p{N}][\p{L}\p{N} ._()-]{0,199}$/u

/** Why these files are not taken, in a sentence; null: they are. `noms`: what the manifest and its mappings name. */
export function refusEnvoi(
  fichiers: readonly FichierDuLot[],
  { noms, octetsPiece }: { noms: readonly string[]; octetsPiece: number },
): string | null {
  if (fichiers.length > ENVOI_FICHIERS_MAX)
    return `Pas plus de ${denombre(ENVOI_FICHIERS_MAX, 'fichier')} par lot\u00a0: au-delà, l’import se lance à la console.`
  if (new Set(fichiers.map(({ nom }) => nom)).size < fichiers.length)
    return 'Deux fichiers ont le même nom.'
  const absent = noms.find((voulu) => !fichiers.some(({ nom }) => nom === voulu))
  if (absent) return `${absent} est dans le manifeste, pas parmi les fichiers choisis.`
  for (const { nom, taille } of fichiers) {
    if (!noms.includes(nom) && !FACULTATIFS.includes(nom) && !nomPiece.test(nom))
      return `${nom} n’est ni dans le manifeste ni dans fichiers/.`
    if (taille === 0) return `${nom} est vide.`
    if (nomPiece.test(nom) && taille > octetsPiece)
      return `${nom} dépasse ${Math.floor(octetsPiece / 1024 ** 2)}\u00a0Mo.`
  }
  return fichiers.reduce((total, { taille }) => total + taille, 0) > ENVOI_OCTETS_MAX
    ? 'Un lot ne dépasse pas 2\u00a0Go\u00a0: au-delà, l’import se lance à la console.'
    : null
}

const FACULTATIFS: readonly string[] = ['correspondance.json']
