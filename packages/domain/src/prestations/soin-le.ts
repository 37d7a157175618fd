import { isMineur, isMoinsDe } from '../calendrier/age.ts'
import { addDays } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { attenteAnticipee, type MotifAnticipe } from './anticipation.ts'
import { type Correction, versionsCorrigees } from './corrections.ts'
import { soinDe } from './nomenclature.ts'
import { retenueLe } from './retenues.ts'
import type { Oreille, RaisonTaux, Regime, Soin } from './soin.ts'
import { regimeLe, type Tarif } from './tarif.ts'

/** How somebody is treated, where it changes who pays. */
export const situationsSoin = ['parcours', 'horsParcours', 'ald', 'maternite'] as const
export type SituationSoin = (typeof situationsSoin)[number]
export const isSituationSoin = (value: string): value is SituationSoin =>
  situationsSoin.some((situation) => situation === value)

export const libellesSituationSoin: Record<SituationSoin, string> = {
  parcours: 'Dans le parcours de soins',
  horsParcours: 'Hors parcours de soins (sans passer par le médecin traitant)',
  ald: 'Lié à une affection de longue durée (ALD)',
  maternite: 'Maternité, à partir du 6e mois',
}

/**
 * What exempts a person for every act. A pension for invalidity: no ticket modérateur; what is kept
 * back remains. The « Complémentaire santé solidaire » and the « Aide médicale de l’État »: nothing
 * is kept back.
 */
export const exonerations = ['invalidite', 'c2s', 'ame'] as const
export type Exoneration = (typeof exonerations)[number]

/** When an act was done, to whom, and in which situation. */
export type Circonstances = {
  jour: DateCalendaire
  dateNaissance: DateCalendaire
  /** Within the « parcours de soins » unless said otherwise. */
  situation?: SituationSoin
  isAlsaceMoselle?: boolean
  /** What the person is exempt by, on that day. */
  exoneration?: Exoneration | null
  /** First day of a treatment that lasts; by default the day of the act. */
  commenceLe?: DateCalendaire
  /** The Assurance maladie has accepted the treatment: it began in time. */
  isAccepte?: boolean
  /** The Assurance maladie has paid it early: there was a reason. */
  isAnticipe?: boolean
  /** The reason for an early renewal; the law says how much earlier. */
  motifAnticipe?: MotifAnticipe
  /** Also blind: hearing aids are paid as before twenty. */
  isSurdiCecite?: boolean
  /**
   * A stay with an act of 120 € and more: the flat sum of that act replaces its ticket modérateur.
   */
  isSejourLourd?: boolean
  /** From the 31st day on, a stay has no ticket modérateur. */
  isLongSejour?: boolean
  /** The base that a bill or a quote gives, where the act has many. */
  base?: number
  /** For an act counted in letters: AMI 4 has 4. */
  coefficient?: number
  /** Of hearing aids. */
  oreille?: Oreille
  /** The insurer's corrections of this nomenclature. */
  corrections?: readonly Correction[]
}

/** What is known of a person, where it changes who pays for their care. */
export type Patient = {
  dateNaissance: DateCalendaire
  /** By the codes of the reference table `regime-obligatoire`. */
  codeRegime?: string | null
  /** From the sixth month of a pregnancy to twelve days after the birth: all care is paid whole. */
  maternite?: { du: DateCalendaire; au: DateCalendaire } | null
  /** From a day on, until another where it has ended, as the management system tells. */
  exoneration?: { motif: Exoneration; du: DateCalendaire; au: DateCalendaire | null } | null
  /** Of the insurer, for all of its people. */
  corrections?: readonly Correction[]
}

/** The circumstances of an act: what is known of the person and what was said of the act. */
export function circonstancesDe(
  { dateNaissance, codeRegime = null, maternite, exoneration, corrections = [] }: Patient,
  jour: DateCalendaire,
  dite: SituationSoin = 'parcours',
): Circonstances {
  const isMaternite = maternite != null && maternite.du <= jour && jour <= maternite.au
  const situation = isMaternite ? 'maternite' : dite
  const isAlsaceMoselle = isRegimeLocal(codeRegime)
  const isExonere =
    exoneration != null &&
    exoneration.du <= jour &&
    (exoneration.au === null || jour <= exoneration.au)
  return {
    jour,
    dateNaissance,
    situation,
    isAlsaceMoselle,
    corrections,
    ...(isExonere && { exoneration: exoneration.motif }),
  }
}

