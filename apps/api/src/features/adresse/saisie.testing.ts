import { ADRESSE_VIDE, saisieDepuisAdresse } from '@espace-adherent/domain'
import { CAMILLE, jour, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'adresse'> = () => ({
  adresseActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({
      ...saisieDepuisAdresse({
        ...ADRESSE_VIDE,
        numVoie: String(3 + rang),
        libelleCourtNatureVoie: 'RUE',
        libelleVoie: 'Crébillon',
        codePostal: '44000',
        localite: 'Nantes',
      }),
      telephone: '',
      personnes: [],
      dateEffet: jour(0),
      justificatif: null,
      numeroContrat: SANTE,
    }),
  },
})
