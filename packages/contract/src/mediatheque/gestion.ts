import { defineGestion, droitsDe } from '../gestion/define.ts'

const verbes = ['list', 'export', 'create', 'update', 'delete', 'restore'] as const

/** Libraries: where documents are put. */
export const bibliothequesGestion = defineGestion({
  key: 'bibliotheques',
  slice: 'mediatheque',
  path: '/cms/libraries',
  libelle: 'Bibliothèques',
  singulier: 'une bibliothèque',
  ecran: {
    chemin: 'bibliotheques',
    section: 'publier',
    intro: 'Où ranger les documents de la médiathèque.',
  },
  vide: 'Une bibliothèque range des documents de la médiathèque qui vont ensemble\u00a0: notices, photos, logos des partenaires.',
  champs: { nom: { genre: 'texte', libelle: 'Nom', max: 80 } },
  colonnes: ['nom'],
  titre: 'nom',
  recherche: ['nom'],
  tri: 'nom',
  droits: droitsDe('contenus', verbes),
})

/** Tags: by which documents are found. */
export const tagsGestion = defineGestion({
  key: 'tags',
  slice: 'mediatheque',
  path: '/cms/tag',
  libelle: 'Mots-clés',
  singulier: 'un mot-clé',
  ecran: {
    chemin: 'mots-cles',
    section: 'publier',
    intro: 'De quoi retrouver les documents de la médiathèque.',
  },
  vide: 'Un mot-clé fait retrouver un document de la médiathèque par ce qu’il montre.',
  champs: { nom: { genre: 'texte', libelle: 'Nom', max: 40 } },
  colonnes: ['nom'],
  titre: 'nom',
  recherche: ['nom'],
  tri: 'nom',
  droits: droitsDe('contenus', verbes),
})
