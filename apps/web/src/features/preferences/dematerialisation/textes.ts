export const textes = {
  titre: 'Recevoir vos documents en ligne',
  texte:
    'Vos relevés de remboursement, attestations et courriers vous attendent dans votre espace personnel. Un e-mail vous prévient à chaque nouveau document.',
  avantages: [
    'Disponibles tout de suite, conservés et classés pour vous',
    'Aucun papier, aucun délai postal',
    'Vous pouvez revenir au papier à tout moment, gratuitement',
  ],
  choix: 'Je souhaite recevoir mes documents en ligne plutôt que par la poste',
  valider: 'Valider',
} as const
