import type { Faults, PieceDemandee, ReglesActe } from '../actes/acte.ts'
import { addYears } from '../calendrier/calcul.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { messageSaisieDate, parseDate } from '../calendrier/saisie.ts'
import { formatMontant, messageMontant, parseMontant } from '../montants/montant.ts'
import { calculer } from '../prestations/calcul.ts'
import { garantieDe } from '../prestations/exemples.ts'
import { type Couverture, garantiesLe } from '../prestations/niveaux.ts'
import { soinDe } from '../prestations/nomenclature.ts'
import { compteursAvant, type LigneAnnee } from '../prestations/simulation.ts'
import { soinLe } from '../prestations/soin-le.ts'
import { isVide } from '../validation/validation.ts'
import { PAGES_MAX } from './declaration.ts'

/** One care act of a bill, as it is typed. `ro` is empty where nobody knows what was paid. */
export type SoinSaisi = { codeActe: string; quantite: string; depense: string; ro: string }
export const SOIN_VIDE: SoinSaisi = { codeActe: '', quantite: '1', depense: '', ro: '' }
export const SOINS_MAX = 20

export type SaisieFacture = {
  numPers: string
  professionnel: string
  dateSoins: string
  soins: readonly SoinSaisi[]
}

export type FaitsFacture = {
  personnes: readonly { numPers: string; prenom: string }[]
  /** The days that the contract covers. */
  dateDebut: DateCalendaire
  dateFin: DateCalendaire | null
}

const DEPENSE_MAX = 10_000_000
const QUANTITE_MAX = 30
const PROFESSIONNEL_MAX = 100

/** What is wrong with one care act; null: nothing. */
export function messageSoin({ codeActe, quantite, depense, ro }: SoinSaisi): string | null {
  if (!soinDe(codeActe)) return 'choisissez le soin dans la liste'
  if (!/^\d{1,2}$/.test(quantite) || Number(quantite) < 1 || Number(quantite) > QUANTITE_MAX)
    return `la quantité va de 1 à ${QUANTITE_MAX}`
  const prix = messageMontant(depense, { required: true, min: 1, max: DEPENSE_MAX })
  if (prix !== null) return `le prix payé\u00a0: ${minuscule(prix)}`
  const paye = messageMontant(ro, { max: parseMontant(depense) ?? 0 })
  return paye === null ? null : `la part de l’Assurance maladie\u00a0: ${minuscule(paye)}`
}

const minuscule = (phrase: string) => phrase.charAt(0).toLowerCase() + phrase.slice(1)

export function validateFacture(
  { numPers, professionnel, dateSoins, soins }: SaisieFacture,
  { jour }: Pick<ReglesActe, 'jour'>,
  { personnes, dateDebut, dateFin }: FaitsFacture,
): Faults {
  const fautif = soins.findIndex((soin) => messageSoin(soin) !== null)
  const soin = soins[fautif]
  return {
    numPers: personnes.some((personne) => personne.numPers === numPers)
      ? null
      : 'Choisissez une personne couverte par ce contrat',
    professionnel: messageProfessionnel(professionnel),
    dateSoins: messageDateSoins(dateSoins, jour, { dateDebut, dateFin }),
    soins:
      soins.length === 0
        ? 'Indiquez au moins un soin'
        : soin && `Soin ${fautif + 1}, ${messageSoin(soin)}`,
  }
}

function messageProfessionnel(nom: string): string | null {
  if (isVide(nom)) return 'Indiquez le professionnel ou l’établissement'
  return nom.trim().length > PROFESSIONNEL_MAX
    ? `Ce nom ne doit pas dépasser ${PROFESSIONNEL_MAX} caractères`
    : null
}

/** Paid back for two years, for the days that the contract covers. */
function messageDateSoins(
  saisie: string,
  jour: DateCalendaire,
  { dateDebut, dateFin }: Pick<FaitsFacture, 'dateDebut' | 'dateFin'>,
): string | null {
  const message = messageSaisieDate(saisie, { required: true, max: jour })
  if (message !== null) return message
  const date = parseDate(saisie) ?? ''
  if (date < dateDebut) return `Votre contrat couvre vos soins depuis le ${formatDate(dateDebut)}`
  if (dateFin !== null && date > dateFin)
    return `Votre contrat a pris fin le ${formatDate(dateFin)}`
  return date < addYears(jour, -2) ? 'Un soin se rembourse dans les deux ans' : null
}

/** What is meant, in cents; `ro` is null where nobody said what was paid. */
export type SoinDeclare = { codeActe: string; quantite: number; depense: number; ro: number | null }

