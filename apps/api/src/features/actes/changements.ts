import { type ActeGestion, actes, type Changement } from '@espace-adherent/contract'
import { dateAParis, type LigneResume } from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { ContratContext } from '../context.ts'
import { lignesDuJour } from '../cotisations/index.ts'
import { findPlanifiees } from '../demandes/index.ts'
import { cleContratDe } from '../perimetre.ts'
import type { Actes } from './moteur.ts'

const montres = Object.values(actes).filter(
  ({ groupe, dateEffet }) => groupe === 'couverture' || (groupe === 'profil' && dateEffet !== null),
)

/** What was accepted for a day to come, the nearest first: read from the requests, and nowhere else. */
export const createChangementsSource = ({ sealer, traites }: Actes) => ({
  async list(context: ContratContext): Promise<Changement[]> {
    const cle = cleContratDe(context)
    const rows = await findPlanifiees(context.db, {
      ...cle,
      compteId: context.visiteur.compteId,
      actes: montres.map(({ key }) => key),
    })
    if (rows.length === 0) return []
    const duJour = await lignesDuJour(sealer, context.db, cle, dateAParis(context.now))
    return rows.map(({ id, acte, effetLe, lignes }) => ({
      demandeId: id,
      acte,
      groupe: traites[acte].acte.groupe,
      libelle: traites[acte].acte.libelle,
      effetLe,
      lignes: lignes
        ? duJour(id, JSON.parse(sealer.unseal(lignes, sealed.demandeLignes(id))) as LigneResume[])
        : [],
    }))
  },
})

/**
 * The same, as each act means it (`D`): for facts, so that nobody is offered again what they asked for
 * already. Not for what is read on the day itself: a request would find itself there.
 */
export async function findPrevus<D extends object>(
  sealer: Sealer,
  tx: Executor,
  { compteId, contrat }: { compteId: string; contrat: CleContrat },
  voulus: readonly ActeGestion[],
): Promise<(D & { effetLe: string })[]> {
  const { clientCode, numeroContrat } = contrat
  const cle = { clientCode, numeroContrat, compteId }
  const rows = await findPlanifiees(tx, { ...cle, actes: voulus })
  return openPrevus(sealer, rows)
}

type Planifiee = { id: string; data: string | null; effetLe: string }

/** The same, read beside something else. */
export const openPrevus = <D extends object>(
  sealer: Sealer,
  rows: readonly Planifiee[],
): (D & { effetLe: string })[] =>
  rows.flatMap(({ id, data, effetLe }) =>
    data === null
      ? []
      : { ...(JSON.parse(sealer.unseal(data, sealed.demandeData(id))) as D), effetLe },
  )
