const etapes = { compte: 'Votre compte', mandat: 'Le mandat SEPA' }

export const textes = {
  prestations: {
    libelle: 'RIB des remboursements',
    chapo: 'Changer le compte sur lequel vos remboursements sont versés.',
    etapes,
  },
  cotisations: {
    libelle: 'RIB des cotisations',
    chapo: 'Changer le compte prélevé, et signer son mandat SEPA.',
    etapes,
  },
  deux: {
    libelle: 'Un RIB pour tout',
    chapo: 'Changer à la fois le compte de vos remboursements et celui de vos cotisations.',
    etapes,
  },
  personnel: 'Compte du bénéficiaire',
  coordonnees: 'Coordonnées bancaires',
  piece: 'RIB',
  raisonTiers:
    'Ce compte n’est pas à votre nom\u00a0: le document de votre banque, ou l’accord de son titulaire, permet de le vérifier.',
  raison: 'Le document de votre banque, qui permet de vérifier que ce compte est le vôtre.',
} as const
