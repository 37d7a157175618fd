import type { DateCalendaire } from '../calendrier/date.ts'
import { AUCUN_COMPTEUR, calculer } from './calcul.ts'
import { Consommation } from './compteurs.ts'
import { garantieDe } from './exemples.ts'
import type { Garantie } from './garantie.ts'
import { type ActeDit, factureDe } from './ligne.ts'
import { type RenfortTenu, renforcer, renfortsLe } from './renforts.ts'
import type { Patient } from './soin-le.ts'

/** What an offer promises, and what the contract also held, as that offer defines it. */
type Niveau = { garanties: readonly Garantie[]; renforts?: readonly RenfortTenu[] }

/** The guarantees of a contract: today's, and earlier ones with their days. */
export type Couverture = Niveau & {
  anciennes: readonly (Niveau & { du: DateCalendaire; au: DateCalendaire })[]
}

/**
 * Care is covered by the guarantees of its day, reinforcements included, whatever the contract is
 * today.
 */
export function garantiesLe(couverture: Couverture, jour: DateCalendaire): readonly Garantie[] {
  const { garanties, renforts = [] } =
    couverture.anciennes.find(({ du, au }) => du <= jour && jour <= au) ?? couverture
  return renforcer(garanties, renfortsLe(renforts, jour))
}

/** An act that somebody paid for, whatever the contract. */
export type SoinPasse = Patient & ActeDit & { personneId: string }

export type TotauxSoins = { depense: number; ro: number; rc: number; reste: number }

/**
 * What the same care would have left to pay under these guarantees from a day on. Acts come by day,
 * from the first of that year: what they used up before that day counts.
 */
export function rejouer(
  soins: readonly SoinPasse[],
  garanties: readonly Garantie[],
  depuis: DateCalendaire,
): TotauxSoins {
  const consommation = new Consommation()
  const totaux = { depense: 0, ro: 0, rc: 0, reste: 0 }
  for (const passe of soins) {
    const { personneId, dateSoins } = passe
    const soin = factureDe(passe, AUCUN_COMPTEUR, passe)?.soin
    if (!soin) continue
    // Whether it was an early renewal depends on what had been used up.
    const compteurs = consommation.avant(personneId, dateSoins, soin)
    const facture = factureDe(passe, compteurs, passe)
    if (!facture) continue
    const decompte = calculer(facture, garantieDe(garanties, facture.soin))
    consommation.add({ personne: personneId, jour: dateSoins, soin: facture.soin, decompte })
    if (dateSoins < depuis) continue
    for (const part of ['depense', 'ro', 'rc', 'reste'] as const) totaux[part] += decompte[part]
  }
  return totaux
}
