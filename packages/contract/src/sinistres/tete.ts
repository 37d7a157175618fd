import { teteActe } from '../acte/tete.ts'

export const declarationFactureTete = teteActe('declarationSinistreV2ActeGestion', {
  adresse: { slice: 'sinistres', path: '/forms/declarationsinistreV2' },
  liste: { libelle: 'Envoyer une facture de soins', groupe: 'soins', icone: 'recu' },
  gestion: { delegation: 'remboursements', suite: 'reponse' },
})

export const declarationSinistreTete = teteActe('declarationSinistreActeGestion', {
  adresse: { slice: 'sinistres', path: '/forms/declarationsinistre' },
  liste: { libelle: 'Déclarer un sinistre de prévoyance', groupe: 'soins', icone: 'ambulance' },
  gestion: { delegation: 'remboursements', suite: 'reponse' },
})
