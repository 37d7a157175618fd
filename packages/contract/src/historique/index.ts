import { defineGestion, droitsDe } from '../gestion/define.ts'

/** What the history calls each thing that was done, as it is read. */
export const libellesEvenement = {
  creation: 'Création',
  modification: 'Modification',
  suppression: 'Suppression',
  publication: 'Publication',
  restauration: 'Retour à une version',
  consultation: 'Consultation',
  'acces-refuse': 'Accès refusé',
  connexion: 'Connexion',
  'connexion-refusee': 'Connexion refusée',
  'connexion-verrouillee': 'Connexion verrouillée',
  'code-refuse': 'Code refusé',
  deconnexion: 'Déconnexion',
  'sessions-fermees': 'Sessions fermées',
  'compte-cree': 'Compte créé',
  'compte-active': 'Compte activé',
  'mot-de-passe-modifie': 'Mot de passe modifié',
  'identifiant-demande': 'Changement d’identifiant demandé',
  'identifiant-modifie': 'Identifiant modifié',
  'identifiant-annule': 'Changement d’identifiant annulé',
  'telephone-modifie': 'Téléphone modifié',
  'protection-activee': 'Protection activée',
  'protection-desactivee': 'Protection désactivée',
  'cle-ajoutee': 'Clé d’accès ajoutée',
  'cle-supprimee': 'Clé d’accès supprimée',
  'banque-modifiee': 'Coordonnées bancaires modifiées',
  'roles-modifies': 'Rôles modifiés',
  'donnees-demandees': 'Copie des données demandée',
  'donnees-telechargees': 'Copie des données téléchargée',
} as const

const lu = { isCalcule: true } as const

/** Who did what, when, to whom: read by those who may, written by nobody. */
export const historiqueGestion = defineGestion({
  key: 'historique',
  slice: 'historique',
  path: '/history',
  libelle: 'Historique',
  singulier: 'une ligne',
  champs: {
    le: { ...lu, genre: 'instant', libelle: 'Le', isFiltre: true },
    auteur: { ...lu, genre: 'texte', libelle: 'Par', max: 200, isFacultatif: true, isFiltre: true },
    role: { ...lu, genre: 'texte', libelle: 'Rôle', max: 40, isFacultatif: true },
    action: {
      ...lu,
      genre: 'choix',
      libelle: 'Action',
      choix: libellesEvenement,
      isFiltre: true,
    },
    objet: { ...lu, genre: 'texte', libelle: 'Ressource', max: 100, isFiltre: true },
    cible: { ...lu, genre: 'texte', libelle: 'Élément', max: 64, isFacultatif: true },
    personne: {
      ...lu,
      genre: 'texte',
      libelle: 'Compte concerné',
      max: 200,
      isFacultatif: true,
      isFiltre: true,
    },
    changements: {
      ...lu,
      genre: 'texteLong',
      libelle: 'Avant → après',
      max: 100_000,
      isFacultatif: true,
    },
  },
  colonnes: ['le', 'auteur', 'role', 'action', 'objet', 'cible', 'changements'],
  titre: 'action',
  recherche: ['cible'],
  tri: '-le',
  tris: ['le'],
  droits: droitsDe('historique', ['list', 'export']),
})
