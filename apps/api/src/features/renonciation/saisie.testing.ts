import { CAMILLE, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'renonciation'> = ({ de }) => ({
  renonciationActeGestion: {
    de: [CAMILLE],
    isIrrefusable: true,
    // What the tests above have concluded.
    async saisie(call) {
      const { conclusions } = await de.faits(call, 'renonciationActeGestion', SANTE)
      return { numeroContrat: SANTE, demandeId: conclusions[0].demandeId }
    },
  },
})
