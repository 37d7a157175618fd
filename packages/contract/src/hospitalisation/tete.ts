import { teteActe } from '../acte/tete.ts'

export const pecHospiTete = teteActe('pecHospiActeGestion', {
  adresse: { slice: 'hospitalisation', path: '/forms/pec/hospi' },
  liste: { libelle: 'Préparer une hospitalisation', groupe: 'soins', icone: 'hopital' },
  // Somebody waits at a hospital.
  gestion: {
    delegation: 'remboursements',
    suite: 'reponse',
    objectif: 1,
    libelleCourriel: 'Demander une prise en charge',
  },
})
