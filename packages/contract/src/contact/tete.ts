import { teteActe } from '../acte/tete.ts'

export const contactTete = teteActe('contactActeGestion', {
  adresse: { slice: 'contact', path: '/forms/contact/v2' },
  liste: { libelle: 'Nous écrire', groupe: 'profil', icone: 'message' },
  pour: { identite: 'session' },
  // What somebody writes to their insurer may be anything, their health too.
  gestion: { delegation: 'remboursements', isEchange: true, suite: 'reponse', objectif: 3 },
})
