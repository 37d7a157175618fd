import { teteActe } from '../acte/tete.ts'

export const optionAffiliationTete = teteActe({
  key: 'optionAffiliationActeGestion',
  slice: 'options',
  path: '/vel/option-affiliation',
  libelle: 'Ajouter un renfort',
  groupe: 'couverture',
  icone: 'plus',
  portee: 'Contrat',
  mode: 'automatique',
  delegation: 'demarches',
})

export const optionRadiationTete = teteActe({
  key: 'optionRadiationActeGestion',
  slice: 'options',
  path: '/vel/option-radiation',
  libelle: 'Retirer un renfort',
  groupe: 'couverture',
  icone: 'moins',
  portee: 'Contrat',
  mode: 'automatique',
  delegation: 'demarches',
})

export const radiationRenfortTete = teteActe({
  key: 'radiationRenfortActeGestion',
  slice: 'options',
  path: '/forms/radiation-renfort',
  libelle: 'Retirer plusieurs renforts',
  groupe: 'couverture',
  icone: 'moins',
  portee: 'Contrat',
  mode: 'automatique',
  delegation: 'demarches',
})
