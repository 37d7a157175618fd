import { teteActe } from '../acte/tete.ts'

export const situationContractuelleTete = teteActe({
  key: 'situationContractuelleActeGestion',
  slice: 'changement-situation',
  path: '/forms/situation-contractuelle',
  libelle: 'Déclarer un changement de situation',
  groupe: 'profil',
  icone: 'personne',
  delegation: 'demarches',
})
