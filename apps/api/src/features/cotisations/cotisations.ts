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

/**
 * A year of the current contract under the mandate of a day; without them, today, and the present year, or the last one
 * in which something was called for.
 */
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
  const annees = [...new Set(echeances.map(anneeDe))]
  const presente = Number(dateAParis(context.now).slice(0, 4))
  const annee = demandee ?? (annees.includes(presente) ? presente : (annees.at(-1) ?? presente))
  const deLAnnee = echeances.filter((echeance) => anneeDe(echeance) === annee)
  return {
    annee,
    annees,
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

export const cotisationsSource = {
  async list(context: ContratContext, { annee }: { annee?: number | undefined }) {
    const lues: Cotisations = await readCotisations(context, { annee })
    // Which account pays is the adherent's affair, whoever may look at what is paid.
    return [context.visiteur.delegation ? { ...lues, mandat: null, isCarteAcceptee: false } : lues]
  },
}
