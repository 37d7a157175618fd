import { teteActe } from '../acte/tete.ts'

export const changementIdentifiantTete = teteActe('changementIdentifiantActeGestion', {
  adresse: { slice: 'comptes', path: '/forms/changementidentifiant' },
  liste: { libelle: 'Changer mon identifiant', groupe: 'profil', icone: 'arobase' },
  gestion: { mode: 'automatique', suite: 'lien' },
})
