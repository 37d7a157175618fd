/** Texts given by the specification are kept to the letter, but for the apostrophe, which is ’ everywhere. */
export const textes = {
  envoiEchoue: 'L’envoi du code de sécurité a échoué.',
  renvoye: 'Un code de sécurité vient d’être renvoyé.',
  redemande: 'Votre demande d’un nouveau code est prise en compte.',
} as const
