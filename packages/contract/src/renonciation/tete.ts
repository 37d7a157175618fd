import { teteActe } from '../acte/tete.ts'

export const renonciationTete = teteActe({
  key: 'renonciationActeGestion',
  slice: 'renonciation',
  path: '/forms/renonciation',
  libelle: 'Renoncer à ce que j’ai souscrit en ligne',
  groupe: 'couverture',
  icone: 'retour',
  portee: 'Contrat',
  // A right: there is nothing to decide.
  mode: 'automatique',
  isIrrefusable: true,
  suite: 'renonciation',
})
