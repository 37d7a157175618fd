import { teteActe } from '../acte/tete.ts'

export const reclamationTete = teteActe('reclamationActeGestion', {
  adresse: { slice: 'reclamation', path: '/forms/reclamation' },
  liste: { libelle: 'Faire une réclamation', groupe: 'profil', icone: 'plainte' },
  pour: { identite: 'session' },
  gestion: {
    suite: 'reponse',
    decision: 'lettre',
    recours: 'mediateur',
    registre: ['reclamations', 'objet'],
  },
})
