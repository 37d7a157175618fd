import { HUGO, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'comptes'> = () => ({
  changementIdentifiantActeGestion: {
    de: [HUGO],
    saisie: (_, rang) => ({ email: `hugo${rang}@nouvelle.example.org` }),
  },
})