export const nettoyerFacture = ({ numPers, professionnel, dateSoins, soins }: SaisieFacture) => ({
  numPers,
  professionnel: professionnel.replace(/\s+/g, ' ').trim(),
  dateSoins: parseDate(dateSoins) ?? '',
  soins: soins.map(
    ({ codeActe, quantite, depense, ro }): SoinDeclare => ({
      codeActe,
      quantite: Number(quantite) || 1,
      depense: parseMontant(depense) ?? 0,
      ro: parseMontant(ro),
    }),
  ),
})

export const libellesPiecesFacture = {
  facture: 'Facture acquittée',
  decompteRo: 'Décompte de l’Assurance maladie',
  ordonnance: 'Ordonnance',
} as const

/** A bill is always needed; a clerk compares it with what the Assurance maladie has paid. */
export function piecesDeFacture(
  { soins }: Pick<SaisieFacture, 'soins'>,
  { modeGestion }: Pick<ReglesActe, 'modeGestion'>,
): PieceDemandee[] {
  const isRembourseRo = soins.some(
    ({ codeActe }) => (soinDe(codeActe)?.regime.base ?? null) !== null,
  )
  const piece = (
    champ: keyof typeof libellesPiecesFacture,
    raison: string,
    isRequise: boolean,
  ) => ({
    champ,
    libelle: libellesPiecesFacture[champ],
    raison,
    isRequise,
    nombreMax: PAGES_MAX,
  })
  return [
    piece('facture', 'Elle porte les soins, leur date et ce que vous avez payé.', true),
    ...(isRembourseRo
      ? [
          piece(
            'decompteRo',
            'Ce qu’elle vous a déjà versé\u00a0: nous complétons.',
            modeGestion === 'manuel',
          ),
        ]
      : []),
    piece('ordonnance', 'Si ces soins vous ont été prescrits.', false),
  ]
}

/** A line of a bill as it would be paid: dépense = ro + rc + reste, always. */
export type LigneEstimee = LigneAnnee & {
  libelle: string
  base: number | null
  ro: number
  rc: number
  reste: number
}

type Assure = Couverture & { dateNaissance: string; lignes: readonly LigneAnnee[] }

/**
 * What each act would be paid, one after the other: each uses up the year for the next. What the member
 * says the Assurance maladie has paid counts before what it should have paid.
 */
export function estimerFacture(
  soins: readonly SoinDeclare[],
  dateSoins: DateCalendaire,
  assure: Assure,
): LigneEstimee[] {
  const estimees: LigneEstimee[] = []
  for (const { codeActe, quantite, depense, ro: dit } of soins) {
    const soin = soinLe(codeActe, { jour: dateSoins, dateNaissance: assure.dateNaissance })
    if (!soin) continue
    const compteurs = compteursAvant(soin, dateSoins, [...assure.lignes, ...estimees], assure)
    const calcul = calculer(
      { soin, depense, quantite, compteurs },
      garantieDe(garantiesLe(assure, dateSoins), soin),
    )
    const ro = dit ?? calcul.ro
    const rc = Math.min(calcul.rc, depense - ro)
    estimees.push({
      codeActe,
      libelle: soin.libelle,
      quantite,
      depense,
      dateSoins,
      compteurs,
      base: calcul.base,
      ro,
      rc,
      reste: depense - ro - rc,
    })
  }
  return estimees
}

type LigneConnue = { codeActe: string; depense: number; dateSoins: string }

/** The acts of a bill that are on a statement already: same act, same day, same price. */
export const doublonsDe = (
  soins: readonly SoinDeclare[],
  dateSoins: DateCalendaire,
  connues: readonly LigneConnue[],
): SoinDeclare[] =>
  soins.filter(({ codeActe, depense }) =>
    connues.some(
      (ligne) =>
        ligne.codeActe === codeActe && ligne.depense === depense && ligne.dateSoins === dateSoins,
    ),
  )

/** Null when nothing is asked for twice. */
export function messageDoublons(
  doublons: readonly SoinDeclare[],
  dateSoins: DateCalendaire,
): string | null {
  if (doublons.length === 0) return null
  const quoi = doublons
    .map(
      ({ codeActe, depense }) =>
        `${soinDe(codeActe)?.libelle ?? codeActe} à ${formatMontant(depense)}`,
    )
    .join(', ')
  return `Déjà dans vos remboursements, au ${formatDate(dateSoins)}\u00a0: ${quoi}. Retirez ce qui y figure.`
}
