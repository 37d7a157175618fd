/** What is kept of what was told about papers. */
export const libellesNaturePreuve = {
  fermeture: 'Fin de consultation annoncée',
  confirmation: 'Documents numériques\u00a0: rappel annuel',
  echeancier: 'Nouvel échéancier annoncé',
  portabilite: 'Portabilité des garanties annoncée',
  evolution: 'Changement des garanties ou des cotisations notifié',
  rejet: 'E-mail revenu non distribué',
  papier: 'Retour au papier',
} as const
export type NaturePreuve = keyof typeof libellesNaturePreuve

export const libellesMoyenPreuve = {
  email: 'E-mail',
  lien: 'Lien d’un e-mail',
  portail: 'Espace en ligne',
  automatique: 'Automatique',
} as const
export type MoyenPreuve = keyof typeof libellesMoyenPreuve

/** How long a proof is kept: as long as the papers that it is about. */
export const ANNEES_PREUVE = 5

/** Where a paper stands that leaves by post. */
export const libellesEtatImpression = {
  'a-imprimer': 'À imprimer',
  remis: 'Remis à La Poste',
  annule: 'Annulé',
} as const
export type EtatImpression = keyof typeof libellesEtatImpression
