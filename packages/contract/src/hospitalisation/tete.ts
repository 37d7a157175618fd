import { teteActe } from '../acte/tete.ts'

export const pecHospiTete = teteActe({
  key: 'pecHospiActeGestion',
  slice: 'hospitalisation',
  path: '/forms/pec/hospi',
  libelle: 'Préparer une hospitalisation',
  libelleCourriel: 'Demander une prise en charge',
  groupe: 'soins',
  icone: 'hopital',
  delegation: 'remboursements',
  suite: 'reponse',
  // Somebody waits at a hospital.
  objectif: 1,
})
