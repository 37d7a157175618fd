import { teteActe } from '../acte/tete.ts'

export const accessibiliteTete = teteActe('accessibiliteActeGestion', {
  adresse: { slice: 'accessibilite', path: '/forms/accessibilite' },
  liste: {
    libelle: 'Signaler un problème d’accessibilité',
    groupe: 'profil',
    icone: 'accessibilite',
  },
  gestion: { suite: 'reponse', recours: 'defenseur' },
})
