import { isMineur, isMoinsDe } from '../calendrier/age.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { soinDe } from './nomenclature.ts'
import { retenueLe } from './retenues.ts'
import type { Regime, Soin } from './soin.ts'
import { regimeLe, type Tarif } from './tarif.ts'

/** How somebody is treated, as far as it changes who pays. */
export const situationsSoin = ['parcours', 'horsParcours', 'ald', 'maternite'] as const
export type SituationSoin = (typeof situationsSoin)[number]

/** When an act was done, to whom, and in which situation. */
export type Circonstances = {
  jour: DateCalendaire
  dateNaissance: DateCalendaire
  /** In the « parcours de soins » unless it is said. */
  situation?: SituationSoin
  isAlsaceMoselle?: boolean
  /** First day of a treatment that lasts; the day of the act unless it is said. */
  commenceLe?: DateCalendaire
  /** Sight has changed, a device was lost: it may be renewed before its time. */
  isAnticipe?: boolean
  /** A stay in which an act of 120 € and more was done: its ticket modérateur goes with that of the act. */
  isSejourLourd?: boolean
}

/** The flat participation of an act of 120 € and more. */
const forfaitLourd = (jour: DateCalendaire) => (jour < '2026-04-01' ? 2400 : 3200)

const HORS_PARCOURS = 30

/** The act as the rules of its day have it for that person; undefined: no such act. */
export function soinLe(code: string, circonstances: Circonstances): Soin | undefined {
  const tarif = soinDe(code)
  return tarif && soinDuTarif(tarif, circonstances)
}

export function soinDuTarif(tarif: Tarif, circonstances: Circonstances): Soin {
  const { jour, dateNaissance, situation = 'parcours' } = circonstances
  const { code, libelle, famille, plafondTotal, montureMax, unite, alternative } = tarif
  const regime = regimePour(tarif, circonstances)
  const isCouvert = regime.base !== null
  const isExonere = situation === 'ald' || situation === 'maternite'
  const isForfait = isCouvert && tarif.isLourd && !isExonere
  const tauxParcours = isExonere || isForfait ? 100 : tauxDe(tarif, regime, circonstances)
  const isAilleurs =
    situation === 'horsParcours' && tarif.isParcours && !isMoinsDe(16, dateNaissance, jour)
  const retenue = tarif.retenue
  const { unitaire, jour: parJour } = retenue
    ? retenueLe(retenue, jour)
    : { unitaire: 0, jour: null }
  return {
    code,
    libelle,
    famille,
    groupe: tarif.groupe ?? regime.garantie,
    ...regime,
    ...(isAilleurs && tarif.baseHorsParcours !== null && { base: tarif.baseHorsParcours }),
    tauxRo: isAilleurs ? HORS_PARCOURS : tauxParcours,
    tauxParcours,
    retenue,
    exemption: isMineur(dateNaissance, jour)
      ? 'mineur'
      : situation === 'maternite'
        ? 'maternite'
        : null,
    retenueUnitaire: unitaire,
    retenueJour: parJour,
    forfaitActe: isForfait ? forfaitLourd(jour) : 0,
    plafondTotal,
    montureMax,
    ...(unite && { unite }),
    ...(alternative !== undefined && { alternative }),
  }
}

/** The basket of an act on a day, whoever it is for. */
export const panierLe = (code: string, jour: DateCalendaire) => {
  const tarif = soinDe(code)
  return tarif ? regimeLe(tarif.regime, tarif.versions, jour).panier : null
}

function regimePour(
  tarif: Tarif,
  { jour, dateNaissance, commenceLe = jour, isAnticipe = false }: Circonstances,
): Regime {
  const adulte = regimeLe(tarif.regime, tarif.versions, jour)
  const { commenceAvant } = tarif
  if (commenceAvant !== null && !isMoinsDe(commenceAvant, dateNaissance, commenceLe))
    return { ...adulte, base: null, tauxRo: 0 }
  const age = tarif.ages.find(({ moinsDe }) => isMoinsDe(moinsDe, dateNaissance, jour))
  const regime = age ? regimeLe(adulte, age.versions, jour) : adulte
  return isAnticipe ? { ...regime, maximumRo: null } : regime
}

function tauxDe(
  { tauxAlsaceMoselle, code }: Tarif,
  { tauxRo }: Regime,
  { isAlsaceMoselle = false, isSejourLourd = false }: Circonstances,
): number {
  if (isSejourLourd && code === 'SEJ') return 100
  return isAlsaceMoselle && tauxAlsaceMoselle !== null
    ? Math.max(tauxAlsaceMoselle, tauxRo)
    : tauxRo
}
