export const textes = {
  obligatoire:
    'La loi demande que cette page soit publique\u00a0: elle se modifie, elle ne se retire pas',
  pourTous: 'La loi demande que tout le monde lise cette page\u00a0: elle n’a pas d’audience',
  sansFin: 'La loi demande que cette page soit publique\u00a0: elle n’a pas de fin',
  sansCookie: 'Seule une fenêtre qui suit la connexion se masque par un cookie',
  sansTexte: 'La loi demande cette page\u00a0: elle ne peut pas être vide',
  vide: 'Un texte vide ne se publie pas\u00a0: écrivez-le, ou gardez-le en brouillon',
  sansAlternative: 'Chaque image a une description, ou une description vide si elle est décorative',
} as const
