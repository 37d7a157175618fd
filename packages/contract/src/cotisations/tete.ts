import { teteActe } from '../acte/tete.ts'

export const reglementTete = teteActe('paiementCotisationActeGestion', {
  adresse: { slice: 'cotisations', path: '/forms/paiement-cotisation-monext' },
  liste: { libelle: 'Payer par carte', groupe: 'argent', icone: 'carte-bancaire' },
  // A beneficiary pays what they owe, from where it is told; contributions are not theirs.
  pour: { proposeA: 'Contrat', identite: 'session' },
  // A clerk has nothing to read: the bank decides.
  gestion: { mode: 'automatique', suite: 'banque' },
})
