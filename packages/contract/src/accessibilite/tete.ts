import { teteActe } from '../acte/tete.ts'

export const accessibiliteTete = teteActe('accessibiliteActeGestion', {
  adresse: { slice: 'accessibilite', path: '/forms/accessibilite' },
  liste: { libelle: 'Signaler un problème d’accessibilité', groupe: 'profil', icone: 'acces' },
  pour: { identite: 'session' },
  gestion: { suite: 'reponse', recours: 'defenseur' },
})
