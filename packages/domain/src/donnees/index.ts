import type { DateCalendaire } from '../calendrier/date.ts'
import { vueSoins } from '../confidentialite/index.ts'

/** What the copy of somebody's data is made of, in the order in which one reads it. */
export const chapitresDonnees = [
  'compte',
  'personne',
  'contrats',
  'sante',
  'demandes',
  'echanges',
  'acces',
] as const
export type ChapitreDonnees = (typeof chapitresDonnees)[number]

export const libellesChapitreDonnees: Record<ChapitreDonnees, string> = {
  compte: 'Votre compte et vos choix',
  personne: 'Vous et vos proches',
  contrats: 'Vos contrats et vos cotisations',
  sante: 'Vos soins et vos remboursements',
  demandes: 'Vos demandes',
  echanges: 'Nos échanges',
  acces: 'Les accès à votre compte',
}

/** How long a copy can be fetched once it is ready. */
export const JOURS_DONNEES = 7
/** How many copies somebody may ask for within 24 hours. */
export const DONNEES_PAR_JOUR = 3
/** A copy that is not ready after this time has failed. */
const PREPARATION_MS = 30 * 60_000

export const etatsDonnees = ['preparation', 'prete', 'echec'] as const
export type EtatDonnees = (typeof etatsDonnees)[number]

type Copie = { creeLe: Date; pretLe: Date | null }

/** Null: its time is over, and there is nothing to fetch any more. */
export function etatDonnees({ creeLe, pretLe }: Copie, now: Date): EtatDonnees | null {
  if (pretLe !== null) return now < finDonnees(pretLe) ? 'prete' : null
  return now.getTime() - creeLe.getTime() < PREPARATION_MS ? 'preparation' : 'echec'
}

export const finDonnees = (pretLe: Date) =>
  new Date(pretLe.getTime() + JOURS_DONNEES * 24 * 60 * 60_000)

/**
 * Whose care stands in a member's copy: their own, and that of the children under sixteen whom
 * their contract covers. The copy leaves the portal, so that an agreement to be seen there does not
 * count here.
 */
export const isSoinsDansCopie = (
  personne: { id: string; dateNaissance: DateCalendaire },
  demandeur: { personneId: string; isAdherent: boolean },
  jour: DateCalendaire,
): boolean =>
  vueSoins({ ...personne, isAccord: false }, { ...demandeur, domaines: null }, jour) === 'detail'
