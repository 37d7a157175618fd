import { CAMILLE, HUGO, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'carte-tp'> = () => ({
  carteTpActeGestion: {
    de: [CAMILLE, HUGO],
    saisie: (_, rang) => ({
      numeroContrat: [SANTE, '20450003'][rang],
      motif: 'perdue',
      precision: '',
      support: 'numerique',
    }),
  },
})
