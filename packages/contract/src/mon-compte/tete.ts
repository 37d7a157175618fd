import { teteActe } from '../acte/tete.ts'

export const changementIdentifiantTete = teteActe({
  key: 'changementIdentifiantActeGestion',
  slice: 'comptes',
  path: '/forms/changementidentifiant',
  libelle: 'Changer mon identifiant',
  groupe: 'profil',
  icone: 'arobase',
  mode: 'automatique',
  suite: 'lien',
})
