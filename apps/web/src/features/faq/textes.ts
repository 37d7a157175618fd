const guillemets = (texte: string) => `«\u00a0${texte}\u00a0»`

export const textes = {
  rechercher: 'Rechercher une réponse',
  exemple: 'Mot de passe, carte…',
  lancer: 'Rechercher',
  onglets: 'Questions',
  top5: 'Top 5',
  categories: 'Catégories',
  resultats: 'Résultats',
  rechercheEnCours: 'Recherche en cours…',
  nombreResultats: (nombre: number, query: string) =>
    `${nombre} ${nombre > 1 ? 'résultats' : 'résultat'} pour ${guillemets(query)}`,
  aucunResultat: (query: string) => `Aucun résultat pour ${guillemets(query)}`,
  reformuler:
    'Essayez avec d’autres mots, ou un seul\u00a0: «\u00a0carte\u00a0», «\u00a0facture\u00a0», «\u00a0identifiant\u00a0». Vous pouvez aussi parcourir les catégories.',
  chargementEchoue: 'Les questions n’ont pas pu être chargées',
  rechercheEchouee: 'La recherche n’a pas abouti',
  vide: 'Aucune question n’est publiée pour le moment.',
  retour: 'Retour',
  aLireAussi: 'À lire aussi',
  utile: 'Cette réponse vous a-t-elle été utile\u00a0?',
  oui: 'Oui',
  non: 'Non',
  commentaire: 'Que vous manquait-il\u00a0?',
  commentaireConseil:
    'Votre message est anonyme\u00a0: n’y indiquez ni nom, ni numéro, ni adresse.',
  commentaireVide: 'Écrivez ce qui vous manquait avant d’envoyer',
  envoyer: 'Envoyer',
  // Given by the specification, to the letter.
  merci: 'Nous vous remercions pour votre retour',
  erreur: 'Une erreur est survenue.',
} as const
