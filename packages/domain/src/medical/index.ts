import type { LigneResume } from '../actes/acte.ts'
import { addDays } from '../calendrier/calcul.ts'
import { ACCES_MEDICAL, isBackOffice, type Role } from '../roles/roles.ts'

/** What the medical service says of a paper; it tells nothing of what the paper says. */
export const avisMedicaux = ['conforme', 'non-conforme', 'autre-piece'] as const
export type AvisMedical = (typeof avisMedicaux)[number]

export const libellesAvisMedical: Record<AvisMedical, string> = {
  conforme: 'Conforme',
  'non-conforme': 'Non conforme',
  'autre-piece': 'Autre document demandé',
}

/** Whoever reads a paper or a text of a request: its member, a relative, or staff. */
export type LecteurPiece = {
  roles: readonly Role[]
  /** It is their own request. A relative who was let in reads somebody else's. */
  isSienne: boolean
  /** Staff who look at the portal as its member sees it. */
  isVueParPersonnel: boolean
  /** Staff close to the member. */
  isConcerne?: boolean
}

/**
 * Who may read a paper, its name, or a text. A medical one is for its member and the medical
 * service alone: not for other staff whatever their rights, nor for a member of the service who is
 * close to the member, nor for somebody who sees the portal as the member does, nor for a relative.
 */
export function peutLirePiece(isMedicale: boolean, lecteur: LecteurPiece): boolean {
  if (!isMedicale) return true
  if (lecteur.isSienne) return !lecteur.isVueParPersonnel
  return peutDonnerAvis(lecteur.roles) && !lecteur.isConcerne
}

/** Who says whether a paper will do, and whether it is medical: the service, or who stands in for it until a day. */
export const peutDonnerAvis = (roles: readonly Role[]): boolean =>
  roles.includes('ServiceMedical') || roles.includes(ACCES_MEDICAL)

/**
 * Roots of words that tell about health. « Assurance maladie » is the name of a body and tells
 * nothing.
 */
const MOTS_DE_SANTE =
  /(?<!\p{L})(?:hospital|hôpita|chirurg|opérat(?:ion|oire)|clinique|psych|cancer|tumeur|diab[èe]t|grossesse|enceinte|maternité|accouche|invalidité|handicap|arrêt de travail|accident|décès|décédée?(?!\p{L})|(?<!assurance )maladies?(?!\p{L})|patholog|symptôm|diagnos|ordonnance|médicament|traitement médical|prothès|lunettes|dent(?:aire|s|iste)|auditi|kiné|dépress|addict|alcool|vih(?!\p{L})|ivg(?!\p{L})|pma(?!\p{L})|ald(?!\p{L})|dr(?!\p{L})|docteur|médecin)/iu

/**
 * Whether a text tells about health. An e-mail may be read by whoever shares a mailbox or a screen,
 * so such a text is shown in the member's space only.
 */
export const parleDeSante = (texte: string): boolean => MOTS_DE_SANTE.test(texte)

/**
 * What clerks need of an act that may carry medical papers. Anything in neither list is for the
 * medical service alone, so that what is added to the act, or removed from it, opens nothing.
 */
export type PartMedicale = {
  /** Fields whose documents clerks read: amounts, dates, who inherits. */
  piecesOrdinaires: readonly string[]
  /** Fields of the form that clerks read; none in which people write about their health. */
  champsOrdinaires: readonly string[]
}

/** Something that came with a request or about it. */
export type Recu = {
  /** `saisie`: written in the form itself. */
  nature: 'piece' | 'message' | 'saisie'
  /** The field that a document answers; null: a free question, or unknown. */
  champ?: string | null
  /** The sender says that it is medical. */
  isDit?: boolean
}

/**
 * Whether it is for the medical service alone, as it comes in. `acte` is null for an act without
 * medical papers, undefined for one that no longer exists. `isDossierMedical`: the request is, or
 * was, of an act that may carry some. Only the medical service says otherwise later.
 */
export function isMedical(
  acte: PartMedicale | null | undefined,
  { nature, champ = null, isDit = false }: Recu,
  isDossierMedical = false,
): boolean {
  if (isDit || acte === undefined) return true
  if (acte === null) return isDossierMedical
  return nature !== 'piece' || champ === null || !acte.piecesOrdinaires.includes(champ)
}

/** Shown in place of what only the medical service reads. */
export const LU_PAR_LE_SERVICE_MEDICAL = 'Lu par le service médical'

/**
 * The lines of a request for somebody who may not read what was written in it. A line with the
 * value of a field that is not the clerks' loses its value. Where an act names no field for clerks,
 * or the answers are gone, no line is left.
 */
export function taireEcrits(
  lignes: readonly LigneResume[],
  acte: PartMedicale | null | undefined,
  data: object | null,
): LigneResume[] {
  if (!acte || data === null) return []
  const tus = ecritsDe(acte, data)
  const isTu = (texte: string | null) => texte !== null && tus.some((tu) => texte.includes(tu))
  return lignes.map((ligne) =>
    isTu(ligne.avant) || isTu(ligne.apres)
      ? { libelle: ligne.libelle, avant: null, apres: LU_PAR_LE_SERVICE_MEDICAL }
      : ligne,
  )
}

/** Whether the form of a request holds such a text; unknown counts as yes. */
export const hasEcrits = (acte: PartMedicale | null | undefined, data: object | null): boolean =>
  !acte || data === null || ecritsDe(acte, data).length > 0

const ecritsDe = ({ champsOrdinaires }: PartMedicale, data: object): string[] =>
  Object.entries(data)
    .filter(([champ]) => !champsOrdinaires.includes(champ))
    .flatMap(([, value]) => textesDe(value))

/** Every text in a value, however deep. */
function textesDe(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textesDe)
}

/** As long as one person reads medical papers in somebody's place before it is asked for anew. */
export const ACCES_MEDICAL_JOURS_MAX = 366
export const ACCES_MEDICAL_MOTIF = { min: 10, max: 300 } as const

/** Why medical reading cannot be asked for until that day; null: it can. */
export function fauteFinMedicale(jusquau: string, jour: string): string | null {
  if (jusquau < jour) return 'Cette date est passée'
  return jusquau > addDays(jour, ACCES_MEDICAL_JOURS_MAX)
    ? 'Choisissez une date d’ici un an\u00a0: au-delà, l’accès se demande à nouveau'
    : null
}

/** The roles that a session has: medical reading besides, until the day that two administrators said, and no longer. */
export const rolesDuJour = (
  roles: readonly Role[],
  accesMedicalJusquau: string | null,
  jour: string,
): Role[] =>
  isBackOffice(roles) && accesMedicalJusquau !== null && accesMedicalJusquau >= jour
    ? [...roles, ACCES_MEDICAL]
    : [...roles]
