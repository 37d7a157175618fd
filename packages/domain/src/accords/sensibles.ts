/** What a setting decides, when one administrator alone must not change it. */
export const libellesFamilleSensible = {
  connexion: 'le fournisseur d’identité',
  adresses: 'les adresses du portail',
  partenaires: 'les sites des partenaires',
  argent: 'les paiements et les comptes bancaires',
  securite: 'les règles de sécurité',
} as const
export type FamilleSensible = keyof typeof libellesFamilleSensible

/**
 * Settings that decide who gets in, or where money goes: a second administrator must agree to a
 * change. A place in this list covers all that is below it.
 */
export const reglagesSensibles = {
  fournisseurExterne: 'connexion',
  adresses: 'adresses',
  adressesRestreintes: 'adresses',
  adressePublique: 'adresses',
  // Members are led there with what opens the partner's site in their name.
  'config.sitesPartenaires': 'partenaires',
  'config.ics': 'argent',
  'config.pointDeVente': 'argent',
  'config.ibanEtrangerAccepte': 'argent',
  'config.reflexionRibHeures': 'argent',
  'config.createAccountAuthMode': 'securite',
  // Decides whether a social security number may be asked for: it moves with how people are recognised.
  'config.hasSanteOuInvalidite': 'securite',
  'config.registerAttemptNumber': 'securite',
  'config.isRegisterIbanObligatoire': 'securite',
  'config.isRegisterVerifyEmail': 'securite',
  'config.isRegisterVerifyIban': 'securite',
  'config.isCodePostalVerifiedOnAccountCreation': 'securite',
  'config.isCheckBirthdayForgotPasswordActivated': 'securite',
  'config.amfSmsActivated': 'securite',
  'config.isSecondFacteurPersonnel': 'securite',
  'config.alertesLecture': 'securite',
  'config.delaiChangementIdentifiantHeures': 'securite',
  'config.passwordRequiredLength': 'securite',
  'config.retractationSuppressionJours': 'securite',
  'config.isConfirmationSansClic': 'securite',
  'config.isMotDePasseFaibleAccepte': 'securite',
  'config.isRedirectionLibre': 'securite',
  // Pages send people to the application through these.
  'config.applicationMobile.schemes': 'securite',
} as const satisfies Record<string, FamilleSensible>
export type ReglageSensible = keyof typeof reglagesSensibles

/**
 * All other settings. A test fails for a setting that is in neither list, so whoever adds one
 * decides. How acts are treated (`modesGestion`) is here, because each act asks its member for a
 * proof in both modes.
 */
export const reglagesOrdinaires = [
  'libelle',
  'charte',
  'fonctionnalites',
  'offresFermees',
  'config.tailleMaxPrenomNom',
  'config.registerAttemptNumberAfterMessage',
  'config.registerEmailMessage',
  'config.registerIbanMessage',
  'config.delaiToasts',
  'config.isPopupPrestationBlocking',
  'config.modesGestion',
  'config.porteesActes',
  'config.prescriptionInduMois',
  'config.codeLoi',
  // When it pays: a day that members are told, and no account.
  'config.jourVirement',
  // That something is not done at all: nobody's money goes anywhere.
  'config.isSansPrelevement',
  'config.isSansCarte',
  'config.dataCollectActivated',
  'config.isDonneesROMonegasquesActivated',
  'config.alertesRemboursement',
  'config.hasContratsNonResponsables',
  'config.consentements',
  'config.isConsentementImpose',
  'config.applicationMobile.android',
  'config.applicationMobile.ios',
  'config.pageErreur',
  'config.accroche',
  'config.adressePostale',
  'config.formeJuridique',
  'config.siren',
  'config.contact',
  'config.telephoneProfessionnels',
  'config.reglementAdresse',
  'config.mediateurNom',
  'config.mediateurAdresse',
  'config.mediateurSite',
  'config.conformiteAccessibilite',
  'config.accessibiliteSchema',
  'config.accessibilitePlan',
] as const

/**
 * What a new client never takes over from its model: whom it pays, where it is reached and written to, and what was
 * found of the other. Empty, what rests on it is off.
 */
export const reglagesNonCopies = [
  'ics',
  'pointDeVente',
  'isSansPrelevement',
  'isSansCarte',
  'siren',
  'formeJuridique',
  'telephoneProfessionnels',
  'reglementAdresse',
  'mediateurNom',
  'mediateurAdresse',
  'mediateurSite',
  'conformiteAccessibilite',
  'accessibiliteSchema',
  'accessibilitePlan',
] as const

const estDans = (chemin: string, reglage: string) =>
  chemin === reglage || chemin.startsWith(`${reglage}.`)

/** The sensitive setting that a place belongs to; null when one person may change the place. */
export const sensibleDe = (chemin: string): ReglageSensible | null =>
  (Object.keys(reglagesSensibles) as ReglageSensible[]).find((reglage) =>
    estDans(chemin, reglage),
  ) ?? null

export const isOrdinaire = (chemin: string): boolean =>
  reglagesOrdinaires.some((reglage) => estDans(chemin, reglage))

/** What a change is about, in words: « le fournisseur d’identité, les adresses du portail ». */
export const direSensibles = (chemins: readonly string[]): string =>
  [
    ...new Set(
      chemins.flatMap((chemin) => {
        const reglage = sensibleDe(chemin)
        return reglage ? [libellesFamilleSensible[reglagesSensibles[reglage]]] : []
      }),
    ),
  ].join(', ')
