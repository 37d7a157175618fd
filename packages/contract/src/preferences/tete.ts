import { teteActe } from '../acte/tete.ts'

export const communicationTete = teteActe({
  key: 'communicationActeGestion',
  slice: 'preferences',
  path: '/forms/communication',
  libelle: 'Mes préférences de contact',
  groupe: 'profil',
  icone: 'enveloppe',
  mode: 'automatique',
})

export const abonnementTete = teteActe({
  key: 'abonnementActeGestion',
  slice: 'preferences',
  path: '/forms/abonnement',
  libelle: 'Mes alertes',
  groupe: 'profil',
  icone: 'cloche',
  mode: 'automatique',
})

export const dematerialisationTete = teteActe({
  key: 'dematerialisationActeGestion',
  slice: 'preferences',
  path: '/forms/dematerialisation',
  libelle: 'Mes documents en ligne ou par la poste',
  groupe: 'profil',
  icone: 'feuille',
  mode: 'automatique',
})
