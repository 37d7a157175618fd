import { teteActe } from '../acte/tete.ts'

export const paiementCotisationTete = teteActe('paiementCotisationActeGestion', {
  adresse: { slice: 'paiements', path: '/forms/paiement-cotisation-monext' },
  liste: { libelle: 'Payer par carte', groupe: 'argent', icone: 'carte-bancaire' },
  // A clerk has nothing to read: the bank decides.
  gestion: { mode: 'automatique', suite: 'banque' },
})
