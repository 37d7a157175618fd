import { JEANNE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'consentements'> = () => ({
  consentementActeGestion: {
    de: [JEANNE],
    saisie: (_, rang) => ({
      nomConsentement: ['offres', 'enquetes'][rang],
      isAccepted: true,
    }),
  },
})
