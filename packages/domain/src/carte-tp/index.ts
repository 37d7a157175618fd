import type { Faults } from '../actes/acte.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { messageTexte } from '../validation/index.ts'

/** The number under which professionals know the insurer: eight to ten digits. */
export const isNumeroAmc = (valeur: string) => /^\d{8,10}$/.test(valeur)

export type EtatCarte = 'valable' | 'aVenir' | 'expiree'

/** Both days count: a card is good on its first day and on its last. */
export function etatCarte(
  { dateDebut, dateFin }: { dateDebut: DateCalendaire; dateFin: DateCalendaire },
  aujourdhui: DateCalendaire,
): EtatCarte {
  if (aujourdhui < dateDebut) return 'aVenir'
  return aujourdhui > dateFin ? 'expiree' : 'valable'
}

/** « MARTIN Camille + 2 »: the first person and how many others the card covers. */
export function resumeAssures(assures: readonly { nom: string; prenom: string }[]): string {
  const [premier, ...autres] = assures
  if (!premier) return ''
  const nom = `${premier.nom.toLocaleUpperCase('fr')} ${premier.prenom}`
  return autres.length === 0 ? nom : `${nom} +\u00a0${autres.length}`
}

/** What a device keeps of a card: whose it is, and when the server gave it. */
export type Copie = {
  userName: string
  /** An instant, in UTC. */
  lueLe: string
  carte: { numeroContrat: string; dateDebut: DateCalendaire; dateFin: DateCalendaire }
}

/**
 * The copies of the last person who read a card here: the valid ones, and apart from them those
 * that have ended.
 */
export function sortCopies<C extends Copie>(
  copies: readonly C[],
  aujourdhui: DateCalendaire,
): { lisibles: C[]; expirees: C[] } {
  const derniere = copies.reduce<C | null>(
    (autre, copie) => (autre && autre.lueLe >= copie.lueLe ? autre : copie),
    null,
  )
  const siennes = copies
    .filter(({ userName }) => userName === derniere?.userName)
    .toSorted((a, b) => (a.carte.numeroContrat < b.carte.numeroContrat ? -1 : 1))
  const isExpiree = ({ carte }: C) => etatCarte(carte, aujourdhui) === 'expiree'
  return {
    lisibles: siennes.filter((copie) => !isExpiree(copie)),
    expirees: siennes.filter(isExpiree),
  }
}

/** The card that was asked for; else one that is valid today; else the first. */
export function chooseCopie<C extends Copie>(
  lisibles: readonly C[],
  aujourdhui: DateCalendaire,
  numeroContrat: string | null,
): C | null {
  return (
    lisibles.find(({ carte }) => carte.numeroContrat === numeroContrat) ??
    lisibles.find(({ carte }) => etatCarte(carte, aujourdhui) === 'valable') ??
    lisibles[0] ??
    null
  )
}

/** The domains of care of a third-party-payment card, by the codes that professionals read. */
export const libellesDomaineTp = {
  PHAR: 'Pharmacie',
  MED: 'Médecins',
  LABO: 'Laboratoires d’analyses',
  RADL: 'Radiologie',
  AUXM: 'Auxiliaires médicaux',
  SVIL: 'Soins en ville',
  CSTE: 'Centres de santé',
  EXTE: 'Soins externes à l’hôpital',
  HOSP: 'Hospitalisation',
  DENT: 'Dentaire',
  OPTI: 'Optique',
  AUDI: 'Aides auditives',
  TRAN: 'Transport sanitaire',
} as const

export type CodeDomaineTp = keyof typeof libellesDomaineTp
export const codesDomaineTp = Object.keys(libellesDomaineTp) as CodeDomaineTp[]

/** « 100 % » of the base, mandatory part included; without a rate the insurer is asked each time. */
export const formatTauxTp = (taux: number | null) => (taux === null ? 'PEC' : `${taux}\u00a0%`)

/** Why somebody asks for another card. */
export const libellesMotifCarte = {
  perdue: 'Je l’ai perdue',
  volee: 'On me l’a volée',
  abimee: 'Elle est abîmée',
  jamaisRecue: 'Je ne l’ai jamais reçue',
  erronee: 'Une information est fausse',
} as const
export type MotifCarte = keyof typeof libellesMotifCarte

export const libellesSupportCarte = {
  numerique: 'Dans mon espace seulement',
  papier: 'Dans mon espace, et par la poste',
} as const
export type SupportCarte = keyof typeof libellesSupportCarte

export type SaisieCarte = { motif: string; precision: string; support: string }

const PRECISION_MAX = 500

export const validateCarte = ({ motif, precision, support }: SaisieCarte): Faults => ({
  motif: Object.hasOwn(libellesMotifCarte, motif) ? null : 'Choisissez le motif',
  precision:
    motif === 'erronee'
      ? messageTexte(precision, PRECISION_MAX, 'Indiquez ce qui est faux sur la carte')
      : null,
  support: Object.hasOwn(libellesSupportCarte, support) ? null : 'Choisissez comment la recevoir',
})

export const nettoyerCarte = ({ motif, precision, support }: SaisieCarte) => ({
  motif: motif as MotifCarte,
  precision: motif === 'erronee' ? precision.trim() : null,
  support: support as SupportCarte,
})
