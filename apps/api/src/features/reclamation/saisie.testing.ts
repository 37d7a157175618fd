import { HUGO, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'reclamation'> = () => ({
  reclamationActeGestion: {
    de: [HUGO],
    isSansEffet: true,
    saisie: (_, rang) => ({
      numeroContrat: '',
      objet: 'accueil',
      depuis: '',
      message: `Personne ne me répond depuis ${rang + 2} semaines.`,
      attendu: '',
      pieces: [],
    }),
  },
})
