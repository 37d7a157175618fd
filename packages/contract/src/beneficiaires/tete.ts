import { teteActe } from '../acte/tete.ts'

export const inscriptionBeneficiaireTete = teteActe('inscriptionBeneficiaireActeGestion', {
  adresse: { slice: 'beneficiaires', path: '/forms/inscriptionbeneficiaire' },
  liste: { libelle: 'Ajouter un bénéficiaire', groupe: 'couverture', icone: 'arrivee' },
  gestion: { portee: 'Contrat', delegation: 'demarches' },
})

export const radiationAssuresTete = teteActe('radiationAssuresActeGestion', {
  adresse: { slice: 'beneficiaires', path: '/forms/radiation-assures' },
  liste: { libelle: 'Retirer un bénéficiaire', groupe: 'couverture', icone: 'depart' },
  gestion: { portee: 'Contrat', delegation: 'demarches' },
})
