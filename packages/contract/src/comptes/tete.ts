import { teteActe } from '../acte/tete.ts'

export const changementIdentifiantTete = teteActe('changementIdentifiantActeGestion', {
  adresse: { slice: 'comptes', path: '/forms/changementidentifiant' },
  liste: { libelle: 'Changer mon identifiant', groupe: 'profil', icone: 'arobase' },
  pour: { identite: 'code' },
  gestion: { mode: 'automatique', suite: 'lien', isDiffere: true },
})
