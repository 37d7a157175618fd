import { teteActe } from '../acte/tete.ts'

export const optionAffiliationTete = teteActe('optionAffiliationActeGestion', {
  adresse: { slice: 'options', path: '/vel/option-affiliation' },
  liste: { libelle: 'Ajouter un renfort', groupe: 'couverture', icone: 'plus' },
  gestion: { portee: 'Contrat', mode: 'automatique', delegation: 'demarches' },
})

export const optionRadiationTete = teteActe('optionRadiationActeGestion', {
  adresse: { slice: 'options', path: '/vel/option-radiation' },
  liste: { libelle: 'Retirer un renfort', groupe: 'couverture', icone: 'moins' },
  gestion: { portee: 'Contrat', mode: 'automatique', delegation: 'demarches' },
})

export const radiationRenfortTete = teteActe('radiationRenfortActeGestion', {
  adresse: { slice: 'options', path: '/forms/radiation-renfort' },
  liste: { libelle: 'Retirer plusieurs renforts', groupe: 'couverture', icone: 'moins' },
  gestion: { portee: 'Contrat', mode: 'automatique', delegation: 'demarches' },
})
