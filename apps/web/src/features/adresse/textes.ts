/** A number that nobody has confirmed gets no code. */
const codes =
  'Vos codes de sécurité n’iront à un nouveau numéro qu’une fois confirmé dans «\u00a0Sécurité\u00a0».'

export const textes = {
  telephoneActuel: (masque: string | null) =>
    masque
      ? `Numéro actuel\u00a0: ${masque}. Laissez vide pour le garder. ${codes}`
      : `Facultatif. Nous ne vous appelons que pour vos demandes. ${codes}`,
  foyer: 'Qui déménage avec vous\u00a0?',
  foyerAide: 'Les personnes de votre contrat qui vivent à votre adresse actuelle.',
  previent: (nom: string) => `${nom} (nous l’en préviendrons par e-mail)`,
  seul: 'Ce changement d’adresse ne concerne que vous.',
  depuis: 'À partir du',
} as const
