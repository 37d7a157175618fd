import { teteActe } from '../acte/tete.ts'

export const suppressionCompteTete = teteActe({
  key: 'suppressionCompteActeGestion',
  slice: 'suppression',
  path: '/forms/suppressioncompte',
  libelle: 'Supprimer mon compte',
  groupe: 'profil',
  icone: 'adieu',
  mode: 'automatique',
})
