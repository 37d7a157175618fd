import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'

/** What a key may open, each as whoever gives it reads it. A call asks for one of them. */
export const libellesPorteeMachine = {
  'demandes.lire': 'Lire les demandes',
  'demandes.traiter': 'Traiter les demandes',
  'pieces.lire': 'Lire les documents',
  'pieces.medicales': 'Lire aussi ce qui est médical',
  'comptes.lire': 'Savoir qui a un espace',
} as const
export type PorteeMachine = keyof typeof libellesPorteeMachine
export const porteesMachine = /* @__PURE__ */ Object.keys(
  libellesPorteeMachine,
) as readonly PorteeMachine[]

/** A key is prepared by one, agreed to by another, then handed over: only then is there a secret. */
export const libellesEtatCle = {
  preparee: 'À faire accorder',
  accordee: 'À remettre',
  active: 'En service',
  expiree: 'Expirée',
  revoquee: 'Révoquée',
} as const
export type EtatCle = keyof typeof libellesEtatCle

export const limitesCle = {
  /** A key that nobody renews ends: whoever left it behind has forgotten it by then. */
  dureeMaxJours: 400,
  /** Of one name: the one in use, and the one that takes its place. */
  parNom: 2,
  reseauxMax: 20,
  appelsParMinute: 600,
} as const

/** Why a key may not last until that day; null: it may. */
export function refusFinCle(expireLe: DateCalendaire, aujourdhui: DateCalendaire): string | null {
  if (expireLe < aujourdhui) return 'Cette date est passée'
  return expireLe > addDays(aujourdhui, limitesCle.dureeMaxJours)
    ? `Une clé dure au plus ${limitesCle.dureeMaxJours}\u00a0jours`
    : null
}

/** Medical papers are read by whoever reads papers: alone, that scope opens nothing. */
export const refusPortees = (portees: readonly PorteeMachine[]): string | null =>
  portees.length === 0
    ? 'Choisissez au moins une portée'
    : portees.includes('pieces.medicales') && !portees.includes('pieces.lire')
      ? 'Pour lire ce qui est médical, il faut aussi lire les documents'
      : null

/** As lists show it: its last day counts whole. */
export const etatCle = (
  { etat, expireLe }: { etat: EtatCle; expireLe: DateCalendaire },
  aujourdhui: DateCalendaire,
): EtatCle => (etat !== 'revoquee' && expireLe < aujourdhui ? 'expiree' : etat)
