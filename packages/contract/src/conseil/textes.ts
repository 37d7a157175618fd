export const textes = {
  etape: 'Vos besoins',
  libelle: 'Notre conseil',
  ipid: 'Document d’information sur le produit d’assurance',
} as const
