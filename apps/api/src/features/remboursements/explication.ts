import type { Explication } from '@espace-adherent/contract'
import {
  type Alternative,
  acteDe,
  alternative,
  calculer,
  expliquer,
  type Garantie,
  garantieDe,
  isMineur,
  type Soin,
} from '@espace-adherent/domain'
import type { LigneDetaillee } from './decomptes.repository.ts'
import { textes } from './textes.ts'

/** Who was treated, and under which guarantees. */
export type Assure = { dateNaissance: string; garanties: readonly Garantie[] }

/** The act as the engine takes it; null when the nomenclature does not know it any more. */
export function soinDe(ligne: LigneDetaillee, { dateNaissance }: Assure): Soin | null {
  const acte = acteDe(ligne.codeActe)
  if (!acte) return null
  const { depense, quantite, participation, franchise, unites, enveloppe } = ligne
  return {
    acte,
    depense,
    quantite,
    isMineur: isMineur(dateNaissance, ligne.dateSoins),
    compteurs: { participation, franchise, unites, enveloppe },
  }
}

/** What the engine finds for a line that was paid some time ago. */
export function recalculer(ligne: LigneDetaillee, assure: Assure) {
  const soin = soinDe(ligne, assure)
  if (!soin) return null
  const garantie = garantieDe(assure.garanties, soin.acte)
  return { soin, garantie, decompte: calculer(soin, garantie) }
}

/**
 * Never a sentence that the amounts belie: when the guarantees have changed since, and the engine
 * finds something else than what was paid, no rule of today is quoted.
 */
export function explicationDe(ligne: LigneDetaillee, assure: Assure): Explication {
  const refait = recalculer(ligne, assure)
  const isMemeRo = refait !== null && refait.decompte.ro === ligne.ro
  const phrases = refait && expliquer(refait.soin, refait.garantie, refait.decompte)
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
  const autre = alternative(refait.soin, refait.decompte.reste, {
    acte: acteDe,
    garantie: (acte) => garantieDe(assure.garanties, acte),
  })
  return { ...phrases, conseil: autre && phraseConseil(autre) }
}

function phraseConseil({ acte, depense, reste }: Alternative): string {
  if (acte.panier === '100sante') return textes.conseil100Sante(acte.libelle, depense, reste)
  return acte.code === 'CSO' ? textes.conseilOptam(reste) : textes.conseilTarif(acte.libelle, reste)
}
