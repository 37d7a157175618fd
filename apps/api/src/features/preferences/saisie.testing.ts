import { CAMILLE, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'preferences'> = () => ({
  communicationActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({
      service: ['email'],
      information: [],
      offres: [],
      silenceDebut: `2${rang}:00`,
      silenceFin: '08:00',
    }),
  },
  abonnementActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({ alertes: [['document'], ['remboursement']][rang] }),
  },
  dematerialisationActeGestion: {
    de: [CAMILLE],
    saisie: (_, rang) => ({ enLigne: [['remboursements'], []][rang] }),
  },
})
