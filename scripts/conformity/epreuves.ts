/** A line of product code, what is left when it is switched off, and the test that must then fail. */
export type Epreuve = { id: string; fichier: string; ligne: string; sans: string; test: string }

const api = 'apps/api/src'

export const epreuves: readonly Epreuve[] = [
  {
    id: 'R3.05',
    fichier: `${api}/features/comptes/mot-de-passe.ts`,
    ligne: 'if (isBirthdayChecked && !isBirthdayRight) return',
    sans: '',
    test: `${api}/features/comptes/liens.test.ts`,
  },
  {
    id: 'R7.16',
    fichier: `${api}/features/comptes/identifiant.ts`,
    ligne: 'maskEmail(compte.userName)',
    sans: 'compte.userName',
    test: `${api}/features/comptes/identifiant.test.ts`,
  },
  {
    id: 'R7.44',
    fichier: `${api}/features/faq/snapshot.ts`,
    ligne: '.slice(0, QUESTIONS_POPULAIRES)',
    sans: '.slice(0, QUESTIONS_POPULAIRES + 1)',
    test: `${api}/features/faq/faq.test.ts`,
  },
  {
    id: 'R7.50',
    fichier: `${api}/features/reseaux-soins/reseaux-soins.repository.ts`,
    ligne: '.orderBy(asc(reseauSoins.ordre), asc(reseauSoins.reseau))',
    sans: '.orderBy(asc(reseauSoins.reseau))',
    test: `${api}/features/reseaux-soins/reseaux-soins.test.ts`,
  },
  {
    id: 'R7.70',
    fichier: `${api}/app/contrat-courant.ts`,
    ligne: "throw new AppError('NotFound')",
    sans: 'return true',
    test: `${api}/app/platform.test.ts`,
  },
  {
    id: 'R7.72',
    fichier: `${api}/platform/http/anti-forgery.ts`,
    ligne: "return isGood ? undefined : new AppError('AntiForgery')",
    sans: "return isGood || given === undefined ? undefined : new AppError('AntiForgery')",
    test: `${api}/app/platform.test.ts`,
  },
]
