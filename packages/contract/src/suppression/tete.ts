import { teteActe } from '../acte/tete.ts'

export const suppressionCompteTete = teteActe('suppressionCompteActeGestion', {
  adresse: { slice: 'suppression', path: '/forms/suppressioncompte' },
  liste: { libelle: 'Supprimer mon compte', groupe: 'profil', icone: 'adieu' },
  pour: { identite: 'code' },
  gestion: { mode: 'automatique', isDiffere: true },
})
