import { calculer, type Decompte, type SoinFacture } from './calcul.ts'
import { garantieDe } from './exemples.ts'
import type { Garantie } from './garantie.ts'
import { factureDe, type LigneAnnee } from './ligne.ts'
import { type Couverture, garantiesLe } from './niveaux.ts'
import type { Patient } from './soin-le.ts'

/** A line as the insurer paid it. */
export type LigneRemboursee = LigneAnnee & { ro: number; rc: number }

/** What our rules give for a line, and which of its amounts are the ones that were paid. */
export type Retrouvee = {
  facture: SoinFacture
  garantie: Garantie
  decompte: Decompte
  isMemeRo: boolean
  isMemeRc: boolean
}

/**
 * Reckons a line anew, beside what was paid for it. The insurer's amounts are never corrected: a rule of ours is quoted
 * only for a sum that it gives, from the base that the line says. Null: no act that we know.
 */
export function retrouver(
  ligne: LigneRemboursee,
  assure: Patient & { garanties: readonly Garantie[] },
): Retrouvee | null {
  const facture = factureDe(ligne, ligne.compteurs, assure)
  if (!facture) return null
  const garantie = garantieDe(assure.garanties, facture.soin)
  const decompte = calculer(facture, garantie)
  const isMemeBase = ligne.base == null || ligne.base === decompte.base
  const isMemeRo = isMemeBase && decompte.ro === ligne.ro
  // Of an offer whose guarantees nobody gave us, we do not know what it pays, nor that it does not.
  const isConnue = assure.garanties.length > 0
  return {
    facture,
    garantie,
    decompte,
    isMemeRo,
    isMemeRc: isMemeRo && isConnue && decompte.rc === ligne.rc,
  }
}

/** Whether some of these lines were paid by other rules than ours: counters that follow from them are the insurer's to tell. */
export const hasAutresRegles = (
  lignes: readonly LigneRemboursee[],
  assure: Couverture & Patient,
): boolean =>
  lignes.some(
    (ligne) =>
      retrouver(ligne, { ...assure, garanties: garantiesLe(assure, ligne.dateSoins) })?.isMemeRc !==
      true,
  )
