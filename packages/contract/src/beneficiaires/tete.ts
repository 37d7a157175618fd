import { deCouverture, teteActe } from '../acte/tete.ts'

export const inscriptionBeneficiaireTete = teteActe('inscriptionBeneficiaireActeGestion', {
  adresse: { slice: 'beneficiaires', path: '/forms/inscriptionbeneficiaire' },
  liste: { libelle: 'Ajouter un bénéficiaire', groupe: 'couverture', icone: 'arrivee' },
  pour: deCouverture,
  gestion: { delegation: 'demarches' },
})

export const radiationAssuresTete = teteActe('radiationAssuresActeGestion', {
  adresse: { slice: 'beneficiaires', path: '/forms/radiation-assures' },
  liste: { libelle: 'Retirer un bénéficiaire', groupe: 'couverture', icone: 'depart' },
  pour: deCouverture,
  gestion: { delegation: 'demarches' },
})
