export const textes = {
  reponse: (isAccepted: boolean) => (isAccepted ? 'Oui' : 'Non'),
} as const
