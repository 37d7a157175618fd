import { CAMILLE, jour, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'hospitalisation'> = ({ premier }) => ({
  pecHospiActeGestion: {
    de: [CAMILLE],
    saisie: async (call, rang) => ({
      numeroContrat: SANTE,
      numPers: (await premier(call, 'pecHospiActeGestion')).numPers,
      finess: '690099123',
      etablissement: '',
      service: 'chirurgie',
      motif: 'programmee',
      dateEntree: jour(5 + 10 * rang),
      nuits: '2',
      chambreParticuliere: true,
      parentAccompagnant: false,
      preadmission: [],
    }),
  },
})
