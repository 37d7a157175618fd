export const textes = {
  telephoneActuel: (masque: string | null) =>
    masque
      ? `Numéro actuel\u00a0: ${masque}. Laissez vide pour le garder.`
      : 'Facultatif. Nous ne vous appelons que pour vos demandes.',
  foyer: 'Qui déménage avec vous\u00a0?',
  foyerAide: 'Les personnes de votre contrat qui vivent à votre adresse actuelle.',
  previent: (nom: string) => `${nom} (nous l’en préviendrons par e-mail)`,
  seul: 'Ce changement d’adresse ne concerne que vous.',
  depuis: 'À partir du',
} as const
