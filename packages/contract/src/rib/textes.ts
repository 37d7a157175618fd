const etapes = { compte: 'Votre compte', mandat: 'Le mandat SEPA' }

export const textes = {
  prestations: {
    chapo: 'Le compte sur lequel vos remboursements sont versés.',
    etapes,
  },
  cotisations: {
    chapo: 'Le compte prélevé, et la signature de son mandat SEPA.',
    etapes,
  },
  deux: {
    chapo: 'À la fois le compte de vos remboursements et celui de vos cotisations.',
    etapes,
  },
  personnel: 'Compte du bénéficiaire',
  coordonnees: 'Coordonnées bancaires',
  piece: 'RIB',
  raisonTiers:
    'Ce compte n’est pas à votre nom\u00a0: un conseiller vérifie le document de votre banque, ou l’accord de son titulaire.',
  raison: 'Le document de votre banque, qui permet de vérifier que ce compte est le vôtre.',
} as const
