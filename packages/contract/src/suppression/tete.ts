import { teteActe } from '../acte/tete.ts'

export const suppressionCompteTete = teteActe('suppressionCompteActeGestion', {
  adresse: { slice: 'suppression', path: '/forms/suppressioncompte' },
  liste: { libelle: 'Supprimer mon compte', groupe: 'profil', icone: 'adieu' },
  gestion: { mode: 'automatique' },
})
