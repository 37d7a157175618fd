import { teteActe } from '../acte/tete.ts'

export const contactTete = teteActe({
  key: 'contactActeGestion',
  slice: 'contact',
  path: '/forms/contact/v2',
  libelle: 'Nous écrire',
  groupe: 'profil',
  icone: 'message',
  // What somebody writes to their insurer may be anything, their health too.
  delegation: 'remboursements',
  suite: 'reponse',
  objectif: 3,
})