/** The general and the agricultural regime have a local one each. */
const isRegimeLocal = (code: string | null) => code === '01A' || code === '02A'

/** The flat participation of an act of 120 € and more. */
const forfaitLourd = (jour: DateCalendaire) => (jour < '2026-04-01' ? 2400 : 3200)

/** For thirty days, all that is done in hospital is paid whole, and its days are not asked for. */
export const isNouveauNe = (dateNaissance: DateCalendaire, jour: DateCalendaire) =>
  jour <= addDays(dateNaissance, 30)

/**
 * Forty points less than within the « parcours de soins », whatever the rate there: 30 % of doctors, 50 % of the local
 * regime, 60 % with a pension for invalidity (service-public F1069 of 22/12/2024: sure, on all days known here; of the
 * local regime: probable).
 */
const HORS_PARCOURS = 40

/**
 * No « contrat responsable » pays the « dépassement autorisé », which a doctor of sector 1 may add
 * for somebody who was not sent (CSS R871-1, since 01/01/2006). Of doctors whose fees are free, it
 * leaves at least that supplement to pay: 8 € (today's threshold: probable).
 */
const DEPASSEMENT_AUTORISE = 800

/** The act as the rules of its day have it for that person; undefined: no such act. */
export function soinLe(code: string, circonstances: Circonstances): Soin | undefined {
  const tarif = soinDe(code)
  return tarif && soinDuTarif(tarif, circonstances)
}

export function soinDuTarif(tarif: Tarif, circonstances: Circonstances): Soin {
  const { jour, dateNaissance, situation = 'parcours', exoneration = null } = circonstances
  const { code, libelle, famille, plafondTotal, montureMax, unite, alternative } = tarif
  const regime = regimePour(tarif, circonstances)
  const isCouvert = regime.base !== null
  const isInvalide = exoneration === 'invalidite'
  const isExonere = situation === 'ald' || situation === 'maternite' || isInvalide
  // Asked once in a stay: the act that bears it says so for the others.
  const isNe = isDuSejour(tarif) && isNouveauNe(dateNaissance, jour)
  const isSansForfait = isExonere || isNe || circonstances.isAlsaceMoselle === true
  const isForfait = isLourdDe(tarif, regime) && !isSansForfait && !circonstances.isSejourLourd
  const isEntier = isExonere || isNe || isForfait
  const tauxParcours = isEntier ? 100 : tauxDe(tarif, regime, circonstances)
  const isAilleurs =
    situation === 'horsParcours' &&
    tarif.isParcours &&
    !isMoinsDe(tarif.libreAvant ?? 16, dateNaissance, jour)
  const retenue = tarif.retenue
  const { unitaire, jour: parJour } = retenue
    ? retenueLe(retenue, jour)
    : { unitaire: 0, jour: null }
  return {
    code,
    libelle,
    famille,
    groupe: tarif.groupe ?? regime.garantie,
    isGlissant: tarif.isGlissant,
    ...regime,
    ...(isAilleurs && regime.baseHorsParcours !== null && { base: regime.baseHorsParcours }),
    tauxRo: isAilleurs ? Math.max(0, tauxParcours - HORS_PARCOURS) : tauxParcours,
    tauxParcours,
    depassementExclu: !isAilleurs ? null : tarif.isHonorairesLibres ? DEPASSEMENT_AUTORISE : 'tout',
    retenue,
    exemption: exemptionDe(),
    retenueUnitaire: unitaire,
    retenueJour: parJour,
    forfaitActe: isForfait && exoneration === null ? forfaitLourd(jour) : 0,
    plafondTotal,
    montureMax,
    oreille: tarif.groupe === 'oreille' ? (circonstances.oreille ?? null) : null,
    isBaseDite: tarif.isBaseDite,
    isAnticipe: isSansAttente(tarif, circonstances),
    raison: raisonDe(),
    ...(unite && { unite }),
    ...(alternative !== undefined && { alternative }),
  }

  function exemptionDe(): Soin['exemption'] {
    if (isMineur(dateNaissance, jour)) return 'mineur'
    if (situation === 'maternite') return situation
    return exoneration === 'invalidite' ? null : exoneration
  }

  function raisonDe(): RaisonTaux | null {
    if (!isCouvert) return null
    if (situation === 'ald' || situation === 'maternite') return situation
    if (isAilleurs)
      return circonstances.isAlsaceMoselle && !isInvalide ? 'horsParcoursLocal' : 'horsParcours'
    if (isInvalide) return 'invalidite'
    if (isNe) return 'nouveauNe'
    if (circonstances.isLongSejour && isDuSejour(tarif)) return 'longSejour'
    if (isForfait || !circonstances.isAlsaceMoselle) return null
    return tauxParcours === regime.tauxRo ? null : 'alsaceMoselle'
  }
}

