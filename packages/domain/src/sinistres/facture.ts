import type { DocumentPossible, Faults, ReglesActe } from '../actes/acte.ts'
import { type FaitsSoins, messageJourCouvert } from '../actes/soins.ts'
import { type DateCalendaire, formatDate } from '../calendrier/date.ts'
import { parseDate } from '../calendrier/saisie.ts'
import { formatMontant, messageMontant, parseMontant } from '../montants/index.ts'
import { soinDe } from '../prestations/nomenclature.ts'
import { isOreille, type Oreille } from '../prestations/soin.ts'
import { isSituationSoin, type SituationSoin } from '../prestations/soin-le.ts'
import { lowerFirst, uneLigne } from '../texte/index.ts'
import { messagePersonne, messageTexte, messageTropLong } from '../validation/index.ts'

/**
 * One care act of a bill, as it is typed. `ro` is empty where nobody knows what was paid; `monture` is what of the
 * price is for the frame of glasses, `situation` how the person was treated.
 */
export type SoinSaisi = Record<'codeActe' | 'quantite' | 'depense' | 'ro', string> & {
  /** `base`: the bill's base, for acts that have many. `oreille`: for hearing aids. */
  [autre in 'monture' | 'situation' | 'base' | 'oreille']?: string | undefined
}
export const SOIN_VIDE: SoinSaisi = { codeActe: '', quantite: '1', depense: '', ro: '' }
export const SOINS_MAX = 20

/**
 * A bill as it is typed. Whoever does not know its care (`isSoinInconnu`) leaves that to a clerk: then its whole price and
 * a few words, where they have any, take the place of professional, day and care.
 */
export type SaisieFacture = Record<
  'numPers' | 'professionnel' | 'dateSoins' | 'montant' | 'precision',
  string
> & {
  soins: readonly SoinSaisi[]
  isSoinInconnu: boolean
  /** They paid it, and keep the original. */
  isCertifiee: boolean
}

const PRESCRIT = 'Un soin se rembourse dans les deux ans'
const DEPENSE_MAX = 10_000_000
const QUANTITE_MAX = 30
const PROFESSIONNEL_MAX = 100
const PRECISION_MAX = 200

/** What is wrong, and in which field of the care; `nom`: how a summary calls the field, where its message does not. */
export type FauteSoin = { champ: keyof SoinSaisi; message: string; nom?: string }

/** The first thing that is wrong with one care act; null: nothing. */
export function fauteSoin(saisi: SoinSaisi): FauteSoin | null {
  const { codeActe, quantite, depense, ro, monture = '', situation = 'parcours' } = saisi
  const { base = '', oreille = '' } = saisi
  const faute = (champ: keyof SoinSaisi, message: string | null, nom?: string) =>
    message === null ? null : { champ, message, ...(nom && { nom }) }
  const max = parseMontant(depense) ?? 0
  const isQuantite =
    /^\d{1,2}$/.test(quantite) && Number(quantite) >= 1 && Number(quantite) <= QUANTITE_MAX
  return (
    faute('codeActe', soinDe(codeActe) ? null : 'Choisissez le soin dans la liste') ??
    faute(
      'situation',
      isSituationSoin(situation) ? null : 'Choisissez la situation dans la liste',
    ) ??
    faute('quantite', isQuantite ? null : `La quantité va de 1 à ${QUANTITE_MAX}`) ??
    faute(
      'depense',
      messageMontant(depense, { required: true, min: 1, max: DEPENSE_MAX }),
      'le prix payé',
    ) ??
    faute('ro', messageMontant(ro, { max }), 'la part de l’Assurance maladie') ??
    faute(
      'monture',
      hasMonture(codeActe) ? messageMontant(monture, { max }) : null,
      'le prix de la monture',
    ) ??
    faute(
      'base',
      hasBase(codeActe) ? messageMontant(base, { min: 1, max: DEPENSE_MAX }) : null,
      'la base de remboursement',
    ) ??
    faute('oreille', hasOreille(codeActe) ? messageOreille(oreille, quantite) : null)
  )
}

