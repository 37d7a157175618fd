import type { Cotisations, EcheanceCotisation, EcheancePrevue } from '@espace-adherent/contract'
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
import { avenirLe, lignesDites, readEcheances, readFutur } from './avenir.ts'
import { findCompte } from './cotisations.repository.ts'

/** Every instalment of a contract, all that is planned counted. */
export async function readPrevues(
  sealer: Sealer,
  db: Executor,
  cle: CleContrat,
  jour: DateCalendaire,
): Promise<EcheancePrevue[]> {
  const { echeances } = await findCompte(db, cle, jour)
  return (await readAvenir(sealer, db, cle, echeances, jour)).echeances
}

async function readAvenir(
  sealer: Sealer,
  db: Executor,
  cle: CleContrat,
  appelees: readonly EcheanceCotisation[],
  jour: DateCalendaire,
  isDiscret = false,
) {
  const lu = await readFutur(sealer, db, cle)
  // Nothing is to come of what is over.
  const futur = lu && (lu.contrat.finDue ?? jour) >= jour ? lu : null
  const avenir = futur && avenirLe(futur, jour)
  const echeances = await readEcheances(db, cle, appelees, {
    futur,
    avenir,
    jour,
    isDiscret,
  })
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
  const cle = cleContratDe(context)
  const {
    echeances: appelees,
    mandat,
    solde,
    misesEnDemeure,
    ratios,
  } = await findCompte(db, cle, jour)
  const aujourdhui = dateAParis(context.now)
  const { futur, avenir, echeances } = await readAvenir(
    context.sealer,
    db,
    cle,
    appelees,
    aujourdhui,
    isDiscret,
  )
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
