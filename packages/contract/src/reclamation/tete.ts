import { teteActe } from '../acte/tete.ts'

export const reclamationTete = teteActe({
  key: 'reclamationActeGestion',
  slice: 'reclamation',
  path: '/forms/reclamation',
  libelle: 'Faire une réclamation',
  groupe: 'profil',
  icone: 'plainte',
  suite: 'reponse',
  recours: 'mediateur',
  registre: { key: 'reclamations', nature: 'objet' },
})
