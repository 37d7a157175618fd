import { teteActe } from '../acte/tete.ts'

export const ribPrestationsTete = teteActe('ribPrestationsActeGestion', {
  adresse: { slice: 'rib', path: '/forms/ribprestations' },
  liste: { libelle: 'Changer le compte de mes remboursements', groupe: 'argent', icone: 'banque' },
  gestion: { objectif: 2 },
})

export const ribCotisationsTete = teteActe('ribCotisationsActeGestion', {
  adresse: { slice: 'rib', path: '/forms/ribcotisations' },
  liste: { libelle: 'Changer le compte de mes cotisations', groupe: 'argent', icone: 'banque' },
  gestion: { portee: 'Contrat', objectif: 2 },
})

export const ribTete = teteActe('ribActeGestion', {
  adresse: { slice: 'rib', path: '/forms/rib' },
  liste: { libelle: 'Changer les deux comptes', groupe: 'argent', icone: 'banque' },
  gestion: { portee: 'Contrat', objectif: 2 },
})
