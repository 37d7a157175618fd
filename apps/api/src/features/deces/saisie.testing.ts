import { HUGO, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'deces'> = () => ({
  decesActeGestion: {
    de: [HUGO],
    isToujoursExaminee: true,
    saisie: (_, rang) => ({
      numeroContrat: '',
      ...(rang === 0
        ? { prenom: 'Ange', nom: 'Colonna', dateNaissance: '17/08/1979' }
        : { prenom: 'Inès', nom: 'Benali', dateNaissance: '05/09/2001' }),
      contratDefunt: '',
      decesLe: '02/01/2026',
      lien: 'famille',
      telephone: '06 39 98 45 67',
    }),
  },
})
