import { addDays } from '../calendrier/calcul.ts'
import { nomsDesMois } from '../calendrier/date.ts'
import { addMois, type DateCalendaire, type MoisCalendaire, moisDe } from '../calendrier/index.ts'
import { jourBancaire } from '../calendrier/ouvres.ts'
import { motsDe } from '../texte/mots.ts'
import { sansAccents } from '../texte/slug.ts'

/** The place in a list ordered by date, then by number, both from the newest. */
export type Curseur = { date: DateCalendaire; id: number }

/** Where a line stands: to be paid, paid, or refused. */
export const etatsLigne = ['attente', 'reglee', 'rejetee'] as const
export type EtatLigne = (typeof etatsLigne)[number]

export const libellesEtatLigne: Record<EtatLigne, string> = {
  attente: 'En attente',
  reglee: 'Réglé',
  rejetee: 'Refusé',
}

/** What was really paid back: what is still to come is not. */
export const verse = ({ ro, rc, attente }: { ro: number; rc: number; attente: number }) =>
  ro + rc - attente

/** Of one line, what the mutuelle has yet to pay. */
export const attenteDe = ({ rc, etat }: { rc: number; etat: EtatLigne }) =>
  etat === 'attente' ? rc : 0

/** Who receives what the mutuelle pays: the member, or the professional (tiers payant). */
export const destinataires = ['assure', 'tiers'] as const
export type Destinataire = (typeof destinataires)[number]

export const libellesDestinataire: Record<Destinataire, string> = {
  assure: 'Versé à la personne couverte',
  tiers: 'Versé au professionnel',
}

/** How a benefit is paid, by its code in the reference table `mode-paiement`. */
const modes: Readonly<Record<string, string>> = { VIR: 'Virement', CHQ: 'Chèque' }

/** The label of the code: nobody is shown a code. */
export const libelleModePaiement = (code: string): string => modes[code] ?? 'Versement'

/** What a list may be narrowed to in one choice; `dates` is whatever the person types. */
export const periodes = ['12mois', 'annee', 'dates'] as const
export type Periode = (typeof periodes)[number]

export type Bornes = { du?: DateCalendaire | undefined; au?: DateCalendaire | undefined }

/** Twelve whole months, the current one included: as many as there are bars in the chart. */
export const premierDesDouzeMois = (aujourdhui: DateCalendaire): DateCalendaire =>
  `${addMois(moisDe(aujourdhui), -11)}-01`

export function bornesDe(periode: Periode, aujourdhui: DateCalendaire): Bornes {
  if (periode === '12mois') return { du: premierDesDouzeMois(aujourdhui) }
  if (periode === 'annee') return { du: `${aujourdhui.slice(0, 4)}-01-01` }
  return {}
}

/** A range whose end comes before its beginning is a mistake, and is said to be one. */
export const messagePeriode = ({ du, au }: Bornes): string | null =>
  du && au && du > au ? 'La date de fin doit être postérieure ou égale à la date de début' : null

/** Every month from the first to the last, those without anything included. */
export function moisEntre(debut: MoisCalendaire, fin: MoisCalendaire): MoisCalendaire[] {
  const mois: MoisCalendaire[] = []
  for (let courant = debut; courant <= fin; courant = addMois(courant, 1)) {
    mois.push(courant)
    if (mois.length === MOIS_MAX) break
  }
  return mois
}

/** With more bars than that a chart cannot be read. */
const MOIS_MAX = 60

/** A condition that one of the texts or amounts of a line must meet. */
export type Critere = {
  /** Letters and figures as the texts of a line hold them: no accent, no capital, dates as JJ/MM/AAAA. */
  mot: string | null
  /** A word of the act's name; a number must match whole, because « 65 » is not « 165 ». */
  acte: { mot: string; isEntier: boolean } | null
  cents: number | null
}

const MONTANT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/
const JOUR = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/
const MOIS = /^(\d{1,2})\/(\d{4})$/
const ANNEE = /^(?:19|20)\d{2}$/

/**
 * What is looked for in a list of care: somebody's name, a professional, an act, an amount (« 40 », « 28,92 »,
 * « 1 476,00 € »), a day (« 15/10 », « 15/10/2026 », « 15 octobre 2026 »), a month or a year. A line holds every word,
 * in any order.
 */
export const criteresDe = (texte: string): Critere[] =>
  jetons(texte)
    .filter((jeton) => jeton !== '')
    .flatMap(
      (jeton) =>
        critereJour(jeton) ??
        critereMois(jeton) ??
        critereMontant(jeton) ??
        motsDe(jeton).map(critereMot),
    )

