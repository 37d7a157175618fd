import {
  type Charte,
  type ClientConfig,
  charteSchema,
  clientConfigSchema,
} from '@espace-adherent/contract'
import { type FonctionnaliteNommee, palettesDepuis } from '@espace-adherent/domain'

/**
 * What a client begins with: the choices that ask most of strangers and take least from members. No
 * consent is given in anybody's place, and nothing is applied that no clerk has seen.
 */
export const reglagesInitiaux = (libelle: string, adressePostale: string | null): ClientConfig =>
  clientConfigSchema.parse({
    tailleMaxPrenomNom: 100,
    // A NIR is asked for once the insurer says that it covers health or invalidity (décret 2019-341).
    createAccountAuthMode: 'individual',
    registerAttemptNumber: 3,
    registerAttemptNumberAfterMessage: `Nous n’avons pas pu vous reconnaître après plusieurs essais. Contactez ${libelle} : un conseiller créera votre espace avec vous.`,
    registerEmailMessage:
      'Cette adresse e-mail sera votre identifiant. Choisissez une adresse personnelle, que vous consultez souvent.',
    registerIbanMessage:
      'Les quatre derniers caractères de l’IBAN du compte sur lequel vos remboursements sont versés.',
    isRegisterIbanObligatoire: false,
    isRegisterVerifyEmail: true,
    isRegisterVerifyIban: true,
    isCodePostalVerifiedOnAccountCreation: true,
    isCheckBirthdayForgotPasswordActivated: true,
    // Without a gateway text messages wait, and codes go by mail.
    amfSmsActivated: false,
    delaiToasts: 8,
    isPopupPrestationBlocking: false,
    modesGestion: { ribPrestationsActeGestion: 'manuel' },
    dataCollectActivated: false,
    isDonneesROMonegasquesActivated: false,
    passwordRequiredLength: 12,
    // An account anywhere in the euro area is an account (Regulation (EU) 260/2012, article 9).
    ibanEtrangerAccepte: true,
    alertesRemboursement: false,
    consentements: [],
    applicationMobile: { android: null, ios: null, schemes: [] },
    // Named with the first care network.
    sitesPartenaires: [],
    pageErreur: {
      titre: 'Service momentanément indisponible',
      contenu:
        '<p>Votre espace est momentanément indisponible. Réessayez dans quelques minutes.</p>',
    },
    accroche: {
      titre: 'Vos contrats, vos remboursements et vos papiers, au même endroit.',
      points: [
        'Vos remboursements, ligne par ligne',
        'Votre carte de tiers payant, toujours sur vous',
        'Vos attestations, prêtes à télécharger',
      ],
    },
    delaiChangementIdentifiantHeures: 72,
    retractationSuppressionJours: 7,
    isConfirmationSansClic: false,
    isMotDePasseFaibleAccepte: false,
    isRedirectionLibre: false,
    isConsentementImpose: false,
    isSecondFacteurPersonnel: true,
    adressePostale: adressePostale ?? '',
    contact: null,
    conformiteAccessibilite: 'non conforme',
  } satisfies ClientConfig)

/** Features are open unless they are switched off by name. */
export const fonctionnalitesInitiales: Record<FonctionnaliteNommee, boolean> = {
  // To be switched on with the first questions: an empty help service helps nobody.
  faqInbentaService: false,
  creationCompteAutreActe: true,
  forgotUsernameAutreActe: true,
  consentementCGUCreationCompteAutreActe: true,
  // Documents come by post until somebody asks for something else.
  dematCreationCompte: false,
}

/** Colours, shapes and font from the one colour that an insurer is known by. */
export const charteDepuis = (couleur: string): Charte =>
  charteSchema.parse({
    ...palettesDepuis(couleur),
    rayon: 12,
    police: '"Figtree Variable", system-ui, sans-serif',
  })
