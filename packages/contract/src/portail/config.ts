import {
  actesAPortee,
  authModes,
  codesLoi,
  joursVirement,
  modesGestion,
  portees,
} from '@espace-adherent/domain'
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
  /** Staff sign in with a code or a passkey; also the default. */
  isSecondFacteurPersonnel: z.boolean().default(true),
  /**
   * After how many opened files or exported lines of one member of staff an alarm is given; by
   * default the product's (`seuilsLecture`). Never in the page, where somebody who reads too much
   * would find it.
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
  /** Acts applied at once, or treated by a clerk; the default is a clerk. */
  modesGestion: z.partialRecord(z.enum(actesGestion), z.enum(modesGestion)),
  /** Who may send the acts that can be kept to some; by default as each act says. */
  porteesActes: z.partialRecord(z.enum(actesAPortee), z.enum(portees)).optional(),
  /**
   * Hours between the request for another identifier and its change, during which its owner may
   * cancel. At least a day, because the confirmation link lives that long; 0: it changes when that
   * link is followed.
   */
  delaiChangementIdentifiantHeures: z.union([z.literal(0), z.int().min(24).max(720)]).default(72),
  /** Whole days before a closed account is deleted; 7 by default, 0: the night that follows. */
  retractationSuppressionJours: z.int().min(0).max(30).optional(),
  /** A link confirms an address when it is opened, without a click on its page. */
  isConfirmationSansClic: z.boolean().optional(),
  /** Accepts common passwords, and those made of their owner's name or birth year. */
  isMotDePasseFaibleAccepte: z.boolean().optional(),
  /** `redirect-to-mobile` may lead to any site, not only to the client's addresses. */
  isRedirectionLibre: z.boolean().optional(),
  /**
   * People invited by staff must accept every consent to open their space, instead of answering it.
   */
  isConsentementImpose: z.boolean().optional(),
  /** Hours before another bank account takes over; 48 by default. */
  reflexionRibHeures: z.int().min(0).max(720).optional(),
  /** The day of the week on which reimbursements leave; without it no day is promised. */
  jourVirement: z.enum(['', ...joursVirement]).optional(),
  /** Months during which a benefit paid by mistake is asked back; by default those of the law. */
  prescriptionInduMois: z.int().min(1).max(60).optional(),
  /** The code of law that letters quote; by default that of mutuelles. */
  codeLoi: z.enum(codesLoi).optional(),
  /** The insurer's SEPA creditor identifier; without it no mandate is signed online. */
  ics: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/)
    .optional(),
  /** The insurer's point of sale at the payment provider; without it no card is taken. */
  pointDeVente: z.string().min(1).max(50).optional(),
  /** Decided, and not only still empty: no mandate is signed online, no card is taken. */
  isSansPrelevement: z.boolean().optional(),
  isSansCarte: z.boolean().optional(),
  dataCollectActivated: z.boolean(),
  isDonneesROMonegasquesActivated: z.boolean(),
  passwordRequiredLength: z.int().min(8).max(100),
  ibanEtrangerAccepte: z.boolean(),
  /** « Reimbursement alerts subscribed » at registration. */
  alertesRemboursement: z.boolean(),
  /**
   * Whether health or invalidity is covered: only then may a NIR be asked for (décret 2019-341). By
   * default, members are recognised by their number.
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
    /** What the application's own links begin with, such as `mutuellehorizon`. */
    schemes: z.array(z.string().regex(/^[a-z][a-z0-9+.-]{2,39}$/)).max(5),
  }),
  /** Hosts of the care networks: members and their tokens are sent to no other site. */
  sitesPartenaires: z.array(hoteSchema).max(20).default([]),
  /** HTML of the page shown while the service is unavailable. */
  pageErreur: z.object({ titre: texte, contenu: z.string().max(20_000) }),
  /** One line under the logo of the public pages. */
  accroche: z.object({ titre: texte, points: z.array(texte).max(5) }),
  adressePostale: texte,
  /**
   * The legal line that every paper carries: « mutuelle soumise aux dispositions du livre II du
   * Code de la mutualité ».
   */
  formeJuridique: texte.optional(),
  siren: z
    .string()
    .regex(/^\d{3}[ \u00a0]?\d{3}[ \u00a0]?\d{3}$/, 'Un numéro SIREN a neuf chiffres')
    .optional(),
  /** How members telephone the insurer, and when; null: they cannot. */
  contact: z
    .object({ telephone: z.string().min(1).max(40), horaires: z.string().min(1).max(200) })
    .nullable()
    .default(null),
  /** Whom professionals call about a card: printed on it, never in a visitor's page. */
  telephoneProfessionnels: z.string().min(1).max(40).optional(),
  /** Where the insurer's rules (« règlement ») are read before one joins; without it, they are in one's documents. */
  reglementAdresse: httpUrl.optional(),
  /** Whom members may turn to after a complaint: named on the site, in papers and in every refusal. */
  mediateurNom: texte.optional(),
  mediateurAdresse: texte.optional(),
  mediateurSite: httpUrl.optional(),
  /**
   * What an accessibility audit found, which every page must say; without it nothing may be
   * claimed.
   */
  conformiteAccessibilite: z
    .enum(['non conforme', 'partiellement conforme', 'totalement conforme'])
    .optional(),
  /** Where the plans of several years and of this year are read, where the law wants them. */
  accessibiliteSchema: httpUrl.optional(),
  accessibilitePlan: httpUrl.optional(),
})
/** The name of the consent to health data, asked for at activation and sign-in like any other. */
export const CONSENTEMENT_SANTE = 'donneesSante'

export type ClientConfig = z.infer<typeof clientConfigSchema>
