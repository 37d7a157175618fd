export const aide = {
  rechercher: 'Rechercher une réponse',
  exemple: 'Mot de passe, carte…',
  lancer: 'Rechercher',
  reformuler:
    'Essayez avec d’autres mots, ou un seul\u00a0: «\u00a0carte\u00a0», «\u00a0facture\u00a0», «\u00a0identifiant\u00a0». Vous pouvez aussi parcourir les catégories.',
  vide: 'Aucune question n’est publiée pour le moment.',
  aLireAussi: 'À lire aussi',
  utile: 'Cette réponse vous a-t-elle été utile\u00a0?',
  commentaire: 'Que vous manquait-il\u00a0?',
  commentaireConseil:
    'Votre message est anonyme\u00a0: n’y indiquez ni nom, ni numéro, ni adresse.',
  envoyer: 'Envoyer',
} as const
