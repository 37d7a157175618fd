export const textes = {
  libelle: 'Notre conseil',
  ipid: 'Document d’information sur le produit d’assurance',
} as const
