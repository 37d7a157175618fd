export const textes = {
  libelle: 'RIB des remboursements',
  chapo: 'Changer le compte sur lequel vos remboursements sont versés.',
  etape: 'Votre compte',
  libelleCotisations: 'RIB des cotisations',
  chapoCotisations: 'Changer le compte prélevé, et signer son mandat SEPA.',
  libelleDeux: 'Un RIB pour tout',
  chapoDeux: 'Changer à la fois le compte de vos remboursements et celui de vos cotisations.',
  etapeMandat: 'Le mandat SEPA',
  personnel: 'Compte du bénéficiaire',
  coordonnees: 'Coordonnées bancaires',
  piece: 'RIB',
  raisonTiers:
    'Ce compte n’est pas à votre nom\u00a0: le document de votre banque, ou l’accord de son titulaire, permet de le vérifier.',
  raison: 'Le document de votre banque, qui permet de vérifier que ce compte est le vôtre.',
} as const
