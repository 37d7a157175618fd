import { JEANNE, JULIEN, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'suppression'> = () => ({
  suppressionCompteActeGestion: {
    de: [JULIEN, JEANNE],
    saisie: () => ({ motif: 'papier', confirmation: 'supprimer' }),
  },
})
