import type { DateCalendaire } from '../calendrier/date.ts'
import { type Compteurs, calculer, type Decompte, type SoinFacture } from './calcul.ts'
import type { Garantie } from './garantie.ts'
import { soinDe } from './nomenclature.ts'
import type { Oreille } from './soin.ts'
import {
  type Circonstances,
  circonstancesDe,
  type Patient,
  type SituationSoin,
  soinLe,
} from './soin-le.ts'

/** What a line says of its act, where it changes who pays. */
export type ActeDit = {
  codeActe: string
  dateSoins: DateCalendaire
  depense: number
  quantite: number
  /** Within the « parcours de soins » unless said otherwise. */
  situation?: SituationSoin
  /** Of glasses, the price of the frame, where it is known. */
  monture?: number | null
  /** Of hearing aids, for which ear. */
  oreille?: Oreille | null
  /** The base of the Assurance maladie for all units, where the line says it. */
  base?: number | null
}

/** A past line, and what had been used up before it. */
export type LigneAnnee = ActeDit & {
  compteurs: Compteurs
  /** Really paid; an amount that nobody has paid yet is reckoned. */
  ro?: number
  rc?: number
}

/** The frame of a pair of glasses, as the engine takes it. */
export const montureConnue = (monture: number | null | undefined) =>
  monture == null ? {} : { monture }

/** Turns a line into an act for the engine; nothing else reads lines. Null: no such act. */
export function factureDe(
  ligne: ActeDit,
  compteurs: Compteurs,
  patient: Patient,
): SoinFacture | null {
  const { codeActe, depense, quantite, monture } = ligne
  const soin = soinLe(codeActe, circonstancesDeLigne(ligne, compteurs, patient))
  return soin ? { soin, depense, quantite, compteurs, ...montureConnue(monture) } : null
}

export function circonstancesDeLigne(
  { codeActe, dateSoins, situation, base, quantite, oreille }: ActeDit,
  { unites }: Compteurs,
  patient: Patient,
): Circonstances {
  const tarif = soinDe(codeActe)
  const isCompte = base != null && tarif !== undefined
  return {
    ...circonstancesDe(patient, dateSoins, situation),
    ...(oreille && { oreille }),
    // Where many acts share a name, the line says its own base.
    ...(isCompte && (tarif.isBaseDite || tarif.isCoefficient) && { base: base / quantite }),
    // A line that the Assurance maladie counted was begun in time, or renewed for a reason.
    ...(isCompte && tarif.commenceAvant !== null && { isAccepte: true }),
    ...(isCompte && tarif.groupe !== null && unites > 0 && isEpuise() && { isAnticipe: true }),
    // Counted as before twenty, whatever the age: also for blind people.
    ...(isCompte && tarif.groupe === 'oreille' && isBaseDAge() && { isSurdiCecite: true }),
  }

  function isBaseDAge(): boolean {
    const versions = tarif?.ages.flatMap((age) => age.versions) ?? []
    return versions.some(([, regime]) => regime.base === (base ?? 0) / quantite)
  }

  function isEpuise(): boolean {
    const isUneOreille = oreille === 'droite' || oreille === 'gauche'
    return unites + quantite > (isUneOreille ? 1 : (tarif?.regime.maximumRo ?? unites + quantite))
  }
}

/**
 * What a line has used up: its units count where they were really paid. What is kept back is no more than what the
 * Assurance maladie did not pay of its share.
 */
export function usageDe(
  { ro, rc }: Pick<LigneAnnee, 'ro' | 'rc'>,
  facture: SoinFacture,
  garantie: Garantie,
): Pick<Decompte, 'retenue' | 'retenueDuJour' | 'unitesPayees' | 'rc'> {
  const calcul = calculer(facture, garantie)
  // A unit that the law counts was paid by either; one that the contract counts, by the contract.
  const isLegal = facture.soin.maximumRo !== null || facture.soin.isAnticipe
  const paye = rc === undefined ? null : rc + (isLegal ? (ro ?? 0) : 0)
  const retenue = Math.max(0, Math.min(calcul.retenue, calcul.theoriqueRo - (ro ?? calcul.ro)))
  return {
    retenue,
    retenueDuJour: Math.min(calcul.retenueDuJour, retenue),
    unitesPayees: paye === 0 ? 0 : calcul.unitesPayees,
    rc: rc ?? calcul.rc,
  }
}