/** An act of 120 € and more. */
const SEUIL_LOURD = 12_000
const isLourdDe = ({ isLourd }: Tarif, { base }: Regime) =>
  isLourd && typeof base === 'number' && base >= SEUIL_LOURD

/** The basket of an act on a day, for anybody. */
export const panierLe = (code: string, jour: DateCalendaire) => {
  const tarif = soinDe(code)
  return tarif ? regimeLe(tarif.regime, tarif.versions, jour).panier : null
}

function regimePour(tarif: Tarif, circonstances: Circonstances): Regime {
  const { jour, dateNaissance, commenceLe = jour, isAccepte = false } = circonstances
  const { code, commenceAvant } = tarif
  const adulte = baseDite(tarif, corrige(tarif.regime, tarif.versions, null), circonstances)
  // Only the local regime pays the days in hospital.
  if (circonstances.isAlsaceMoselle && tarif.isDuRegimeLocal)
    return { ...adulte, base: 'depense', tauxRo: tarif.tauxAlsaceMoselle }
  if (commenceAvant !== null && !isAccepte && !isMoinsDe(commenceAvant, dateNaissance, commenceLe))
    return { ...adulte, base: null, tauxRo: 0 }
  const isCommeAvant20 = tarif.groupe === 'oreille' && circonstances.isSurdiCecite
  const age = tarif.ages.find(
    ({ moinsDe }) => isCommeAvant20 || isMoinsDe(moinsDe, dateNaissance, jour),
  )
  const regime = age ? corrige(adulte, age.versions, age.moinsDe) : adulte
  const { maximumRo } = regime
  if (isSansAttente(tarif, circonstances)) return { ...regime, maximumRo: null }
  const { oreille } = circonstances
  const isUneOreille = tarif.groupe === 'oreille' && (oreille === 'droite' || oreille === 'gauche')
  const annees = Math.min(regime.annees, attenteDe(tarif, circonstances) ?? regime.annees)
  return { ...regime, annees, maximumRo: isUneOreille ? 1 : maximumRo }

  function corrige(depart: Regime, versions: Tarif['versions'], moinsDe: number | null): Regime {
    const { corrections = [] } = circonstances
    return regimeLe(depart, versionsCorrigees(versions, code, moinsDe, corrections), jour)
  }
}

const attenteDe = ({ groupe }: Tarif, circonstances: Circonstances) =>
  circonstances.motifAnticipe &&
  attenteAnticipee(circonstances.motifAnticipe, groupe, circonstances)

/** Ignores what was paid before. */
const isSansAttente = (tarif: Tarif, circonstances: Circonstances) =>
  circonstances.isAnticipe === true || attenteDe(tarif, circonstances) === 0

/** The base of the bill, or of the coefficient, in place of the tariff's. */
function baseDite(tarif: Tarif, regime: Regime, { base, coefficient }: Circonstances): Regime {
  if (base !== undefined) return { ...regime, base }
  return coefficient !== undefined && tarif.isCoefficient && typeof regime.base === 'number'
    ? { ...regime, base: Math.round(regime.base * coefficient) }
    : regime
}

/** The flat sum of an operation replaces the ticket modérateur of the whole stay. */
const DU_SEJOUR = ['SEJ', 'ADC', 'ADN', 'ANE', 'ANN']
const isDuSejour = ({ code }: Tarif) => DU_SEJOUR.includes(code)

function tauxDe(
  tarif: Tarif,
  { tauxRo }: Regime,
  { isAlsaceMoselle = false, isSejourLourd = false, isLongSejour = false }: Circonstances,
): number {
  if ((isSejourLourd || isLongSejour) && isDuSejour(tarif)) return 100
  return isAlsaceMoselle ? Math.max(tarif.tauxAlsaceMoselle, tauxRo) : tauxRo
}
