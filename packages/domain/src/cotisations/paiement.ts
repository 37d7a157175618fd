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
  'incoherent',
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
  incoherent: 'À vérifier',
}

/** Nobody knows yet how it ends. */
export const isPaiementOuvert = (etat: EtatPaiement) => etat === 'initie' || etat === 'en-cours'

const issues = ['accepte', 'refuse', 'abandonne', 'expire', 'rembourse', 'incoherent'] as const
/**
 * We gave up, and the provider says later that it took the money: a payment taken always counts.
 */
const tardives = ['accepte', 'rembourse', 'incoherent'] as const

/** The one table: where each state may lead. Other answers are ignored. */
export const suitesPaiement: Record<EtatPaiement, readonly EtatPaiement[]> = {
  initie: ['en-cours', ...issues],
  'en-cours': issues,
  refuse: tardives,
  abandonne: tardives,
  expire: tardives,
  accepte: ['rembourse'],
  rembourse: [],
  incoherent: [],
}

/** The provider may still report something about it. */
export const isPaiementSuivi = (etat: EtatPaiement) => suitesPaiement[etat].length > 0

const EN_ATTENTE = ['02000', '02005', '02016', '02306']
const ABANDON = ['02304', '02324', '02319', '02008']
const FRAUDE = '04003'

/** What the provider's return code means; an unknown code leaves the question open. */
export function etatDeCode(code: string): EtatPaiement {
  if (code === '00000') return 'accepte'
  if (EN_ATTENTE.includes(code)) return 'en-cours'
  if (ABANDON.includes(code)) return 'abandonne'
  return code.startsWith('01') || code === FRAUDE ? 'refuse' : 'en-cours'
}

const PROVISION = '01116'

/** Why it failed, in words for the payer; null: nothing to explain. */
export function motifPaiement(etat: EtatPaiement, code: string | null): string | null {
  if (etat === 'abandonne') return 'Vous avez quitté la page de paiement avant la fin.'
  if (etat === 'expire') return 'La page de paiement a expiré sans réponse.'
  if (etat === 'incoherent')
    return 'La réponse de notre prestataire ne correspond pas à ce paiement. Nous la vérifions avec lui\u00a0: ne payez pas une seconde fois, nous revenons vers vous.'
  if (etat !== 'refuse') return null
  return code === PROVISION
    ? 'Votre banque a refusé le paiement\u00a0: le plafond ou la provision de la carte ne suffit pas.'
    : 'Votre banque a refusé le paiement. Essayez une autre carte, ou rapprochez-vous d’elle.'
}

/**
 * A session of the provider lives for half an hour; a payment without an answer after this time is
 * given up.
 */
const PATIENCE_MS = 45 * 60_000
/** Nobody can pay before the provider's page was opened: until then the member has a week. */
const JOURS_POUR_OUVRIR = 7

type Attente = { creeLe: Date; ouvertLe: Date | null }

export const isPaiementExpire = ({ creeLe, ouvertLe }: Attente, now: Date): boolean =>
  ouvertLe === null
    ? now.getTime() - creeLe.getTime() >= JOURS_POUR_OUVRIR * 86_400_000
    : now.getTime() - ouvertLe.getTime() >= PATIENCE_MS

/** What we know of a payment, and what the provider answers; amounts in cents. */
export type PaiementAttendu = Attente & { etat: EtatPaiement; reference: string; montant: number }
export type ReponsePaiement = {
  reference: string
  montant: number
  code: string
  /** What was given back of it so far. */
  rendu: number
}

/**
 * Where an answer, or its absence, leads; the payment stays as it is where the table has nothing.
 */
export function suitePaiement(
  paiement: PaiementAttendu,
  reponse: ReponsePaiement | null,
  now: Date,
): EtatPaiement {
  const { etat } = paiement
  const dite = reponse ? etatDit(paiement, reponse) : etat
  const suite = suitesPaiement[etat].includes(dite) ? dite : etat
  return isPaiementOuvert(suite) && isPaiementExpire(paiement, now) ? 'expire' : suite
}

function etatDit(paiement: PaiementAttendu, reponse: ReponsePaiement): EtatPaiement {
  const dit = etatDeCode(reponse.code)
  if (reponse.reference !== paiement.reference || reponse.montant !== paiement.montant)
    // For a failed payment, another session matters only if it took money.
    return isPaiementOuvert(paiement.etat) || dit === 'accepte' ? 'incoherent' : paiement.etat
  return reponse.rendu >= paiement.montant ? 'rembourse' : dit
}

type Due = { id: string; montant: number }
const sommeDe = (dues: readonly Due[]) => dues.reduce((somme, { montant }) => somme + montant, 0)

/**
 * Which of the instalments still due the money pays, in that order. The rest paid nothing and must
 * be given back.
 */
export function affecter<D extends Due>(
  montant: number,
  dues: readonly D[],
): { payees: D[]; enTrop: number } {
  const payees: D[] = []
  let reste = montant
  for (const due of dues)
    if (due.montant <= reste) {
      payees.push(due)
      reste -= due.montant
    }
  return { payees, enTrop: reste }
}

/**
 * The instalments that are due again after a refund of that total. Money that paid nothing goes
 * back first, then instalments from the last one on, each only once all of it went back: half an
 * instalment is no debt.
 */
export function defaire<D extends Due>(
  { montant, enTrop, rendu }: { montant: number; enTrop: number; rendu: number },
  payees: readonly D[],
): D[] {
  const dejaDefait = montant - enTrop - sommeDe(payees)
  return affecter(Math.max(rendu - enTrop - dejaDefait, 0), payees.toReversed()).payees
}

/** Whether another attempt must still pay for it. */
export const isPaiementARefaire = ({
  etat,
  montant,
  enTrop,
}: {
  etat: EtatPaiement
  montant: number
  enTrop: number
}): boolean =>
  etat === 'refuse' ||
  etat === 'abandonne' ||
  etat === 'expire' ||
  (etat === 'rembourse' && enTrop < montant)

/** Money that paid nothing and was not given back. */
export const resteARendre = ({ enTrop, rendu }: { enTrop: number; rendu: number }): number =>
  Math.max(enTrop - rendu, 0)

/** How long before its day an instalment that is not debited may be paid by card. */
const AVANCE_JOURS = 31

export type EcheancePayable = {
  etat: EtatCotisation
  dateEcheance: DateCalendaire
  codeModePaiement: string
}

/**
 * What a card may pay: debits that a bank refused, and instalments due soon that nobody will debit.
 */
export const isPayable = (
  { etat, dateEcheance, codeModePaiement }: EcheancePayable,
  aujourdhui: DateCalendaire,
): boolean =>
  etat === 'rejetee' ||
  (etat === 'a_venir' &&
    codeModePaiement !== 'PRE' &&
    dateEcheance <= addDays(aujourdhui, AVANCE_JOURS))

type SaisiePaiement = { echeances: readonly string[]; montant: number }

/** What is wrong with a payment, given what is due; the server decides the amount. */
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
