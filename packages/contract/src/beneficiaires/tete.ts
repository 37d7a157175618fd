import { teteActe } from '../acte/tete.ts'

export const inscriptionBeneficiaireTete = teteActe({
  key: 'inscriptionBeneficiaireActeGestion',
  slice: 'beneficiaires',
  path: '/forms/inscriptionbeneficiaire',
  libelle: 'Ajouter un bénéficiaire',
  groupe: 'couverture',
  icone: 'arrivee',
  portee: 'Contrat',
  delegation: 'demarches',
})

export const radiationAssuresTete = teteActe({
  key: 'radiationAssuresActeGestion',
  slice: 'beneficiaires',
  path: '/forms/radiation-assures',
  libelle: 'Retirer un bénéficiaire',
  groupe: 'couverture',
  icone: 'depart',
  portee: 'Contrat',
  delegation: 'demarches',
})
