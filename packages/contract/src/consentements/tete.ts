import { teteActe } from '../acte/tete.ts'

export const consentementTete = teteActe({
  key: 'consentementActeGestion',
  slice: 'consentements',
  path: '/forms/consentement',
  libelle: 'Mes consentements',
  groupe: 'profil',
  icone: 'liste',
  mode: 'automatique',
})
