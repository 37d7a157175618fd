export const textes = {
  inconnue:
    'Personne de ce nom, né ce jour-là, n’est connu ici\u00a0: rien n’est à enregistrer. Répondez à qui l’a déclaré.',
  plusieurs:
    'Plusieurs fiches ont ce nom et cette date de naissance\u00a0: réunissez-les, ou vérifiez de qui il s’agit.',
} as const
