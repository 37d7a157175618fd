export const textes = {
  chapo: 'Poser une question, joindre un document, et suivre la réponse.',
  etapes: { message: 'Votre message' },
  piece: 'Pièce jointe',
  deuxieme: 'Deuxième pièce jointe',
  troisieme: 'Troisième pièce jointe',
  raison: 'Une facture, un courrier, une photo\u00a0: ce qui aide à vous répondre.',
} as const
