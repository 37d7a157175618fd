import { teteActe } from '../acte/tete.ts'

export const garantiesTete = teteActe({
  key: 'garantiesActeGestion',
  slice: 'garanties',
  path: '/forms/garanties',
  libelle: 'Changer de niveau de garanties',
  groupe: 'couverture',
  icone: 'niveau',
  portee: 'Contrat',
  mode: 'automatique',
  delegation: 'demarches',
})
