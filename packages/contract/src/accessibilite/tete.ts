import { teteActe } from '../acte/tete.ts'

export const accessibiliteTete = teteActe({
  key: 'accessibiliteActeGestion',
  slice: 'accessibilite',
  path: '/forms/accessibilite',
  libelle: 'Signaler un problème d’accessibilité',
  groupe: 'profil',
  icone: 'accessibilite',
  suite: 'reponse',
  recours: 'defenseur',
})
