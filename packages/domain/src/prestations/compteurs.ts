import { addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { AUCUN_COMPTEUR, type Compteurs, type Decompte } from './calcul.ts'
import { compteurDe } from './retenues.ts'
import type { Oreille, Soin } from './soin.ts'

type Usage = {
  personne: string
  jour: DateCalendaire
  soin: Soin
  decompte: Pick<Decompte, 'retenue' | 'retenueDuJour' | 'unitesPayees' | 'rc'>
  /** What the insurer had counted before it, where that may be more than the acts that are known here. */
  deja?: Compteurs | undefined
}

type UneOreille = Exclude<Oreille, 'deux'>
export type AppareilPaye = { oreille: UneOreille | null }

/** The ears that units were paid for; null where nobody said. */
export const appareilsDe = (oreille: Oreille | null, unites: number): AppareilPaye[] =>
  oreille === 'deux' && unites === 2
    ? [{ oreille: 'droite' }, { oreille: 'gauche' }]
    : Array.from({ length: unites }, () => ({ oreille: oreille === 'deux' ? null : oreille }))

/**
 * How many of the given ears have their device. A device without an ear counts for the other ear as
 * long as possible: somebody with one device has an ear left.
 */
export function appareilsComptes(payes: readonly AppareilPaye[], pour: Oreille | null): number {
  const nombre = (oreille: UneOreille | null) =>
    payes.filter((paye) => paye.oreille === oreille).length
  const [droite, gauche, inconnus] = [nombre('droite'), nombre('gauche'), nombre(null)]
  if (pour === 'deux' || pour === null) return Math.min(1, droite) + Math.min(1, gauche) + inconnus
  const [sienne, autre] = pour === 'droite' ? [droite, gauche] : [gauche, droite]
  return sienne + Math.max(0, inconnus - Math.max(0, 1 - autre))
}

type DejaCompte = Pick<Usage, 'soin' | 'deja'> & {
  decompte: Pick<Decompte, 'retenue' | 'unitesPayees' | 'rc'>
}

/** What the insurer counted up to an act, that act included; of another year or guarantee, it says nothing. */
export function compteAvec({ soin, deja, decompte }: DejaCompte): Compteurs {
  if (!deja) return AUCUN_COMPTEUR
  const garde = soin.retenue && compteurDe(soin.retenue)
  return {
    participation: deja.participation + (garde === 'participation' ? decompte.retenue : 0),
    franchise: deja.franchise + (garde === 'franchise' ? decompte.retenue : 0),
    jour: 0,
    // Years of a renewal go from day to day: what was counted on one day may be over on another.
    unites: soin.isGlissant ? 0 : deja.unites + decompte.unitesPayees,
    enveloppe: deja.enveloppe + decompte.rc,
  }
}

/** What people have used up, act after act. */
export class Consommation {
  readonly #usages: Usage[] = []

  add(usage: Usage): void {
    this.#usages.push(usage)
  }

  /** The use before an act of that day: of its calendar year, or of the years of its renewal. */
  avant(personne: string, jour: DateCalendaire, soin: Soin): Compteurs {
    const total = { ...AUCUN_COMPTEUR }
    const dit = { ...AUCUN_COMPTEUR }
    const annee = jour.slice(0, 4)
    // A renewal goes from day to day: it may be on the same day so many years later.
    const isCompte = soin.isGlissant
      ? (passe: DateCalendaire) => passe > addMonths(jour, -12 * soin.annees)
      : (passe: DateCalendaire) => passe >= `${annee}-01-01`
    const appareils: AppareilPaye[] = []
    for (const passe of this.#usages) {
      if (passe.personne !== personne || passe.jour > jour) continue
      const { retenue, retenueDuJour, unitesPayees, rc } = passe.decompte
      const isDeLAnnee = passe.jour.slice(0, 4) === annee
      const avec = compteAvec(passe)
      const retenir = (quoi: keyof Compteurs) => {
        if (isDeLAnnee) dit[quoi] = Math.max(dit[quoi], avec[quoi])
      }
      retenir('participation')
      retenir('franchise')
      if (passe.soin.garantie === soin.garantie) retenir('enveloppe')
      if (passe.soin.groupe === soin.groupe) retenir('unites')
      if (passe.soin.retenue !== null && isDeLAnnee) {
        total[compteurDe(passe.soin.retenue)] += retenue
        // A daily limit is one by professional too: consultations of a day are not added up.
        if (passe.jour === jour && passe.soin.retenue === soin.retenue)
          total.jour += soin.retenue === 'participation' ? 0 : retenueDuJour
      }
      // The euros of a guarantee are those of a calendar year, for all of its acts together.
      if (passe.soin.garantie === soin.garantie && isDeLAnnee) total.enveloppe += rc
      if (passe.soin.groupe === soin.groupe && isCompte(passe.jour)) {
        total.unites += unitesPayees
        appareils.push(...appareilsDe(passe.soin.oreille, unitesPayees))
      }
    }
    if (soin.groupe === 'oreille') total.unites = appareilsComptes(appareils, soin.oreille)
    for (const quoi of ['participation', 'franchise', 'unites', 'enveloppe'] as const)
      total[quoi] = Math.max(total[quoi], dit[quoi])
    return total
  }

  /**
   * From when so many more are paid, if they are not on that day; null: they are, or time changes
   * nothing.
   */
  renouvelableLe(
    personne: string,
    jour: DateCalendaire,
    soin: Soin,
    quantite: number,
  ): DateCalendaire | null {
    const { maximumRo } = soin
    const isPaye = (le: DateCalendaire) =>
      maximumRo !== null && this.avant(personne, le, soin).unites + quantite <= maximumRo
    if (maximumRo === null || quantite > maximumRo || isPaye(jour)) return null
    if (!soin.isGlissant) return `${Number(jour.slice(0, 4)) + 1}-01-01`
    const jours = this.#usages
      .filter((passe) => passe.personne === personne && passe.soin.groupe === soin.groupe)
      .map((passe) => addMonths(passe.jour, 12 * soin.annees))
    return jours.sort().find((le) => le > jour && isPaye(le)) ?? null
  }
}
