import { CAMILLE, jour, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'sinistres'> = ({ premier }) => ({
  declarationSinistreV2ActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      numPers: (await premier(call, 'declarationSinistreV2ActeGestion')).numPers,
      professionnel: `Dr Manuel ${rang}`,
      dateSoins: jour(-1 - 9 * rang),
      // A price of nobody else's: the demonstration has consultations on many days.
      soins: [{ codeActe: 'G', quantite: '1', depense: `31,1${rang}`, ro: '' }],
      facture: [],
      decompteRo: [],
      ordonnance: [],
      isCertifiee: true,
    }),
  },
  declarationSinistreActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: '20450002',
      typeSinistre: 'ARRET',
      numPers: (await premier(call, 'declarationSinistreActeGestion', '20450002')).numPers,
      dateDebut: jour(-2 - rang),
      dateFin: '',
      employeur: 'Ville de Lyon',
      circonstances: '',
      avisArret: [],
      decomptesIj: [],
      notification: [],
      acteDeces: [],
      livretFamille: [],
      certificat: [],
      bulletin: [],
      justificatif: [],
    }),
  },
})
