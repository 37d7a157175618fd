import { teteActe } from '../acte/tete.ts'

export const situationContractuelleTete = teteActe('situationContractuelleActeGestion', {
  adresse: { slice: 'changement-situation', path: '/forms/situation-contractuelle' },
  liste: { libelle: 'Déclarer un changement de situation', groupe: 'profil', icone: 'personne' },
  gestion: { delegation: 'demarches' },
})
