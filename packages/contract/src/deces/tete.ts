import { teteActe } from '../acte/tete.ts'

export const decesTete = teteActe('decesActeGestion', {
  adresse: { slice: 'deces', path: '/forms/deces' },
  liste: { libelle: 'Déclarer un décès', groupe: 'couverture', icone: 'fleur' },
  pour: { identite: 'session' },
  gestion: { suite: 'reponse' },
})
