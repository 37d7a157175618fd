import { teteActe } from '../acte/tete.ts'

export const adresseTete = teteActe('adresseActeGestion', {
  adresse: { slice: 'adresse', path: '/forms/adresse' },
  liste: { libelle: 'Changer d’adresse', groupe: 'profil', icone: 'maison' },
  gestion: { mode: 'automatique', delegation: 'demarches' },
})
