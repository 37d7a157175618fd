import type { Explication } from '@espace-adherent/contract'
import {
  type Alternative,
  alternative,
  avertissementPrix,
  calculer,
  circonstancesDeLigne,
  depart,
  expliquer,
  factureDe,
  type Garantie,
  garantieDe,
  moins,
  type Patient,
  soinLe,
} from '@espace-adherent/domain'
import type { LigneDetaillee } from './decomptes.repository.ts'
import { textes } from './textes.ts'

/** Who was treated, and under which guarantees. */
export type Assure = Patient & { garanties: readonly Garantie[] }

/** What the engine finds for a line that was paid some time ago. */
export function recalculer(ligne: LigneDetaillee, assure: Assure) {
  const { participation, franchise, jour, unites, enveloppe } = ligne
  const compteurs = { participation, franchise, jour, unites, enveloppe }
  const facture = factureDe(ligne, compteurs, assure)
  if (!facture) return null
  const garantie = garantieDe(assure.garanties, facture.soin)
  return { facture, garantie, decompte: calculer(facture, garantie) }
}

/**
 * Never a sentence that the amounts belie: where the engine finds something else than what was paid (an imported line,
 * guarantees that have changed since), the line is shown as it was paid, and no rule of ours is quoted for it.
 */
export function explicationDe(ligne: LigneDetaillee, assure: Assure): Explication {
  const refait = recalculer(ligne, assure)
  const isMemeRo = refait !== null && refait.decompte.ro === ligne.ro
  const phrases = refait && expliquer(refait.facture, refait.garantie, refait.decompte)
  const ro = isMemeRo && phrases ? phrases.ro : textes.autreRo(ligne.ro)
  if (ligne.etat === 'rejetee')
    return {
      ro,
      rc: textes.refusee(ligne.motifRejet ?? textes.sansMotif),
      reste: resteDe(ligne),
      conseil: null,
      garantie: null,
    }
  if (!refait || !phrases || !isMemeRo || refait.decompte.rc !== ligne.rc)
    return {
      ro,
      rc: textes.autreRc(ligne.rc),
      reste: resteDe(ligne),
      conseil: null,
      garantie: null,
    }
  const autre = alternative(refait.facture, refait.decompte.reste, {
    // The same bill, done by another way: what it says of the act stays.
    soin: (code) => soinLe(code, circonstancesDeLigne(ligne, refait.facture.compteurs, assure)),
    garantie: (soin) => garantieDe(assure.garanties, soin),
  })
  const conseil =
    avertissementPrix(refait.facture, refait.decompte) ?? (autre && phraseConseil(autre))
  return { ...phrases, conseil, garantie: refait.garantie.cle }
}

/** By subtraction, whatever rule the amounts come from. */
const resteDe = ({ depense, ro, rc }: LigneDetaillee) =>
  moins(depart(depense), [
    { montant: ro, quoi: textes.autrePartRo },
    { montant: rc, quoi: textes.autrePartRc },
  ]).texte

function phraseConseil({ soin, depense, reste }: Alternative): string {
  if (soin.panier === '100sante') return textes.conseil100Sante(soin.libelle, depense, reste)
  return soin.code === 'CSO' ? textes.conseilOptam(reste) : textes.conseilTarif(soin.libelle, reste)
}