/** The same in a sentence of its own, which no field stands beside. */
const dite = ({ message, nom }: FauteSoin) =>
  nom ? `${nom}\u00a0: ${lowerFirst(message)}` : lowerFirst(message)

/** What is not said stays unknown; two devices are for both ears. */
function messageOreille(oreille: string, quantite: string): string | null {
  if (oreille === '') return null
  if (!isOreille(oreille)) return 'Choisissez l’oreille dans la liste'
  return Number(quantite) === (oreille === 'deux' ? 2 : 1)
    ? null
    : 'Le nombre d’appareils ne correspond pas à l’oreille choisie'
}

export function validateFacture(
  saisie: SaisieFacture,
  { jour }: Pick<ReglesActe, 'jour'>,
  { personnes, ...contrat }: FaitsSoins,
): Faults {
  const { numPers, dateSoins, montant, precision, isSoinInconnu, isCertifiee } = saisie
  const communes = {
    numPers: messagePersonne(personnes, numPers),
    isCertifiee: isCertifiee ? null : 'Confirmez que vous avez payé cette facture',
  }
  if (isSoinInconnu)
    return {
      ...communes,
      // Whoever cannot find it on the bill leaves it out: it is read there.
      montant: messageMontant(montant, { min: 1, max: DEPENSE_MAX }),
      precision: messageTropLong(precision.trim(), PRECISION_MAX),
    }
  return {
    ...communes,
    ...messagesActes(saisie),
    dateSoins: messageDateSoins(dateSoins, jour, contrat),
  }
}

/** What is wrong with who was paid, and for what. */
export function messagesActes({
  professionnel,
  soins,
}: Pick<SaisieFacture, 'professionnel' | 'soins'>): Faults {
  const fautes = soins.map(fauteSoin)
  const fautif = fautes.findIndex((faute) => faute !== null)
  const faute = fautes[fautif]
  return {
    professionnel: messageTexte(
      professionnel.trim(),
      PROFESSIONNEL_MAX,
      'Indiquez le professionnel ou l’établissement',
    ),
    soins:
      soins.length === 0
        ? 'Indiquez au moins un soin'
        : faute && `Soin ${fautif + 1}, ${dite(faute)}`,
  }
}

/** The two years count back from the day on which it was sent. */
export const messageDateSoins = (
  saisie: string,
  envoyeeLe: DateCalendaire,
  contrat: Pick<FaitsSoins, 'dateDebut' | 'dateFin'>,
) => messageJourCouvert(saisie, { max: envoyeeLe, prescrit: PRESCRIT }, contrat)

/** What is meant, in cents; what nobody said is null. */
export type SoinDeclare = {
  codeActe: string
  quantite: number
  depense: number
  ro: number | null
  monture?: number | null
  situation?: SituationSoin
  base?: number | null
  oreille?: Oreille | null
}

/** Once a clerk has found its care, it has its professional, its day and its care, and stays one that was sent without. */
export type FactureDeclaree = {
  numPers: string
  professionnel: string
  dateSoins: DateCalendaire | ''
  soins: SoinDeclare[]
  isSoinInconnu: boolean
  montant: number | null
  precision: string
}

export function nettoyerFacture(saisie: SaisieFacture): FactureDeclaree {
  const { numPers, isSoinInconnu, montant, precision } = saisie
  if (!isSoinInconnu)
    return { numPers, ...cleanActes(saisie), isSoinInconnu, montant: null, precision: '' }
  return {
    numPers,
    professionnel: '',
    dateSoins: '',
    soins: [],
    isSoinInconnu,
    montant: parseMontant(montant),
    precision: uneLigne(precision),
  }
}