/** Joins dates and amounts, as screens write them and people type them, into one word each. */
const jetons = (texte: string): string[] =>
  texte
    .replaceAll('€', ' ')
    .replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, '$3/$2/$1')
    .replace(/\b(\d{1,2})[.-](\d{1,2})[.-](\d{4})\b/g, '$1/$2/$3')
    .replace(/(?<!\S)(\d{1,2})(?:er)?\s+(\p{L}{3,9})\.?(?:\s+(\d{4}))?(?!\S)/gu, enChiffres)
    .replace(/(?<!\S)\d{1,3}(?:\s\d{3})+(?=[.,\s]|$)/g, (montant) => montant.replace(/\s/g, ''))
    .split(/\s+/)

/**
 * « 15 octobre 2026 », « 1er oct. »; a word that begins no month, or two of them, stays as it is.
 */
function enChiffres(dit: string, jour: string, nom: string, annee?: string): string {
  const debut = sansAccents(nom).toLowerCase()
  const [rang, ...autres] = nomsDesMois.flatMap((mois, i) =>
    sansAccents(mois).startsWith(debut) ? [i + 1] : [],
  )
  if (rang === undefined || autres.length > 0 || Number(jour) > 31) return dit
  return [jour, rang, ...(annee === undefined ? [] : [annee])].join('/')
}

function critereJour(jeton: string): Critere[] | null {
  const [, jour, mois, annee] = JOUR.exec(jeton) ?? []
  if (!jour || !mois) return null
  const fin = annee === undefined ? '' : `/${annee.length === 2 ? `20${annee}` : annee}`
  const mot = `${jour.padStart(2, '0')}/${mois.padStart(2, '0')}${fin}`
  return [{ mot, acte: null, cents: null }]
}

function critereMois(jeton: string): Critere[] | null {
  const [, mois, annee] = MOIS.exec(jeton) ?? []
  if (!mois) return null
  return [{ mot: `/${mois.padStart(2, '0')}/${annee}`, acte: null, cents: null }]
}

function critereMontant(jeton: string): Critere[] | null {
  const [, euros, centimes = ''] = MONTANT.exec(jeton) ?? []
  if (!euros) return null
  const cents = Number(euros) * 100 + Number(centimes.padEnd(2, '0'))
  const acte = centimes === '' ? { mot: jeton, isEntier: true } : null
  return [{ mot: ANNEE.test(jeton) ? `/${jeton}` : null, acte, cents }]
}

const critereMot = (mot: string): Critere => ({ mot, acte: { mot, isEntier: false }, cents: null })

/** What the lines of a list can be ordered by, from the least to the most or the other way round. */
export const trisLignes = ['date', 'acte', 'pour', 'depense', 'rembourse', 'reste'] as const
export type TriLignes = (typeof trisLignes)[number]

export const sensTri = ['croissant', 'decroissant'] as const
export type SensTri = (typeof sensTri)[number]

/** To whom a benefit went, for the reader of the statement. */
export type VerseA = 'lecteur' | 'titulaire' | 'autre' | 'professionnels'

type Versement = {
  destinataire: 'assure' | 'tiers'
  /** Whose own account it was paid on; null: that of the contract. */
  compte: { id: string } | null
}
type Lecteur = { personneId: string; qualite: 'adherent' | 'beneficiaire' }

/** The account of the contract is the adherent's; a beneficiary may have one of their own; « tiers payant » is nobody's. */
export function verseA({ destinataire, compte }: Versement, lecteur: Lecteur): VerseA {
  if (destinataire === 'tiers') return 'professionnels'
  if (compte !== null) return compte.id === lecteur.personneId ? 'lecteur' : 'autre'
  return lecteur.qualite === 'adherent' ? 'lecteur' : 'titulaire'
}

/** The days of the week on which money leaves, Monday first. */
export const joursVirement = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'] as const
export type JourVirement = (typeof joursVirement)[number]

const JEUDI = Date.UTC(1970, 0, 1)
const DAY = 86_400_000

/** Monday: 0. */
const rangDe = (date: DateCalendaire) => ((Date.parse(date) - JEUDI) / DAY + 3) % 7

/**
 * The day on which what is accepted today leaves: that of the next run, which the banks may put off. Null: nobody has said
 * when the insurer pays.
 */
export function prochainVirement(
  aujourdhui: DateCalendaire,
  jour: JourVirement | '' | undefined,
): DateCalendaire | null {
  if (!jour) return null
  // The run of today may have left.
  const reste = (joursVirement.indexOf(jour) - rangDe(aujourdhui) + 7) % 7 || 7
  return jourBancaire(addDays(aujourdhui, reste))
}

/** The days on which it may arrive, as the bank of whoever is paid reckons: the next one that banks are open, or the one after. */
export function arriveesVirement(
  parti: DateCalendaire,
): readonly [tot: DateCalendaire, tard: DateCalendaire] {
  const tot = jourBancaire(addDays(parti, 1))
  return [tot, jourBancaire(addDays(tot, 1))]
}
