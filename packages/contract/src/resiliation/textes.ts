/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  chapo: 'Quand et comment votre contrat prend fin, et le demander en deux étapes.',
  etapes: { demande: 'Votre demande' },
  accuse: 'Envoyer l’accusé de réception',
  avisFin: 'Envoyer l’avis de fin de contrat',
  remboursement: 'Rembourser le solde des cotisations',
  motif: 'Motif',
  evenementLe: 'Date du changement ou de l’avis',
  souhaiteeLe: 'Fin souhaitée le',
  precision: 'Précision',
  adresse: 'Adresse pour nos courriers',
} as const
