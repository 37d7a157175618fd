import { teteActe } from '../acte/tete.ts'

export const communicationTete = teteActe('communicationActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/communication' },
  liste: { libelle: 'Mes préférences de contact', groupe: 'profil', icone: 'enveloppe' },
  pour: { identite: 'session' },
  gestion: { mode: 'automatique', isPreference: true },
})

export const abonnementTete = teteActe('abonnementActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/abonnement' },
  liste: { libelle: 'Mes alertes', groupe: 'profil', icone: 'cloche' },
  pour: { identite: 'session' },
  gestion: { mode: 'automatique', isPreference: true },
})

export const dematerialisationTete = teteActe('dematerialisationActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/dematerialisation' },
  liste: { libelle: 'Mes documents en ligne ou par la poste', groupe: 'profil', icone: 'feuille' },
  pour: { identite: 'session' },
  gestion: { mode: 'automatique', isPreference: true },
})
