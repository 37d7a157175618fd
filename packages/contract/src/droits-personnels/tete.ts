import { teteActe } from '../acte/tete.ts'

export const droitsTete = teteActe({
  key: 'droitsActeGestion',
  slice: 'droits-personnels',
  path: '/forms/droits',
  libelle: 'Exercer un droit sur mes données',
  groupe: 'profil',
  icone: 'cadenas',
  suite: 'reponse',
  recours: 'cnil',
  registre: { key: 'droits-personnels', nature: 'droit' },
})
