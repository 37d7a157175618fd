import { CAMILLE, SANTE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'contact'> = () => ({
  contactActeGestion: {
    de: [CAMILLE],
    // It is answered in words, and closed.
    isSansEffet: true,
    isEchange: true,
    saisie: (_, rang) => ({
      motif: 'REM',
      domaine: '',
      sousDomaine: '',
      personne: '',
      message: `Où en est le remboursement numéro ${rang} ?`,
      piece: null,
      piece2: null,
      piece3: null,
      numeroContrat: SANTE,
    }),
  },
})
