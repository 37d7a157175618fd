import type { Explication } from '@espace-adherent/contract'
import {
  type Alternative,
  alternative,
  avertissementPrix,
  calculer,
  circonstancesDe,
  expliquer,
  type Garantie,
  garantieDe,
  montureConnue,
  type Patient,
  type SoinFacture,
  soinLe,
} from '@espace-adherent/domain'
import type { LigneDetaillee } from './decomptes.repository.ts'
import { textes } from './textes.ts'

/** Who was treated, and under which guarantees. */
export type Assure = Patient & { garanties: readonly Garantie[] }

/** The act as the engine takes it; null when the nomenclature does not know it any more. */
export function factureDe(ligne: LigneDetaillee, assure: Assure): SoinFacture | null {
  const { dateSoins, situation, monture } = ligne
  const soin = soinLe(ligne.codeActe, circonstancesDe(assure, dateSoins, situation))
  if (!soin) return null
  const { depense, quantite, participation, franchise, jour, unites, enveloppe } = ligne
  const compteurs = { participation, franchise, jour, unites, enveloppe }
  return { soin, depense, quantite, compteurs, ...montureConnue(monture) }
}

/** What the engine finds for a line that was paid some time ago. */
export function recalculer(ligne: LigneDetaillee, assure: Assure) {
  const facture = factureDe(ligne, assure)
  if (!facture) return null
  const garantie = garantieDe(assure.garanties, facture.soin)
  return { facture, garantie, decompte: calculer(facture, garantie) }
}

/**
 * Never a sentence that the amounts belie: when the guarantees have changed since, and the engine
 * finds something else than what was paid, no rule of today is quoted.
 */
export function explicationDe(ligne: LigneDetaillee, assure: Assure): Explication {
  const refait = recalculer(ligne, assure)
  const isMemeRo = refait !== null && refait.decompte.ro === ligne.ro
  const phrases = refait && expliquer(refait.facture, refait.garantie, refait.decompte)
  const ro = isMemeRo && phrases ? phrases.ro : textes.autreRegle
  if (ligne.etat === 'rejetee')
    return {
      ro,
      rc: textes.refusee(ligne.motifRejet ?? textes.sansMotif),
      reste: textes.autreReste,
      conseil: null,
    }
  if (!refait || !phrases || !isMemeRo || refait.decompte.rc !== ligne.rc)
    return { ro, rc: textes.autreRegle, reste: textes.autreReste, conseil: null }
  const autre = alternative(refait.facture, refait.decompte.reste, {
    soin: (code) => soinLe(code, circonstancesDe(assure, ligne.dateSoins, ligne.situation)),
    garantie: (soin) => garantieDe(assure.garanties, soin),
  })
  const conseil =
    avertissementPrix(refait.facture, refait.decompte) ?? (autre && phraseConseil(autre))
  return { ...phrases, conseil }
}

function phraseConseil({ soin, depense, reste }: Alternative): string {
  if (soin.panier === '100sante') return textes.conseil100Sante(soin.libelle, depense, reste)
  return soin.code === 'CSO' ? textes.conseilOptam(reste) : textes.conseilTarif(soin.libelle, reste)
}
