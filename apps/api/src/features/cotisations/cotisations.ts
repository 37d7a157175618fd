import type { Cotisations } from '@espace-adherent/contract'
import { dateAParis, totauxCotisations } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { findCompte } from './cotisations.repository.ts'

/** A year of the current contract under the mandate of a day; without them, the present year and today. */
export async function readCotisations(
  { db, client, perimetre, now }: ContratContext,
  {
    annee: demandee,
    jour = dateAParis(now),
  }: { annee?: number | undefined; jour?: string | undefined } = {},
): Promise<Cotisations> {
  const { echeances, mandat } = await findCompte(db, client.code, perimetre.numeroContrat, jour)
  const anneeDe = ({ dateEcheance }: { dateEcheance: string }) => Number(dateEcheance.slice(0, 4))
  const annee = demandee ?? Number(dateAParis(now).slice(0, 4))
  const deLAnnee = echeances.filter((echeance) => anneeDe(echeance) === annee)
  return {
    annee,
    annees: [...new Set(echeances.map(anneeDe))],
    echeances: deLAnnee,
    rejets: echeances.filter(({ etat }) => etat === 'rejetee'),
    totaux: totauxCotisations(deLAnnee),
    mandat,
    isCarteAcceptee: client.config.pointDeVente !== undefined,
  }
}
