import { teteActe } from '../acte/tete.ts'

export const pecHospiTete = teteActe('pecHospiActeGestion', {
  adresse: { slice: 'hospitalisation', path: '/forms/pec/hospi' },
  liste: { libelle: 'Préparer une hospitalisation', groupe: 'soins', icone: 'hopital' },
  pour: { identite: 'session', typeContrat: 'sante', isEnCours: true, feature: 'pecHospi' },
  // Somebody waits at a hospital.
  gestion: { delegation: 'remboursements', suite: 'reponse', objectif: 1, decision: 'montant' },
})
