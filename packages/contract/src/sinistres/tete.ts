import { teteActe } from '../acte/tete.ts'

export const declarationFactureTete = teteActe('declarationSinistreV2ActeGestion', {
  adresse: { slice: 'sinistres', path: '/forms/declarationsinistreV2' },
  liste: { libelle: 'Envoyer une facture de soins', groupe: 'soins', icone: 'recu' },
  pour: { identite: 'session', typeContrat: 'sante' },
  // Whoever leaves its care to us is told the day.
  gestion: { delegation: 'remboursements', suite: 'reponse', objectif: 2 },
})

export const declarationSinistreTete = teteActe('declarationSinistreActeGestion', {
  adresse: { slice: 'sinistres', path: '/forms/declarationsinistre' },
  liste: { libelle: 'Déclarer un sinistre de prévoyance', groupe: 'soins', icone: 'ambulance' },
  pour: { identite: 'recente', typeContrat: 'prevoyance' },
  gestion: { delegation: 'remboursements', suite: 'reponse', decision: 'montant' },
})
