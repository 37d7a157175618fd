import { teteActe } from '../acte/tete.ts'

export const droitsTete = teteActe('droitsActeGestion', {
  adresse: { slice: 'droits-personnels', path: '/forms/droits' },
  liste: { libelle: 'Exercer un droit sur mes données', groupe: 'profil', icone: 'cadenas' },
  pour: { identite: 'code' },
  gestion: {
    suite: 'reponse',
    decision: 'lettre',
    recours: 'cnil',
    registre: ['droits-personnels', 'droit'],
  },
})
