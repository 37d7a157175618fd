import { HUGO, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'deces'> = () => ({
  decesActeGestion: {
    de: [HUGO],
    saisie: (_, rang) => ({
      numeroContrat: '',
      prenom: 'Hugo',
      nom: 'Roche',
      dateNaissance: '01/01/1980',
      contratDefunt: '',
      decesLe: `0${rang + 1}/01/2026`,
      lien: 'famille',
      telephone: '06 39 98 45 67',
    }),
  },
})
