import type { Actes } from '../../src/features/actes/index.ts'
import { sealed } from '../../src/noyau/sealed.ts'
import { type Executor, upkeep } from '../../src/platform/db/index.ts'
import { findDemandesOuvertes, saveLignes } from '../demo.repository.ts'

type Deps = { db: Executor; actes: Pick<Actes, 'sealer' | 'moteur' | 'findClient'>; now: Date }

const VIDES = '[]'

/**
 * What a member is shown as they send a request is reckoned by the act: of those that the demonstration
 * made up, it is reckoned once the acts are there, so that a clerk is not told that something has changed.
 */
export async function ecrireLignes({ db, actes, now }: Deps): Promise<void> {
  const { sealer, moteur, findClient } = actes
  for (const row of await findDemandesOuvertes(db)) {
    const client = findClient(row.clientCode)
    const place = sealed.demandeLignes(row.id)
    if (!client || row.lignes === null || sealer.unseal(row.lignes, place) !== VIDES) continue
    const reprise = await upkeep(db, (tx) => moteur.pourDemandes.reprend(tx, client, row, now))
    if (reprise) await saveLignes(db, row.id, sealer.seal(JSON.stringify(reprise.lignes), place))
  }
}
