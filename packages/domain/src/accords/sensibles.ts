/** What a setting decides, where one administrator alone must not change it. */
export const libellesFamilleSensible = {
  connexion: 'le fournisseur d’identité',
  adresses: 'les adresses du portail',
  partenaires: 'les sites des partenaires',
  argent: 'les paiements et les comptes bancaires',
  securite: 'les règles de sécurité',
} as const
export type FamilleSensible = keyof typeof libellesFamilleSensible

/**
 * The settings of a client that decide who gets in, or where money goes: they change with the agreement of
 * a second administrator. Each is one thing: what is below such a place changes with it.
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
  // A page sends people to the application by these.
  'config.applicationMobile.schemes': 'securite',
} as const satisfies Record<string, FamilleSensible>
export type ReglageSensible = keyof typeof reglagesSensibles

/**
 * All the others. A setting is in one of the two lists, or a test fails: whoever adds one decides. How an
 * act is treated (`modesGestion`) is here, for each act asks its own member for a proof in both modes.
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

/** What another client never takes over from the one that it is made from: whom it pays, and as whom. */
export const reglagesNonCopies = ['ics', 'pointDeVente'] as const

const estDans = (chemin: string, reglage: string) =>
  chemin === reglage || chemin.startsWith(`${reglage}.`)

/** The setting that a place belongs to, where it takes two to change it. */
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
