export const textes = {
  reponse: (isAccepted: boolean | null) =>
    isAccepted === null ? null : isAccepted ? 'Oui' : 'Non',
} as const
