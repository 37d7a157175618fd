import type { DateCalendaire } from '../calendrier/date.ts'
import { AUCUN_COMPTEUR, calculer } from '../prestations/calcul.ts'
import { garantieDe } from '../prestations/exemples.ts'
import { avertissementPrix, type Explication, expliquer } from '../prestations/explication.ts'
import { factureDe, type LigneAnnee, montureConnue } from '../prestations/ligne.ts'
import { type Couverture, garantiesLe } from '../prestations/niveaux.ts'
import { compteursAvant } from '../prestations/simulation.ts'
import { circonstancesDe, type Patient, type SituationSoin } from '../prestations/soin-le.ts'
import type { SoinDeclare } from './facture.ts'

/** A line of a bill as it would be paid: dépense = ro + rc + reste + horsLimite, always. */
export type LigneEstimee = LigneAnnee & {
  libelle: string
  base: number | null
  ro: number
  rc: number
  reste: number
  /** Above the price limit: not due, and so no reste à charge. */
  horsLimite: number
  /** Nothing is left of what the contract pays in that time. */
  isEpuisee: boolean
  explication: Explication
  avertissement: string | null
}

type Assure = Couverture & Patient & { lignes: readonly LigneAnnee[] }

/**
 * What each act of a bill would be paid. Acts use up the year one after the other. What the
 * Assurance maladie has paid, as the member says, replaces what it should pay.
 */
export function estimerFacture(
  soins: readonly SoinDeclare[],
  dateSoins: DateCalendaire,
  assure: Assure,
): LigneEstimee[] {
  const estimees: LigneEstimee[] = []
  for (const { ro: dit, monture = null, oreille = null, base = null, ...declare } of soins) {
    const { codeActe, quantite, depense } = declare
    const acte = { ...declare, dateSoins, monture, oreille, base }
    const soin = factureDe(acte, AUCUN_COMPTEUR, assure)?.soin
    if (!soin) continue
    const compteurs = compteursAvant(soin, dateSoins, [...assure.lignes, ...estimees], assure)
    const facture = { soin, depense, quantite, compteurs, ...montureConnue(monture) }
    const garantie = garantieDe(garantiesLe(assure, dateSoins), soin)
    const calcul = calculer(facture, garantie)
    const ro = dit ?? calcul.ro
    const rc = Math.min(calcul.rc, depense - ro)
    const horsLimite = Math.min(calcul.horsLimite, depense - ro - rc)
    const reste = depense - ro - rc - horsLimite
    const phrases = expliquer(facture, garantie, calcul)
    estimees.push({
      codeActe,
      libelle: soin.libelle,
      quantite,
      depense,
      dateSoins,
      compteurs,
      situation: situationDe(assure, dateSoins, declare.situation),
      monture,
      oreille,
      base: calcul.base,
      ro,
      rc,
      reste,
      horsLimite,
      isEpuisee: calcul.unitesPayees === 0 && garantie.regle.type !== 'aucune',
      // Never quotes a rule that the amounts contradict.
      explication: ro === calcul.ro ? phrases : expliquerDit(phrases, rc === calcul.rc, reste),
      avertissement: avertissementPrix(facture, calcul),
    })
  }
  return estimees
}

/** As the person is treated on that day, whatever was said. */
const situationDe = (assure: Patient, jour: DateCalendaire, dite?: SituationSoin) =>
  circonstancesDe(assure, jour, dite).situation ?? 'parcours'

/** The amount that the member names counts: no rate is quoted. */
const expliquerDit = (phrases: Explication, isMemeRc: boolean, reste: number): Explication => ({
  ro: 'Le montant que vous avez indiqué',
  rc: isMemeRc ? phrases.rc : 'Ce qui reste à payer après la part de l’Assurance maladie',
  reste: reste === 0 ? 'Rien ne reste à votre charge' : 'Ce que ni l’une ni l’autre ne prend',
})

export const totalEstime = (
  lignes: readonly Pick<LigneEstimee, 'depense' | 'ro' | 'rc' | 'reste' | 'horsLimite'>[],
) => {
  const total = { depense: 0, ro: 0, rc: 0, reste: 0, horsLimite: 0 }
  for (const ligne of lignes)
    for (const part of Object.keys(total) as (keyof typeof total)[]) total[part] += ligne[part]
  return total
}
