import { HUGO, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'accessibilite'> = () => ({
  accessibiliteActeGestion: {
    de: [HUGO],
    isSansEffet: true,
    saisie: (_, rang) => ({
      numeroContrat: '',
      page: 'Mes remboursements',
      message: `Le tableau ne se lit pas au clavier, ligne ${rang + 1}`,
      outil: '',
    }),
  },
})
