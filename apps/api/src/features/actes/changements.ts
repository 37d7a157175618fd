import { actes, type Changement } from '@espace-adherent/contract'
import { dateAParis, type LigneResume } from '@espace-adherent/domain'
import { sealed } from '../../schema/sealed.ts'
import type { ContratContext } from '../context.ts'
import { findPlanifiees } from '../demandes/index.ts'
import type { Actes } from './moteur.ts'

const deCouverture = Object.values(actes).filter(({ groupe }) => groupe === 'couverture')

/** What was accepted for a day to come, the nearest first: read from the requests, and nowhere else. */
export const createChangementsSource = ({ sealer, traites }: Actes) => ({
  async list({ db, client, visiteur, numeroContrat, now }: ContratContext): Promise<Changement[]> {
    const rows = await findPlanifiees(db, {
      clientCode: client.code,
      compteId: visiteur.compteId,
      numeroContrat,
      actes: deCouverture.map(({ key }) => key),
      jour: dateAParis(now),
    })
    return rows.map(({ id, acte, effetLe, lignes }) => ({
      demandeId: id,
      acte,
      libelle: traites[acte].acte.libelle,
      effetLe,
      lignes: lignes
        ? (JSON.parse(sealer.unseal(lignes, sealed.demandeLignes(id))) as LigneResume[])
        : [],
    }))
  },
})
