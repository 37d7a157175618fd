import { teteActe } from '../acte/tete.ts'

export const renonciationTete = teteActe('renonciationActeGestion', {
  adresse: { slice: 'renonciation', path: '/forms/renonciation' },
  liste: {
    libelle: 'Renoncer à ce que j’ai souscrit en ligne',
    groupe: 'couverture',
    icone: 'retour',
  },
  // A right: there is nothing to decide.
  gestion: { portee: 'Contrat', mode: 'automatique', suite: 'renonciation', isIrrefusable: true },
})
