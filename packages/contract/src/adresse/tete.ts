import { teteActe } from '../acte/tete.ts'

export const adresseTete = teteActe({
  key: 'adresseActeGestion',
  slice: 'adresse',
  path: '/forms/adresse',
  libelle: 'Changer d’adresse',
  groupe: 'profil',
  icone: 'maison',
  mode: 'automatique',
  delegation: 'demarches',
})
