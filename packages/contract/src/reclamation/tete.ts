import { teteActe } from '../acte/tete.ts'

export const reclamationTete = teteActe('reclamationActeGestion', {
  adresse: { slice: 'reclamation', path: '/forms/reclamation' },
  liste: { libelle: 'Faire une réclamation', groupe: 'profil', icone: 'plainte' },
  gestion: {
    suite: 'reponse',
    recours: 'mediateur',
    registre: { key: 'reclamations', nature: 'objet' },
  },
})
