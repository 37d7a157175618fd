import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  ouvrir: 'Rechercher partout',
  touche: 'Ctrl K',
  titre: 'Rechercher partout',
  champ: 'Écran, demande, adhérent, contenu',
  exemple: 'Écran, référence, nom, titre…',
  resultats: 'Résultats',
  genres: {
    ecran: 'Écrans',
    demande: 'Demandes',
    personne: 'Adhérents',
    contenu: 'Contenus',
    question: 'Questions de l’aide',
  },
  rien: 'Rien ne correspond',
  rienTexte: 'Essayez une référence entière, ou le début d’un nom de famille.',
  trouves: (nombre: number) => (nombre === 0 ? 'Aucun résultat' : denombre(nombre, 'résultat')),
  mode: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
} as const
