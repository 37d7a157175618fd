import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  ouvrir: 'Trouver une personne',
  touche: 'Ctrl K',
  titre: 'Trouver une personne, ou autre chose',
  champ: 'Adhérent, demande, écran, contenu',
  exemple: 'Nom, contrat, e-mail, référence, écran…',
  resultats: 'Résultats',
  genres: {
    ecran: 'Écrans',
    demande: 'Demandes',
    personne: 'Adhérents',
    contenu: 'Contenus',
    question: 'Questions de l’aide',
  },
  rien: 'Rien ne correspond',
  rienTexte:
    'Essayez le début d’un nom de famille, une adresse e-mail, un contrat ou une référence entière.',
  trouves: (nombre: number) => (nombre === 0 ? 'Aucun résultat' : denombre(nombre, 'résultat')),
  mode: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
} as const
