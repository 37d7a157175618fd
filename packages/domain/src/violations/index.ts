const HEURE_MS = 3_600_000

/** The authority is told within seventy-two hours of the finding (RGPD 33). It never stops, holidays included. */
export const echeanceCnil = (constateLe: Date): Date =>
  new Date(constateLe.getTime() + 72 * HEURE_MS)

export const libellesNatureViolation = {
  confidentialite: 'Confidentialité\u00a0: lue par quelqu’un qui n’aurait pas dû',
  integrite: 'Intégrité\u00a0: modifiée sans droit',
  disponibilite: 'Disponibilité\u00a0: perdue ou hors d’accès',
} as const

export const libellesDecisionViolation = {
  'a-decider': 'À décider',
  informer: 'Informer les personnes',
  'ne-pas-informer': 'Ne pas les informer',
} as const

/** What of a file was opened, as the history names it. */
export const libellesObjetViolation = {
  compte: 'Comptes',
  demande: 'Demandes',
  document: 'Documents et pièces',
} as const

/** How far the telling of people is: written by one person, consented to by another, then sent. */
export const libellesEtatInformation = {
  brouillon: 'À soumettre',
  attente: 'À approuver',
  encours: 'En cours d’envoi',
  terminee: 'Personnes informées',
} as const
export type EtatInformation = keyof typeof libellesEtatInformation

export const gestesInformation = ['soumettre', 'approuver', 'refuser'] as const
export type GesteInformation = (typeof gestesInformation)[number]

const suites: Readonly<Record<GesteInformation, readonly [EtatInformation, EtatInformation]>> = {
  soumettre: ['brouillon', 'attente'],
  approuver: ['attente', 'encours'],
  refuser: ['attente', 'brouillon'],
}

export const etatInformationApres = (
  etat: EtatInformation,
  geste: GesteInformation,
): EtatInformation | null => (suites[geste][0] === etat ? suites[geste][1] : null)

type Information = {
  etat: EtatInformation
  decision: keyof typeof libellesDecisionViolation
  /** Who submitted it. */
  auteurId: string | null
}

/** What this person may do now. Whoever submitted it never approves it. */
export const gestesInformationPossibles = (
  { etat, decision, auteurId }: Information,
  compteId: string,
): GesteInformation[] =>
  decision === 'informer'
    ? gestesInformation.filter(
        (geste) =>
          etatInformationApres(etat, geste) !== null &&
          !(geste === 'approuver' && auteurId === compteId),
      )
    : []
