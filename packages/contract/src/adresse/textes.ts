export const textes = {
  chapo: 'Déclarer votre nouvelle adresse ou votre nouveau téléphone, pour vous et votre foyer.',
  etapes: { adresse: 'Votre nouvelle adresse', foyer: 'Qui déménage, et quand' },
  piece: 'Justificatif de domicile',
  raison:
    'Une facture ou une quittance de moins de trois mois à cette adresse\u00a0: elle évite que vos courriers partent chez quelqu’un d’autre.',
} as const
