import { jourDeSemaine } from '../calendrier/calcul.ts'
import { dateAParis } from '../calendrier/date.ts'
import { isFerie } from '../calendrier/ouvres.ts'
import type { CategorieMot } from '../mots/contenu.ts'
import type { SujetCommunication } from '../preferences/communication.ts'

/** By what way a notification reaches somebody. */
export const canauxEnvoi = ['portail', 'email', 'sms'] as const
export type CanalEnvoi = (typeof canauxEnvoi)[number]

export const libellesCanalEnvoi: Record<CanalEnvoi, string> = {
  portail: 'Portail',
  email: 'E-mail',
  sms: 'SMS',
}

export const libellesCategorieEnvoi: Record<CategorieMot, string> = {
  service: 'Service',
  information: 'Information',
  prospection: 'Prospection',
}

/** Under which of a member's choices each category falls. */
export const sujetDeCategorie: Record<CategorieMot, SujetCommunication> = {
  service: 'service',
  information: 'information',
  prospection: 'offres',
}

export const etatsEnvoi = [
  'brouillon',
  'attente',
  'programme',
  'encours',
  'pause',
  'termine',
  'annule',
] as const
export type EtatEnvoi = (typeof etatsEnvoi)[number]

export const libellesEtatEnvoi: Record<EtatEnvoi, string> = {
  brouillon: 'Brouillon',
  attente: 'En attente d’approbation',
  programme: 'Programmé',
  encours: 'En cours d’envoi',
  pause: 'En pause',
  termine: 'Envoyé',
  annule: 'Annulé',
}

export const gestesEnvoi = [
  'soumettre',
  'approuver',
  'refuser',
  'reprendre',
  'suspendre',
  'relancer',
  'annuler',
] as const
export type GesteEnvoi = (typeof gestesEnvoi)[number]

/** For each gesture: where it is possible, and what follows. After a change, a second person consents anew. */
const transitions: Record<GesteEnvoi, { de: readonly EtatEnvoi[]; a: EtatEnvoi }> = {
  soumettre: { de: ['brouillon'], a: 'attente' },
  approuver: { de: ['attente'], a: 'programme' },
  refuser: { de: ['attente'], a: 'brouillon' },
  reprendre: { de: ['attente', 'programme'], a: 'brouillon' },
  suspendre: { de: ['encours'], a: 'pause' },
  relancer: { de: ['pause'], a: 'encours' },
  annuler: { de: ['brouillon', 'attente', 'programme', 'pause'], a: 'annule' },
}

export const etatApres = (etat: EtatEnvoi, geste: GesteEnvoi): EtatEnvoi | null =>
  transitions[geste].de.includes(etat) ? transitions[geste].a : null

/** What one may do with it: whoever wrote or last changed it never consents to it. */
export const gestesPossibles = (
  { etat, auteurId }: { etat: EtatEnvoi; auteurId: string | null },
  moi: string,
): GesteEnvoi[] =>
  gestesEnvoi.filter((geste) => {
    if (etatApres(etat, geste) === null) return false
    if (geste === 'approuver') return auteurId !== moi
    return true
  })

/** Between these hours of Paris, and on no Sunday or holiday. */
export const HEURES_ENVOI = { debut: '08:00', fin: '20:00' } as const

let horloge: Intl.DateTimeFormat | undefined
/** « 14:05 », on the clocks of Paris. */
export const heureAParis = (instant: Date): string => {
  horloge ??= new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return horloge.format(instant)
}

/**
 * Whether messages may leave now. French operators carry no advertising text messages between 20:00
 * and 8:00, on Sundays and holidays. Mails that wake people please them no more, so one rule holds
 * for all.
 */
export function isHeureEnvoi(instant: Date): boolean {
  const jour = dateAParis(instant)
  const heure = heureAParis(instant)
  const isDimanche = jourDeSemaine(jour) === 6
  return !isDimanche && !isFerie(jour) && heure >= HEURES_ENVOI.debut && heure < HEURES_ENVOI.fin
}

/** The number has hardly changed: people come and go while somebody reads. */
export const isNombreProche = (vu: number, actuel: number) =>
  Math.abs(vu - actuel) <= Math.max(5, Math.floor(vu * 0.05))

/** Why somebody in the audience is not written to by a way. */
export const motifsEcart = ['sans-accord', 'sans-mobile', 'adresse-ecartee'] as const
export type MotifEcart = (typeof motifsEcart)[number]

export const libellesMotifEcart: Record<MotifEcart, string> = {
  'sans-accord': 'N’a pas choisi ce moyen pour ces messages',
  'sans-mobile': 'Aucun mobile confirmé',
  'adresse-ecartee': 'Adresse ou numéro écarté',
}

export type Joignable = {
  /** What they chose for messages of this category. */
  canaux: readonly ('email' | 'sms')[]
  hasMobile: boolean
  /** The address bounced, or its owner wants no more of these. */
  isEcarte: boolean
}

/**
 * The reason not to write; null: write. What sells needs consent on every way; anything else always
 * stands on the portal.
 */
export function motifEcart(
  categorie: CategorieMot,
  canal: CanalEnvoi,
  { canaux, hasMobile, isEcarte }: Joignable,
): MotifEcart | null {
  if (canal === 'portail')
    return categorie === 'prospection' && canaux.length === 0 ? 'sans-accord' : null
  if (!canaux.includes(canal)) return 'sans-accord'
  if (canal === 'sms' && !hasMobile) return 'sans-mobile'
  return isEcarte ? 'adresse-ecartee' : null
}
