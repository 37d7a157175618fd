export const textes = {
  offreInconnue: 'Cette offre n’existe pas',
  contratInconnu: 'Aucun contrat ne porte ce numéro',
  regleRefusee: 'Cette règle ne peut pas être enregistrée',
  essaisRompus: (n: number) =>
    n === 1
      ? 'Un essai gardé ne donnerait plus la réponse attendue'
      : `${n}\u00a0essais gardés ne donneraient plus la réponse attendue`,
} as const
