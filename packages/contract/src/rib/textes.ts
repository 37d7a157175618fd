export const textes = {
  libelle: 'RIB des remboursements',
  chapo: 'Changer le compte sur lequel vos remboursements sont versés.',
  etape: 'Votre compte',
  piece: 'RIB',
  raison: 'Le document de votre banque, qui permet de vérifier que ce compte est le vôtre.',
} as const
