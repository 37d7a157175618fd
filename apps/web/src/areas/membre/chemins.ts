/** Addresses that pieces shared by all areas lead to: known before the routes themselves, which come later. */
export const chemins = {
  accueil: '/accueil',
  carteTiersPayant: '/carte-tiers-payant',
  coordonneesBancaires: '/coordonnees-bancaires',
  cotisations: '/cotisations',
  demande: '/demandes/:id',
  demandes: '/demandes',
  demarche: '/demarches/:slug*',
  demarches: '/demarches',
  documents: '/documents',
  garanties: '/garanties',
  identifiant: '/profil/identifiant',
  paiementCotisation: '/cotisations/paiement/:id',
  paiements: '/paiements',
  prestation: '/prestations/:id',
  remboursements: '/remboursements',
} as const
