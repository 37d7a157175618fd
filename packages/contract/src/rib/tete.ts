import { teteActe } from '../acte/tete.ts'

export const ribPrestationsTete = teteActe({
  key: 'ribPrestationsActeGestion',
  slice: 'rib',
  path: '/forms/ribprestations',
  libelle: 'Changer le compte de mes remboursements',
  groupe: 'argent',
  icone: 'banque',
  objectif: 2,
})

export const ribCotisationsTete = teteActe({
  key: 'ribCotisationsActeGestion',
  slice: 'rib',
  path: '/forms/ribcotisations',
  libelle: 'Changer le compte de mes cotisations',
  groupe: 'argent',
  icone: 'banque',
  portee: 'Contrat',
  objectif: 2,
})

export const ribTete = teteActe({
  key: 'ribActeGestion',
  slice: 'rib',
  path: '/forms/rib',
  libelle: 'Changer les deux comptes',
  groupe: 'argent',
  icone: 'banque',
  portee: 'Contrat',
  objectif: 2,
})
