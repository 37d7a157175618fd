import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { EtatCotisation } from './echeancier.ts'

/** Where a card payment stands. */
export const etatsPaiement = [
  'initie',
  'en-cours',
  'accepte',
  'refuse',
  'abandonne',
  'expire',
  'rembourse',
] as const
export type EtatPaiement = (typeof etatsPaiement)[number]

export const libellesEtatPaiement: Record<EtatPaiement, string> = {
  initie: 'À payer',
  'en-cours': 'En cours de vérification',
  accepte: 'Accepté',
  refuse: 'Refusé',
  abandonne: 'Abandonné',
  expire: 'Expiré',
  rembourse: 'Remboursé',
}

/** Nobody knows yet how it ends. */
export const isPaiementOuvert = (etat: EtatPaiement) => etat === 'initie' || etat === 'en-cours'

const EN_ATTENTE = ['02000', '02005', '02016', '02306']
const ABANDON = ['02304', '02324', '02319', '02008']
const FRAUDE = '04003'

/** What the provider's return code says; one that nobody knows leaves the question open. */
export function etatDeCode(code: string): EtatPaiement {
  if (code === '00000') return 'accepte'
  if (EN_ATTENTE.includes(code)) return 'en-cours'
  if (ABANDON.includes(code)) return 'abandonne'
  return code.startsWith('01') || code === FRAUDE ? 'refuse' : 'en-cours'
}

const PROVISION = '01116'

/** Why it failed, in words for who wanted to pay; null: there is nothing to explain. */
export function motifPaiement(etat: EtatPaiement, code: string | null): string | null {
  if (etat === 'abandonne') return 'Vous avez quitté la page de paiement avant la fin.'
  if (etat === 'expire') return 'La page de paiement a expiré sans réponse.'
  if (etat !== 'refuse') return null
  return code === PROVISION
    ? 'Votre banque a refusé le paiement\u00a0: le plafond ou la provision de la carte ne suffit pas.'
    : 'Votre banque a refusé le paiement. Essayez une autre carte, ou rapprochez-vous d’elle.'
}

/** A session of the provider lives for half an hour; what is not known after that long never will be. */
const PATIENCE_MS = 45 * 60_000

export const isPaiementExpire = (creeLe: Date, now: Date) =>
  now.getTime() - creeLe.getTime() >= PATIENCE_MS

/** How long before its day an instalment that nobody takes from an account may be paid. */
const AVANCE_JOURS = 31

export type EcheancePayable = {
  etat: EtatCotisation
  dateEcheance: DateCalendaire
  codeModePaiement: string
}

/** What a card may pay: what a bank refused, and what is due soon and will not be debited. */
export const isPayable = (
  { etat, dateEcheance, codeModePaiement }: EcheancePayable,
  aujourdhui: DateCalendaire,
): boolean =>
  etat === 'rejetee' ||
  (etat === 'a_venir' &&
    codeModePaiement !== 'PRE' &&
    dateEcheance <= addDays(aujourdhui, AVANCE_JOURS))

type SaisiePaiement = { echeances: readonly string[]; montant: number }

/** What is wrong with a payment, given what there is to pay; the amount is the server's to say. */
export function validatePaiement(
  { echeances, montant }: SaisiePaiement,
  payables: readonly { id: string; montant: number }[],
): Record<keyof SaisiePaiement, string | null> {
  const choisies = payables.filter(({ id }) => echeances.includes(id))
  if (echeances.length === 0)
    return { echeances: 'Choisissez au moins une échéance', montant: null }
  if (choisies.length !== new Set(echeances).size || choisies.length !== echeances.length)
    return {
      echeances: 'Une de ces échéances n’est plus à payer\u00a0: rechargez la page',
      montant: null,
    }
  const du = choisies.reduce((somme, e) => somme + e.montant, 0)
  return {
    echeances: null,
    montant:
      montant === du
        ? null
        : 'Le montant ne correspond pas aux échéances choisies\u00a0: rechargez la page',
  }
}
