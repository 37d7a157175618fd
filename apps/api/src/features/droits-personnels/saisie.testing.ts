import { HUGO, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'droits-personnels'> = () => ({
  droitsActeGestion: {
    de: [HUGO],
    isSansEffet: true,
    saisie: (_, rang) => ({
      numeroContrat: '',
      droit: 'rectification',
      message: `Mon adresse, ligne ${rang + 1}`,
    }),
  },
})
