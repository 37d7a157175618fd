import type { Mot } from './contenu.ts'
import { declarationDe, type GenreVariable, type ValeursLibres } from './variables.ts'

/**
 * Whom a text is tried on: a usual person, somebody of whom little is known, and the longest
 * values.
 */
export const casMots = ['usuel', 'vide', 'long'] as const
export type CasMot = (typeof casMots)[number]

type Valeur = ValeursLibres[string]

const parGenre: Record<GenreVariable, Valeur> = {
  texte: 'un texte',
  jour: '2026-12-06',
  instant: new Date('2026-11-19T13:05:00Z'),
  montant: 12_550,
  nombre: 24,
  // Leads nowhere: a preview and a trial must have no effect.
  lien: '#',
  condition: true,
}

/** What reads better than the name of its kind. */
const parNom: Readonly<Record<string, Valeur>> = {
  prenom: 'Camille',
  prenomConcerne: 'Léa',
  nomConcerne: 'Léa Martin',
  personne: 'Léa Martin',
  qui: 'Julien Martin',
  nomOffre: 'Sérénité',
  numero: '20450001',
  reference: '2026-004127',
  libelle: 'Arrêt de travail',
  titre: 'Relevé de prestations',
  objet: 'confirmer votre identité',
  code: '482 913',
  adresse: '12 rue des Tisserands, 69003 Lyon',
  nouvelle: 'camille.nouvelle@example.org',
  nouveau: 'FR76 •••• 4521',
  ancien: 'FR76 •••• 0189',
  compte: 'FR76 •••• 4521',
  renforts: 'Optique et Dentaire',
  etablissement: 'Clinique des Lilas',
  professionnel: 'Dr Anne Morel',
  appareil: 'Téléphone de Camille',
  quoi: 'Attestation de votre employeur',
  texte: 'Elle indique votre dernier jour travaillé.',
  sujet: 'Mes remboursements',
  motif: 'la carte a été refusée',
  etat: 'En cours',
  minutes: 10,
  jours: 30,
  lignes: 6_200,
}

const LONG = 'Marie-Charlotte de La Rochefoucauld-Montbel, au 4\u00a0bis de l’avenue du Général'

/** Values to try a text on; the caller adds what all words share. */
export function exempleDe({ variables }: Pick<Mot, 'variables'>, cas: CasMot): ValeursLibres {
  const valeurs: Record<string, Valeur> = {}
  for (const nom of Object.keys(variables)) {
    const declaration = declarationDe(variables, nom)
    if (!declaration) continue
    const { genre, isFacultative } = declaration
    if (cas === 'vide' && (isFacultative || genre === 'condition')) continue
    const usuelle = Object.hasOwn(parNom, nom) ? parNom[nom] : undefined
    // A name with another meaning here falls back to its kind.
    const isDuGenre = usuelle !== undefined && typeof usuelle === typeof parGenre[genre]
    if (cas === 'long' && genre === 'texte') valeurs[nom] = LONG
    else if (cas === 'long' && genre === 'montant') valeurs[nom] = 1_234_567_89
    else valeurs[nom] = isDuGenre && genre !== 'lien' ? usuelle : parGenre[genre]
  }
  return valeurs
}
