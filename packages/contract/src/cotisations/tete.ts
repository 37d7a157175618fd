import { teteActe } from '../acte/tete.ts'

export const paiementCotisationTete = teteActe({
  key: 'paiementCotisationActeGestion',
  slice: 'paiements',
  path: '/forms/paiement-cotisation-monext',
  libelle: 'Payer par carte',
  groupe: 'argent',
  icone: 'carte-bancaire',
  // A clerk has nothing to read: the bank decides.
  mode: 'automatique',
  suite: 'banque',
})
