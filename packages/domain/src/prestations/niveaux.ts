import type { DateCalendaire } from '../calendrier/date.ts'
import { type Compteurs, calculer, compter, isMineur } from './calcul.ts'
import { garantieDe } from './exemples.ts'
import type { Garantie } from './garantie.ts'
import { soinDe } from './nomenclature.ts'

/** The guarantees of a contract: those of today, and those it had before, each between two days. */
export type Couverture = {
  garanties: readonly Garantie[]
  anciennes: readonly {
    du: DateCalendaire
    au: DateCalendaire
    garanties: readonly Garantie[]
  }[]
}

/** Care is covered by the guarantees of its day, whatever the contract has become since. */
export const garantiesLe = (
  { garanties, anciennes }: Couverture,
  jour: DateCalendaire,
): readonly Garantie[] =>
  anciennes.find(({ du, au }) => du <= jour && jour <= au)?.garanties ?? garanties

/** An act that somebody paid for, whatever the contract. */
export type SoinPasse = {
  personneId: string
  dateNaissance: DateCalendaire
  codeActe: string
  dateSoins: DateCalendaire
  depense: number
  quantite: number
}

export type TotauxSoins = { depense: number; ro: number; rc: number; reste: number }

const DEBUT = { participation: 0, franchise: 0 }
const NEUF = { unites: 0, enveloppe: 0 }

/**
 * What the same care would have left to pay under these guarantees, from a day on. The acts come in the
 * order of their days, from the first of that year: what a year has used up before that day counts.
 */
export function rejouer(
  soins: readonly SoinPasse[],
  garanties: readonly Garantie[],
  depuis: DateCalendaire,
): TotauxSoins {
  const retenues = new Map<string, Pick<Compteurs, 'participation' | 'franchise'>>()
  const usages = new Map<string, Pick<Compteurs, 'unites' | 'enveloppe'>>()
  const totaux = { depense: 0, ro: 0, rc: 0, reste: 0 }
  for (const passe of soins) {
    const soin = soinDe(passe.codeActe)
    if (!soin) continue
    const annee = `${passe.personneId} ${passe.dateSoins.slice(0, 4)}`
    const usage = `${annee} ${soin.garantie}`
    const facture = {
      soin,
      depense: passe.depense,
      quantite: passe.quantite,
      isMineur: isMineur(passe.dateNaissance, passe.dateSoins),
      compteurs: { ...(retenues.get(annee) ?? DEBUT), ...(usages.get(usage) ?? NEUF) },
    }
    const decompte = calculer(facture, garantieDe(garanties, soin))
    const { participation, franchise, unites, enveloppe } = compter(
      facture.compteurs,
      facture,
      decompte,
    )
    retenues.set(annee, { participation, franchise })
    usages.set(usage, { unites, enveloppe })
    if (passe.dateSoins < depuis) continue
    for (const part of ['depense', 'ro', 'rc', 'reste'] as const) totaux[part] += decompte[part]
  }
  return totaux
}
