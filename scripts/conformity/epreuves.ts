/** A line of product code, what is left when it is switched off, and the test that must then fail. */
export type Epreuve = { id: string; fichier: string; ligne: string; sans: string; test: string }

const api = 'apps/api/src'
const domaine = 'packages/domain/src'
const INSCRIPTION = `${domaine}/comptes/inscription.ts`
const MOT_DE_PASSE = `${domaine}/identite/mot-de-passe.ts`
const NIR = `${domaine}/identite/nir.ts`
const FIN_IBAN = `${domaine}/rib/fin-iban.ts`
const REFERENCE = `${domaine}/calendrier/date-reference.ts`

type Ligne = readonly [id: string, fichier: string, ligne: string, sans: string]
/** Several that one file of tests must find. */
const table = (test: string, lignes: readonly Ligne[]): Epreuve[] =>
  lignes.map(([id, fichier, ligne, sans]) => ({ id, fichier, ligne, sans, test }))

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
  // What is typed to create a space, as the server judges it.
  ...table(`${api}/features/comptes/saisie.test.ts`, [
    [
      'R5.03',
      `${domaine}/identite/nom.ts`,
      'longueurNom(nom) + longueurNom(prenom) <= max',
      'max > 0',
    ],
    [
      'R5.18',
      INSCRIPTION,
      'codePostal: regles.isCodePostalVerifiedOnAccountCreation',
      'codePostal: true',
    ],
    ['R5.20', `${domaine}/adresse/localite.ts`, '(?!00|99)', ''],
    ['R5.21', `${domaine}/identite/email.ts`, ' && forme.test(email)', ''],
    ['R5.23', FIN_IBAN, "if (fin === '' && !required) return null", ''],
    ['R5.25', FIN_IBAN, '[A-Z0-9]{4}$/.test(fin)', '\\w{4}$/.test(fin)'],
    ['R5.29', INSCRIPTION, "const isExige = mode.exigence === 'tous'", 'const isExige = false'],
    ['R5.31', INSCRIPTION, "if (mode.exigence === 'un' && ", 'if (false && '],
    ['R5.33', MOT_DE_PASSE, 'longueur: longueurDe(motDePasse) >= longueurMin,', 'longueur: true,'],
    ['R5.34', MOT_DE_PASSE, 'chiffre: /\\d/.test(motDePasse),', 'chiffre: true,'],
    ['R5.36', MOT_DE_PASSE, 'longueurDe(motDePasse) > LONGUEUR_MAX_MOT_DE_PASSE', 'false'],
    ['R5.37', MOT_DE_PASSE, '[^\\p{L}\\p{N}\\p{M}]', '[^A-Za-z0-9]'],
    ['R5.47', NIR, '/^[12]\\d{2}', '/^\\d{3}'],
    ['R5.48', NIR, '(?:0[1-9]|1[0-2]|[2-9]\\d)', '\\d{2}'],
    ['R5.49', NIR, '(?:2A|2B|0[1-9]|[1-9]\\d)', '\\d{2}'],
    ['R5.54', INSCRIPTION, '(isDonneesROMonegasquesActivated && /^98', '(/^98'],
    ['R5.55', INSCRIPTION, "saisi === NIR_MONEGASQUE_VIDE ? '' : saisi", 'saisi'],
  ]),
  // The days that an act allows, as a rule of staff says.
  ...table(`${api}/features/regles-date-effet/regles.test.ts`, [
    [
      'R3.25',
      `${domaine}/calendrier/date-effet.ts`,
      '[DATE_MIN, addDays(date, -1)]',
      '[DATE_MIN, date]',
    ],
    ['R3.26', REFERENCE, 'return contrat.dateDebut', 'return aujourdhui'],
    ['R3.27', REFERENCE, 'contrat.dateFin ?? DATE_MAX', 'contrat.dateFin ?? aujourdhui'],
    ['R3.28', REFERENCE, 'return aujourdhui', 'return addMonths(aujourdhui, 1)'],
    [
      'R3.30',
      REFERENCE,
      'return nextYearly(debut.jour, debut.mois, aujourdhui)',
      'return aujourdhui',
    ],
    [
      'R3.31',
      REFERENCE,
      'isDateCalendaire(dateRelative) ? dateRelative : null',
      'false ? aujourdhui : null',
    ],
    ['R3.32', REFERENCE, 'annee: annee + 1, mois: 1, jour: 1', 'annee, mois: 1, jour: 1'],
    ['R3.33', REFERENCE, 'return ecrireDate({ annee, mois, jour: 1 })', 'return aujourdhui'],
    ['R3.34', REFERENCE, 'return ceMois > aujourdhui ? ceMois : moisSuivant', 'return ceMois'],
    ['R3.35', REFERENCE, "if (reference === 'XMOISC') return ceMois", ''],
    [
      'R3.36',
      REFERENCE,
      "if (reference === 'XMOISS') return moisSuivant",
      "if (reference === 'XMOISS') return ceMois",
    ],
    ['R3.37', REFERENCE, 'return ecrireDate({ annee, ...lu })', 'return aujourdhui'],
    [
      'R3.38',
      REFERENCE,
      "if (reference === 'XYPAN') return",
      "if (reference === 'XYPAN' && annee < 0) return",
    ],
  ]),
  ...table(`${api}/features/securite/verify.test.ts`, [
    [
      'R3.20',
      `${domaine}/securite/envoi.ts`,
      "if (operation === 'VERIFY_MAIL_AMF') return 'MAIL'",
      '',
    ],
  ]),
  ...table(`${api}/features/statistiques/statistiques.test.ts`, [
    [
      'R3.41',
      `${api}/features/statistiques/index.ts`,
      'if (!client.config.dataCollectActivated) return []',
      '',
    ],
  ]),
  ...table(`${api}/features/simulateur/simulateur.test.ts`, [
    [
      'R3.48',
      `${domaine}/prestations/domaines.ts`,
      'options: offres.map((panier) => libellesPanier[panier]),',
      'options: [],',
    ],
  ]),
  ...table(`${api}/features/actes/portee.test.ts`, [
    ['R6.05', `${domaine}/actes/portee.ts`, 'choisies?.[key as ActeAPortee] ?? portee', 'portee'],
  ]),
  ...table(`${api}/features/contenu/gestion.test.ts`, [
    ['R9.41', `${domaine}/texte/slug.ts`, "    .replace(/[^a-z0-9]+/g, '-')", ''],
  ]),
]
