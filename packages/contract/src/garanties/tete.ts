import { teteActe } from '../acte/tete.ts'

export const garantiesTete = teteActe('garantiesActeGestion', {
  adresse: { slice: 'garanties', path: '/forms/garanties' },
  liste: { libelle: 'Changer de niveau de garanties', groupe: 'couverture', icone: 'niveau' },
  gestion: { portee: 'Contrat', mode: 'automatique', delegation: 'demarches' },
})
