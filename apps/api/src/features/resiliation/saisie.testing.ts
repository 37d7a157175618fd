import { CAMILLE, HUGO, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'resiliation'> = () => ({
  resiliationActeGestion: {
    de: [HUGO, CAMILLE],
    isIrrefusable: true,
    saisie: (_, rang) => ({
      numeroContrat: ['20450003', SANTE][rang],
      motif: 'unAn',
      evenementLe: '',
      souhaiteeLe: '',
      precision: '',
      adresse: '',
    }),
  },
})
