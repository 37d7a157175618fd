import { actesAPortee, authModes, codesLoi, modesGestion, portees } from '@espace-adherent/domain'
import { z } from 'zod'
import { actesGestion } from '../actes/cles.ts'
import { hoteSchema } from './installation.ts'

const texte = z.string().max(2000)
const httpUrl = z.url({ protocol: /^https?$/ })

/** The client's configuration, as the back office edits it and the page carries it. */
export const clientConfigSchema = z.object({
  tailleMaxPrenomNom: z.int().min(2).max(200),
  createAccountAuthMode: z.enum(authModes),
  registerAttemptNumber: z.int().min(1).max(100),
  registerAttemptNumberAfterMessage: texte,
  registerEmailMessage: texte,
  registerIbanMessage: texte,
  isRegisterIbanObligatoire: z.boolean(),
  isRegisterVerifyEmail: z.boolean(),
  isRegisterVerifyIban: z.boolean(),
  isCodePostalVerifiedOnAccountCreation: z.boolean(),
  isCheckBirthdayForgotPasswordActivated: z.boolean(),
  amfSmsActivated: z.boolean(),
  /** Back-office accounts sign in with a code, or with a passkey; also where nothing is said. */
  isSecondFacteurPersonnel: z.boolean().default(true),
  /**
   * From how many files opened, or lines exported, by one of the staff an alarm is given; where nothing is
   * said, the product's own (`seuilsLecture`). Never in the page: who would read too much would read it there.
   */
  alertesLecture: z
    .object({
      dossiersHeure: z.int().min(1).max(200).optional(),
      dossiersJour: z.int().min(1).max(800).optional(),
      lignesHeure: z.int().min(1).max(100_000).optional(),
      lignesJour: z.int().min(1).max(300_000).optional(),
    })
    .optional(),
  /** Seconds. */
  delaiToasts: z.number().positive().max(120),
  isPopupPrestationBlocking: z.boolean(),
  /** Acts applied at once, or treated by a clerk; those that are left out are for a clerk. */
  modesGestion: z.partialRecord(z.enum(actesGestion), z.enum(modesGestion)),
  /** For whom the acts are that may be kept to some; where nothing is said, as each act has it. */
  porteesActes: z.partialRecord(z.enum(actesAPortee), z.enum(portees)).optional(),
  /**
   * Hours between the request for another identifier and the change, during which its owner may
   * cancel. Never less than the link to confirm lives, which is a day; 0: it changes as that link is followed.
   */
  delaiChangementIdentifiantHeures: z.union([z.literal(0), z.int().min(24).max(720)]).default(72),
  /** Whole days before an account that was closed is deleted; 7 where nothing is said, 0: the night that follows. */
  retractationSuppressionJours: z.int().min(0).max(30).optional(),
  /** A link confirms an address as it is opened, without a click on its page. */
  isConfirmationSansClic: z.boolean().optional(),
  /** Common passwords, and those made of their owner's name or birth year, are taken. */
  isMotDePasseFaibleAccepte: z.boolean().optional(),
  /** `redirect-to-mobile` leads to any site, not to the client's own addresses alone. */
  isRedirectionLibre: z.boolean().optional(),
  /** Whoever staff invited must accept every consent to open their space, in place of answering it. */
  isConsentementImpose: z.boolean().optional(),
  /** Hours before another bank account takes the place of the one there was; 48 where nothing is said. */
  reflexionRibHeures: z.int().min(0).max(720).optional(),
  /** Months during which what was paid by mistake is asked back; those of the law where nothing is said. */
  prescriptionInduMois: z.int().min(1).max(60).optional(),
  /** The code of law that the insurer is under, which its letters quote; that of mutuelles where nothing is said. */
  codeLoi: z.enum(codesLoi).optional(),
  /** The insurer's SEPA creditor identifier; without one, no mandate is signed online. */
  ics: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/)
    .optional(),
  /** The insurer's point of sale at the payment provider; without one, no card is taken. */
  pointDeVente: z.string().min(1).max(50).optional(),
  dataCollectActivated: z.boolean(),
  isDonneesROMonegasquesActivated: z.boolean(),
  passwordRequiredLength: z.int().min(8).max(100),
  ibanEtrangerAccepte: z.boolean(),
  /** « Reimbursement alerts subscribed » at registration. */
  alertesRemboursement: z.boolean(),
  /**
   * Whether health or invalidity is covered: a NIR is asked for nowhere else (décret 2019-341). Where nothing
   * is said, members are recognised by their number.
   */
  hasSanteOuInvalidite: z.boolean().optional(),
  /** Contracts that are not « responsables »: health data then need a consent of their own (`CONSENTEMENT_SANTE`). */
  hasContratsNonResponsables: z.boolean().optional(),
  consentements: z
    .array(z.object({ nom: z.string().min(1).max(80), libelle: texte.min(1) }))
    .max(20),
  applicationMobile: z.object({
    android: httpUrl.nullable(),
    ios: httpUrl.nullable(),
    /** What its own links begin with, such as `mutuellehorizon`. */
    schemes: z.array(z.string().regex(/^[a-z][a-z0-9+.-]{2,39}$/)).max(5),
  }),
  /** The hosts of the care networks: members, and what says who they are, are sent to no other site. */
  sitesPartenaires: z.array(hoteSchema).max(20).default([]),
  /** HTML of the page shown while the service is unavailable. */
  pageErreur: z.object({ titre: texte, contenu: z.string().max(20_000) }),
  /** One line under the logo of the public pages. */
  accroche: z.object({ titre: texte, points: z.array(texte).max(5) }),
  adressePostale: texte,
  /** What every paper must say of who writes it: « mutuelle soumise aux dispositions du livre II du Code de la mutualité ». */
  formeJuridique: texte.optional(),
  siren: z
    .string()
    .regex(/^\d{3}[ \u00a0]?\d{3}[ \u00a0]?\d{3}$/, 'Un numéro SIREN a neuf chiffres')
    .optional(),
  /** How members reach the insurer by telephone, and when somebody answers; null: they do not. */
  contact: z
    .object({ telephone: z.string().min(1).max(40), horaires: z.string().min(1).max(200) })
    .nullable()
    .default(null),
  /** Whom professionals call about a card; printed on it, and never in the page of a visitor. */
  telephoneProfessionnels: z.string().min(1).max(40).optional(),
  /** Where the insurer's rules (« règlement ») are read before one joins; without it, they are in one's documents. */
  reglementAdresse: httpUrl.optional(),
  /** Whom members may turn to after a complaint: named on the site, in papers and in every refusal. */
  mediateurNom: texte.optional(),
  mediateurAdresse: texte.optional(),
  mediateurSite: httpUrl.optional(),
  /** What an audit found, as every page must say; without one, nothing may be claimed. */
  conformiteAccessibilite: z
    .enum(['non conforme', 'partiellement conforme', 'totalement conforme'])
    .optional(),
  /** Where the plan of several years and that of the year are read, where the law wants them. */
  accessibiliteSchema: httpUrl.optional(),
  accessibilitePlan: httpUrl.optional(),
})
/** The name of the consent to health data, which activation and sign-in ask for like any other. */
export const CONSENTEMENT_SANTE = 'donneesSante'

export type ClientConfig = z.infer<typeof clientConfigSchema>
