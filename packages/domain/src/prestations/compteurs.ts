import { addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { AUCUN_COMPTEUR, type Compteurs, type Decompte } from './calcul.ts'
import { compteurDe } from './retenues.ts'
import type { Soin } from './soin.ts'

type Usage = {
  personne: string
  jour: DateCalendaire
  soin: Soin
  decompte: Pick<Decompte, 'retenue' | 'unitesPayees' | 'rc'>
}

/** Glasses and hearing aids are counted whatever guarantee pays, so many years from the last ones. */
export const isRenouvele = ({ groupe, garantie }: Pick<Soin, 'groupe' | 'garantie'>) =>
  groupe !== garantie

/** What people have used up, act after act. */
export class Consommation {
  readonly #usages: Usage[] = []

  add(usage: Usage): void {
    this.#usages.push(usage)
  }

  /** Before an act of that day: of its calendar year, or of the years that its renewal counts. */
  avant(personne: string, jour: DateCalendaire, soin: Soin): Compteurs {
    const total = { ...AUCUN_COMPTEUR }
    const annee = jour.slice(0, 4)
    // What is renewed is counted from day to day: it may be on the very day, so many years later.
    const isCompte = isRenouvele(soin)
      ? (passe: DateCalendaire) => passe > addMonths(jour, -12 * soin.annees)
      : (passe: DateCalendaire) => passe >= `${annee}-01-01`
    for (const passe of this.#usages) {
      if (passe.personne !== personne || passe.jour > jour) continue
      const { retenue, unitesPayees, rc } = passe.decompte
      if (passe.soin.retenue !== null && passe.jour.slice(0, 4) === annee) {
        total[compteurDe(passe.soin.retenue)] += retenue
        // A limit by day is one by professional too: consultations of a day are not added up.
        if (passe.jour === jour && passe.soin.retenue === soin.retenue && retenue > 0)
          total.jour += soin.retenue === 'participation' ? 0 : retenue
      }
      if (passe.soin.groupe === soin.groupe && isCompte(passe.jour)) {
        total.unites += unitesPayees
        total.enveloppe += rc
      }
    }
    return total
  }
}
