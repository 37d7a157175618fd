import type { Cotisations, EcheancePrevue } from '@espace-adherent/contract'
import {
  type DateCalendaire,
  dateAParis,
  prochaineEcheance,
  ratiosLe,
  rejetsASignaler,
  totauxCotisations,
} from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { ContratContext } from '../context.ts'
import { cleContratDe } from '../perimetre.ts'
import { actesPrix, avenirLe, echeancesPrevues, lignesDites, openFutur } from './avenir.ts'
import { type CompteCotisations, findCompte } from './cotisations.repository.ts'

/** Every instalment of a contract, all that is planned counted. */
export async function readPrevues(
  sealer: Sealer,
  db: Executor,
  cle: CleContrat,
  jour: DateCalendaire,
): Promise<EcheancePrevue[]> {
  const compte = await findCompte(db, cle, jour, actesPrix)
  return reckonAvenir(sealer, compte, jour).echeances
}

function reckonAvenir(
  sealer: Sealer,
  compte: CompteCotisations,
  jour: DateCalendaire,
  isDiscret = false,
) {
  const lu = compte.futur && openFutur(sealer, compte.futur)
  // Nothing is to come of what is over.
  const futur = lu && (lu.contrat.finDue ?? jour) >= jour ? lu : null
  const avenir = futur && avenirLe(futur, jour)
  const echeances = echeancesPrevues(compte, { futur, avenir, jour, isDiscret })
  return { futur, avenir, echeances }
}

/**
 * A year of the current contract under the mandate of a day; without them, today, and the present year, or the last one
 * in which something was called for. What is to come counts all that is planned: `avenir`.
 */
export async function readCotisations(
  context: ContratContext,
  {
    annee: demandee,
    jour = dateAParis(context.now),
  }: { annee?: number | undefined; jour?: string | undefined } = {},
): Promise<Cotisations> {
  const { db, visiteur } = context
  const { delegation, compteId } = visiteur
  const isDiscret = delegation !== null && !delegation.domaines.includes('demarches')
  const compte = await findCompte(db, cleContratDe(context), jour, actesPrix)
  const { mandat, solde, misesEnDemeure, ratios } = compte
  const aujourdhui = dateAParis(context.now)
  const { futur, avenir, echeances } = reckonAvenir(context.sealer, compte, aujourdhui, isDiscret)
  const anneeDe = ({ dateEcheance }: { dateEcheance: string }) => Number(dateEcheance.slice(0, 4))
  const annees = [...new Set(echeances.map(anneeDe))]
  const presente = Number(aujourdhui.slice(0, 4))
  const annee = demandee ?? (annees.includes(presente) ? presente : (annees.at(-1) ?? presente))
  const deLAnnee = echeances.filter((echeance) => anneeDe(echeance) === annee)
  return {
    annee,
    annees,
    avenir: futur &&
      avenir && {
        aujourdhui: avenir.aujourdhui,
        paliers: avenir.paliers.map((palier) => ({
          ...palier,
          ecart: palier.montant - (avenir.aujourdhui ?? 0),
        })),
        lignes: lignesDites(futur, avenir, { compteId, isDiscret, jour: aujourdhui }),
      },
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
