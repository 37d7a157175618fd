import { teteActe } from '../acte/tete.ts'

export const ribPrestationsTete = teteActe('ribPrestationsActeGestion', {
  adresse: { slice: 'rib', path: '/forms/ribprestations' },
  liste: { libelle: 'Changer le compte de mes remboursements', groupe: 'argent', icone: 'banque' },
  pour: { identite: 'code' },
  gestion: { objectif: 2, isDiffere: true },
})

export const ribCotisationsTete = teteActe('ribCotisationsActeGestion', {
  adresse: { slice: 'rib', path: '/forms/ribcotisations' },
  liste: { libelle: 'Changer le compte de mes cotisations', groupe: 'argent', icone: 'banque' },
  pour: { portee: 'Contrat', identite: 'code' },
  gestion: { objectif: 2, isDiffere: true },
})

export const ribTete = teteActe('ribActeGestion', {
  adresse: { slice: 'rib', path: '/forms/rib' },
  liste: { libelle: 'Changer les deux comptes', groupe: 'argent', icone: 'banque' },
  pour: { portee: 'Contrat', identite: 'code' },
  gestion: { objectif: 2, isDiffere: true },
})
