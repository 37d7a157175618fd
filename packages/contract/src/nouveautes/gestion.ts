import { libellesNatureNouveaute } from '@espace-adherent/domain'
import { defineGestion, droitsDe } from '../gestion/define.ts'

/** Release notes, as staff write them; those that are published reach every member. */
export const nouveautesGestion = defineGestion({
  key: 'nouveautes',
  slice: 'nouveautes',
  path: '/release-note',
  libelle: 'Nouveautés',
  singulier: 'une nouveauté',
  ecran: {
    chemin: 'nouveautes',
    section: 'publier',
    intro: 'Ce qui change dans le portail, annoncé à ceux qui s’en servent.',
  },
  champs: {
    titre: { genre: 'texte', libelle: 'Titre', max: 150 },
    nature: { genre: 'choix', libelle: 'Nature', choix: libellesNatureNouveaute, isFiltre: true },
    contenu: {
      genre: 'riche',
      libelle: 'Contenu',
      aide: 'Quelques phrases. Paragraphes, listes et liens sont gardés, le reste est retiré.',
      max: 20_000,
    },
    audienceId: {
      genre: 'reference',
      libelle: 'Pour qui',
      aide: 'Seuls les adhérents de l’audience la liront.',
      vers: '/admin/audiences/choix',
      vide: 'Tous les adhérents',
      isFacultatif: true,
    },
    publieeLe: {
      genre: 'instant',
      libelle: 'Publiée le',
      isFacultatif: true,
      isCalcule: true,
      isFiltre: true,
    },
  },
  colonnes: ['titre', 'nature', 'publieeLe'],
  titre: 'titre',
  recherche: ['titre', 'contenu'],
  tri: '-publieeLe',
  publication: { le: 'publieeLe' },
  droits: droitsDe('contenus', [
    'list',
    'export',
    'create',
    'update',
    'delete',
    'publish',
    'restore',
  ]),
})
