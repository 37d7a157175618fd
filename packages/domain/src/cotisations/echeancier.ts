import type { DateCalendaire } from '../calendrier/date.ts'
import { formatEcart, formatMontant } from '../montants/index.ts'

export const etatsCotisation = ['payee', 'a_venir', 'rejetee'] as const
export type EtatCotisation = (typeof etatsCotisation)[number]

export const libellesEtatCotisation: Record<EtatCotisation, string> = {
  payee: 'Payée',
  a_venir: 'À venir',
  rejetee: 'Rejetée',
}

export type Echeance = { etat: EtatCotisation; montant: number; dateEcheance: DateCalendaire }

/**
 * What an amount is made of: « prix 80,00 €, report −20,00 € ». The two add up to it; null: the
 * amount is the price.
 */
export function detailMontant({
  montant,
  report = 0,
}: {
  montant: number
  /** Schedules kept before there were such lines have none. */
  report?: number | undefined
}): string | null {
  if (report === 0) return null
  const signe = report > 0 ? '+' : '−'
  return `prix\u00a0${formatMontant(montant - report)}, report\u00a0${signe}${formatMontant(Math.abs(report))}`
}

/** « + 6,90 € Renfort Optique »: what an instalment is the first to bear. */
export const ditChangement = ({ libelle, ecart }: { libelle: string; ecart: number }) =>
  `${formatEcart(ecart)} ${libelle}`

/** In cents. What is called = what is paid + what is to come + what was rejected, always. */
export type TotauxCotisations = {
  appele: number
  paye: number
  aVenir: number
  rejete: number
}

export function totauxCotisations(echeances: readonly Echeance[]): TotauxCotisations {
  const sommeDe = (etat: EtatCotisation) =>
    echeances.filter((e) => e.etat === etat).reduce((somme, { montant }) => somme + montant, 0)
  const [paye, aVenir, rejete] = [sommeDe('payee'), sommeDe('a_venir'), sommeDe('rejetee')]
  return { appele: paye + aVenir + rejete, paye, aVenir, rejete }
}

/** The schedule as one made on that day told it: what was due later is still to come. */
export const echeancesAu = <E extends Echeance & { motifRejet: string | null }>(
  echeances: readonly E[],
  jour: DateCalendaire,
): E[] =>
  echeances.map((e) =>
    e.dateEcheance > jour ? { ...e, etat: 'a_venir' as const, motifRejet: null } : e,
  )

/** The next one to be taken: the earliest of those to come. */
export const prochaineEcheance = <E extends Echeance>(echeances: readonly E[]): E | null =>
  echeances
    .filter(({ etat }) => etat === 'a_venir')
    .reduce<E | null>(
      (plusProche, e) => (plusProche && plusProche.dateEcheance <= e.dateEcheance ? plusProche : e),
      null,
    )

/** Debits that came back, without those of a formal notice that runs: the notice tells these. */
export const rejetsASignaler = <E extends Pick<Echeance, 'etat'> & { id: string }>(
  echeances: readonly E[],
  misesEnDemeure: readonly string[],
): E[] => echeances.filter(({ id, etat }) => etat === 'rejetee' && !misesEnDemeure.includes(id))

/**
 * Why a bank refuses a debit (ISO 20022), and what the member should do. A code that is not here is
 * told without a reason.
 */
export const motifsRejet = {
  AC04: {
    libelle: 'Compte clôturé',
    conseil: 'Donnez-nous les coordonnées de votre nouveau compte.',
  },
  AC06: { libelle: 'Compte bloqué', conseil: 'Rapprochez-vous de votre banque.' },
  AM04: {
    libelle: 'Provision insuffisante',
    conseil: 'Approvisionnez votre compte\u00a0: le prélèvement sera présenté une seconde fois.',
  },
  MD01: {
    libelle: 'Mandat inconnu de la banque',
    conseil: 'Signez un nouveau mandat de prélèvement.',
  },
  MD06: {
    libelle: 'Prélèvement contesté par le titulaire du compte',
    conseil: 'Réglez cette échéance par un autre moyen, ou contactez-nous.',
  },
  MS02: {
    libelle: 'Prélèvement refusé par le titulaire du compte',
    conseil: 'Réglez cette échéance par un autre moyen, ou contactez-nous.',
  },
} as const
export type MotifRejet = keyof typeof motifsRejet

const motifInconnu = {
  libelle: 'Prélèvement refusé par votre banque',
  conseil: 'Rapprochez-vous de votre banque.',
}

export const motifRejet = (code: string | null): { libelle: string; conseil: string } =>
  code !== null && Object.hasOwn(motifsRejet, code) ? motifsRejet[code as MotifRejet] : motifInconnu
