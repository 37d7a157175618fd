import { teteActe } from '../acte/tete.ts'

export const declarationFactureTete = teteActe({
  key: 'declarationSinistreV2ActeGestion',
  slice: 'sinistres',
  path: '/forms/declarationsinistreV2',
  libelle: 'Envoyer une facture de soins',
  groupe: 'soins',
  icone: 'recu',
  delegation: 'remboursements',
  suite: 'reponse',
})

export const declarationSinistreTete = teteActe({
  key: 'declarationSinistreActeGestion',
  slice: 'sinistres',
  path: '/forms/declarationsinistre',
  libelle: 'Déclarer un sinistre de prévoyance',
  groupe: 'soins',
  icone: 'ambulance',
  delegation: 'remboursements',
  suite: 'reponse',
})
