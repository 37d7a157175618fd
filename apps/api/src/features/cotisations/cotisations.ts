import type { Cotisations } from '@espace-adherent/contract'
import {
  dateAParis,
  prochaineEcheance,
  ratiosLe,
  rejetsASignaler,
  totauxCotisations,
} from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { findCompte } from './cotisations.repository.ts'

/** A year of the current contract under the mandate of a day; without them, the present year and today. */
export async function readCotisations(
  context: ContratContext,
  {
    annee: demandee,
    jour = dateAParis(context.now),
  }: { annee?: number | undefined; jour?: string | undefined } = {},
): Promise<Cotisations> {
  const { echeances, mandat, solde, misesEnDemeure, ratios } = await findCompte(
    context.db,
    cleContratDe(context),
    jour,
  )
  const anneeDe = ({ dateEcheance }: { dateEcheance: string }) => Number(dateEcheance.slice(0, 4))
  const annee = demandee ?? Number(dateAParis(context.now).slice(0, 4))
  const deLAnnee = echeances.filter((echeance) => anneeDe(echeance) === annee)
  return {
    annee,
    annees: [...new Set(echeances.map(anneeDe))],
    echeances: deLAnnee,
    rejets: rejetsASignaler(echeances, misesEnDemeure),
    prochaine: prochaineEcheance(echeances),
    solde,
    totaux: totauxCotisations(deLAnnee),
    mandat,
    ratios: ratiosLe(ratios, annee),
    isCarteAcceptee: context.client.config.pointDeVente !== undefined,
  }
}
