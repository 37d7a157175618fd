import { CAMILLE, jour, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'changement-situation'> = ({ premier }) => ({
  situationContractuelleActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      personneId: (await premier(call, 'situationContractuelleActeGestion')).id,
      nature: 'employeur',
      codeSituationFamiliale: '',
      codeCivilite: '',
      nom: '',
      codeRegime: '',
      organisme: '',
      employeur: `Ville de Lyon ${rang}`,
      dateEffet: jour(0),
      acteMariage: null,
      attestationPacs: null,
      attestationVieCommune: null,
      justificatifSeparation: null,
      acteDeces: null,
      pieceIdentite: null,
      attestationDroits: null,
      attestationEmployeur: null,
    }),
  },
})
