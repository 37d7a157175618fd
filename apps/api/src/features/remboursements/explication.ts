import type { Explication } from '@espace-adherent/contract'
import {
  type Alternative,
  alternative,
  avertissementPrix,
  circonstancesDeLigne,
  depart,
  expliquer,
  type Garantie,
  garantieDe,
  moins,
  type Patient,
  type Retrouvee,
  retrouver,
  soinLe,
} from '@espace-adherent/domain'
import type { LigneDetaillee } from './decomptes.repository.ts'
import { textes } from './textes.ts'

/** Who was treated, and under which guarantees. */
export type Assure = Patient & { garanties: readonly Garantie[] }

/** What the engine finds for a line that was paid some time ago. */
export function recalculer(ligne: LigneDetaillee, assure: Assure): Retrouvee | null {
  const { participation, franchise, jour, unites, enveloppe } = ligne
  const compteurs = { participation, franchise, jour, unites, enveloppe }
  return retrouver({ ...ligne, compteurs }, assure)
}

/**
 * Never a sentence that the amounts belie: where the engine finds something else than what was paid (an imported line,
 * guarantees that have changed since), the line is shown as it was paid, and no rule of ours is quoted for it.
 */
export function explicationDe(ligne: LigneDetaillee, assure: Assure): Explication {
  const refait = recalculer(ligne, assure)
  const phrases = refait && expliquer(refait.facture, refait.garantie, refait.decompte)
  const ro = refait?.isMemeRo && phrases ? phrases.ro : textes.autreRo(ligne.ro)
  const factuelle = { ro, reste: resteDe(ligne), conseil: null, garantie: null }
  if (ligne.etat === 'rejetee' && ligne.rc === 0)
    return { ...factuelle, rc: textes.refusee(ligne.motifRejet ?? textes.sansMotif) }
  if (!refait || !phrases || !refait.isMemeRc) return { ...factuelle, rc: textes.autreRc(ligne.rc) }
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
