import { denombre } from '../texte/grammaire.ts'
import type { RaisonMailForce } from './envoi.ts'
import { limitesSecurite } from './limites.ts'
import type { OperationSecurite, TypeEnvoi } from './operations.ts'

const VERIFIE = 'Le code de sécurité est vérifié.'

/** What a person reads once the code of an operation was accepted. */
export const succesOperation: Record<OperationSecurite, string> = {
  ACTIVATE_AMF: 'La protection par SMS est activée.',
  DESACTIVATE_AMF: 'La protection par SMS est désactivée.',
  MODIFY_TEL_AMF: 'Votre numéro de téléphone est modifié.',
  // The key itself is made, or removed, after the code.
  ACTIVATE_BIOMETRIE: VERIFIE,
  DESACTIVATE_BIOMETRIE: VERIFIE,
  LOGIN_AMF: VERIFIE,
  VERIFY_AMF: VERIFIE,
  VERIFY_MAIL_AMF: VERIFIE,
  VERIFY_SMS_AMF: VERIFIE,
  VERIFY_UNAUTHENTICATED_AMF: VERIFIE,
}

/** The same, of an account whose codes go by mail for want of a mobile. */
export const succesParMail: Partial<Record<OperationSecurite, string>> = {
  ACTIVATE_AMF: 'La protection par e-mail est activée.',
  DESACTIVATE_AMF: 'La protection par e-mail est désactivée.',
}

/** What a code is for, as the message that carries it says: « … votre code pour {objet} ». */
export const objetOperation: Record<OperationSecurite, string> = {
  ACTIVATE_AMF: 'activer la vérification en deux étapes',
  DESACTIVATE_AMF: 'désactiver la vérification en deux étapes',
  MODIFY_TEL_AMF: 'modifier votre numéro de téléphone',
  ACTIVATE_BIOMETRIE: 'ajouter une clé d’accès',
  DESACTIVATE_BIOMETRIE: 'supprimer une clé d’accès',
  LOGIN_AMF: 'vous connecter',
  VERIFY_AMF: 'confirmer votre identité',
  VERIFY_MAIL_AMF: 'confirmer votre adresse e-mail',
  VERIFY_SMS_AMF: 'confirmer votre numéro de mobile',
  VERIFY_UNAUTHENTICATED_AMF: 'confirmer votre identité',
}

/** Why the code came by mail. */
export const noteMailForce: Record<RaisonMailForce, string> = {
  sansMobile:
    'Aucun numéro de mobile confirmé n’est rattaché à votre compte : le code vous est envoyé par e-mail.',
  smsInactif: 'L’envoi par SMS n’est pas proposé : le code vous est envoyé par e-mail.',
  telephoneInterdit:
    'Votre numéro de téléphone ne peut pas recevoir nos SMS : la vérification se fait par e-mail.',
}

/** Where the code went; `destination` is masked. */
export const texteCodeEnvoye = (sendType: TypeEnvoi, destination: string) =>
  sendType === 'SMS'
    ? `Un code de sécurité à 6 chiffres vient d’être envoyé par SMS au ${destination}.`
    : `Un code de sécurité à 6 chiffres vient d’être envoyé par e-mail à ${destination}.`

/**
 * Told to whoever is not signed in: nobody learns which accounts exist, nor which have had all the codes that they may.
 */
export const texteCodePeutEtreEnvoye = `Si cet identifiant est celui d’un compte, saisissez le dernier code de sécurité à 6\u00a0chiffres que nous avons envoyé à son titulaire. Nous en envoyons ${limitesSecurite.envoisParCompte.nombre} par quart d’heure au plus.`

export const texteCodeIncorrect = (essaisRestants: number) =>
  `Le code de sécurité est incorrect. Il vous reste ${denombre(essaisRestants, 'essai')}`

/** The session was ended: too many codes were asked for, or too many were wrong. */
export const texteSecuriteEpuisee = (quoi: 'envois' | 'essais', minutes: number) =>
  `${
    quoi === 'envois'
      ? 'Trop de codes de sécurité ont été demandés'
      : 'Trop de codes de sécurité incorrects ont été saisis'
  }. Par précaution, votre session est fermée : patientez ${duree(minutes)}, puis reconnectez-vous.`

/** « 15 minutes », « 1 heure ». */
const duree = (minutes: number) => (minutes === 60 ? '1 heure' : denombre(minutes, 'minute'))

export const messagesSecurite = {
  codeFormat: 'Le code de sécurité comporte 6 chiffres',
  mobileFormat: 'Le numéro de mobile est incorrect',
  mobileObligatoire: 'Le nouveau numéro de mobile est obligatoire',
  identifiantObligatoire: 'L’identifiant est obligatoire',
} as const
