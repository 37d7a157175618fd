import { CAMILLE, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'garanties'> = ({ de }) => ({
  garantiesActeGestion: {
    de: [CAMILLE],
    isDevis: true,
    saisie: async (call, rang) => ({
      ...(await de.conseil(call, 'garantiesActeGestion', SANTE)),
      numeroContrat: SANTE,
      nomOffre: ['Santé Confort', 'Santé Sérénité'][rang],
      dateEffet: ['2027-01-01', '2026-12-01'][rang],
    }),
  },
})
