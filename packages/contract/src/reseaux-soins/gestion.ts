import { defineGestion, droitsDe } from '../gestion/define.ts'

/** The care networks that members are shown, in the order of their number. */
export const reseauxSoinsGestion = defineGestion({
  key: 'reseaux-soins',
  slice: 'reseaux-soins',
  path: '/reseaux-soins',
  libelle: 'Réseaux de soins',
  singulier: 'un réseau de soins',
  ecran: {
    chemin: 'reseaux-soins',
    section: 'parametrer',
    intro: 'Les réseaux où vos adhérents paient moins, tels qu’ils les voient, dans cet ordre.',
  },
  champs: {
    reseau: {
      genre: 'texte',
      libelle: 'Réseau',
      aide: 'SantéClair, KaliviaOsteo, KaliviaDAO et KalixiaOsteo s’ouvrent chacun à leur manière\u00a0; les autres dans une nouvelle fenêtre.',
      max: 100,
      isFixe: true,
    },
    description: { genre: 'texteLong', libelle: 'Ce qu’il apporte', max: 500 },
    url: {
      genre: 'texte',
      libelle: 'Adresse d’entrée',
      aide: 'Le portail y ajoute le jeton de l’adhérent.',
      max: 500,
      motif: {
        regle: /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
        message: 'L’adresse doit commencer par https://',
      },
    },
    numOmc: {
      genre: 'texte',
      libelle: 'Numéro OMC',
      aide: 'Le numéro de l’assureur auprès du réseau.',
      max: 50,
      isFacultatif: true,
    },
    icon: {
      genre: 'choix',
      libelle: 'Icône',
      aide: 'Montrée quand le réseau n’a pas d’image.',
      choix: {
        optique: 'Optique',
        dentaire: 'Dentaire',
        audition: 'Audition',
        osteopathie: 'Ostéopathie',
      },
      isFacultatif: true,
    },
    ordre: { genre: 'nombre', libelle: 'Ordre', min: 1, max: 1000 },
  },
  colonnes: ['ordre', 'reseau', 'url'],
  titre: 'reseau',
  recherche: ['reseau', 'description'],
  tri: 'ordre',
  droits: droitsDe('parametrage', ['list', 'export', 'create', 'update', 'delete', 'restore']),
})
