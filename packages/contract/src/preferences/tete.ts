import { teteActe } from '../acte/tete.ts'

export const communicationTete = teteActe('communicationActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/communication' },
  liste: { libelle: 'Mes préférences de contact', groupe: 'profil', icone: 'enveloppe' },
  gestion: { mode: 'automatique' },
})

export const abonnementTete = teteActe('abonnementActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/abonnement' },
  liste: { libelle: 'Mes alertes', groupe: 'profil', icone: 'cloche' },
  gestion: { mode: 'automatique' },
})

export const dematerialisationTete = teteActe('dematerialisationActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/dematerialisation' },
  liste: { libelle: 'Mes documents en ligne ou par la poste', groupe: 'profil', icone: 'feuille' },
  gestion: { mode: 'automatique' },
})