export const cleanActes = ({
  professionnel,
  dateSoins,
  soins,
}: Pick<SaisieFacture, 'professionnel' | 'dateSoins' | 'soins'>) => ({
  professionnel: uneLigne(professionnel),
  dateSoins: parseDate(dateSoins) ?? '',
  soins: soins.map(nettoyerSoin),
})

/** It was sent without its care, and nobody has found it yet. */
export const isACoder = ({
  isSoinInconnu,
  soins,
}: Pick<FactureDeclaree, 'isSoinInconnu' | 'soins'>) => isSoinInconnu && soins.length === 0

export const nettoyerSoin = (saisi: SoinSaisi): SoinDeclare => {
  const { codeActe, quantite, depense, ro, monture = '', situation = 'parcours' } = saisi
  const { base = '', oreille = '' } = saisi
  return {
    codeActe,
    quantite: Number(quantite) || 1,
    depense: parseMontant(depense) ?? 0,
    ro: parseMontant(ro),
    // Asked for again only where it still means something.
    monture: hasMonture(codeActe) ? parseMontant(monture) : null,
    situation: isSituationSoin(situation) ? situation : 'parcours',
    base: hasBase(codeActe) ? parseMontant(base) : null,
    oreille: hasOreille(codeActe) && isOreille(oreille) ? oreille : null,
  }
}

/**
 * A prescription tells what somebody is treated for. A bill tells amounts and is always needed. A
 * clerk compares it with what the Assurance maladie paid, and so reads both.
 */
export const documentsFacture = {
  facture: {
    libelle: 'Facture acquittée',
    raison: 'Elle porte les soins, leur date et ce que vous avez payé.',
    isMedicale: false,
    isPhoto: true,
  },
  decompteRo: {
    libelle: 'Décompte de l’Assurance maladie',
    raison: 'Ce qu’elle vous a déjà versé\u00a0: nous complétons.',
    isMedicale: false,
    exigence: 'souple',
    quand: ({ soins, isSoinInconnu }) =>
      !isSoinInconnu && soins.some(({ codeActe }) => soinDe(codeActe)?.regime.base != null),
  },
  ordonnance: {
    libelle: 'Ordonnance',
    raison: 'Si ces soins vous ont été prescrits.',
    isMedicale: true,
    exigence: 'facultative',
    // Whoever leaves the care to us is asked for it if it is needed.
    quand: ({ isSoinInconnu }) => !isSoinInconnu,
  },
} as const satisfies Record<string, DocumentPossible<SaisieFacture>>

/** Whether the price of a frame is asked for besides. */
export const hasMonture = (codeActe: string) => (soinDe(codeActe)?.montureMax ?? null) !== null

/** Whether the bill says the base of its act, which has many under one name. */
export function hasBase(codeActe: string): boolean {
  const tarif = soinDe(codeActe)
  return tarif !== undefined && (tarif.isBaseDite || tarif.isCoefficient)
}

/** Whether the act is for one ear: ears are counted apart. */
export const hasOreille = (codeActe: string) => soinDe(codeActe)?.groupe === 'oreille'

type LigneConnue = { codeActe: string; depense: number }

/** Acts of a bill that already stand on a statement of that day, same act and price; null: none. */
export function messageDoublons(
  soins: readonly LigneConnue[],
  dateSoins: DateCalendaire,
  connues: readonly LigneConnue[],
): string | null {
  const doublons = soins.filter(({ codeActe, depense }) =>
    connues.some((ligne) => ligne.codeActe === codeActe && ligne.depense === depense),
  )
  const quoi = doublons.map(
    ({ codeActe, depense }) =>
      `${soinDe(codeActe)?.libelle ?? codeActe} à ${formatMontant(depense)}`,
  )
  return doublons.length === 0
    ? null
    : `Déjà dans vos remboursements, au ${formatDate(dateSoins)}\u00a0: ${quoi.join(', ')}. Retirez ce qui y figure.`
}
