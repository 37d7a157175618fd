import type {
  abandonResource,
  apercuResource,
  brouillonsResource,
  Data,
  DemarcheOfferte,
  demarchesResource,
  Query,
} from '@espace-adherent/contract'
import { isDansPortee, realFaults } from '@espace-adherent/domain'
import type { MembreContext } from '../context.ts'
import type { Delais } from '../demandes/index.ts'
import { isFeatureVisible } from '../portail/index.ts'
import { deleteBrouillon } from './brouillons.repository.ts'
import { type BrouillonsDeps, listBrouillons, saveBrouillon, toBrouillon } from './brouillons.ts'
import { hold, type MoteurActes, reglesDe } from './moteur.ts'
import type { Traite } from './traite.ts'

export type ActesDeps = BrouillonsDeps & { moteur: MoteurActes; delais: Delais }

export const createDemarchesSource = ({ traites, delais }: ActesDeps) => ({
  async list(
    context: MembreContext,
    _query: Query<typeof demarchesResource>,
  ): Promise<DemarcheOfferte[]> {
    const { db, client, visiteur, now } = context
    const { qualites } = visiteur
    const offertes: DemarcheOfferte[] = []
    for (const { acte } of Object.values(traites)) {
      const isPossible = Object.values(qualites).some((q) => isDansPortee(acte.portee, q))
      if (!isPossible || (acte.feature && !(await isFeatureVisible(context, acte.feature))))
        continue
      const { modeGestion } = reglesDe(client, acte.key, now)
      offertes.push({
        acte: acte.key,
        libelle: acte.libelle,
        chapo: acte.chapo,
        groupe: acte.groupe,
        modeGestion,
        delai:
          modeGestion === 'manuel' ? await delais.habituel(db, client.code, acte.key, now) : null,
      })
    }
    return offertes
  },
})

export const createApercuSource = ({ traites, delais }: ActesDeps) => ({
  /** The same reading and the same rules as sending; nothing is written. */
  async update(context: MembreContext, { acte, saisie }: Data<typeof apercuResource>) {
    const { db, client, visiteur, now } = context
    const traite: Traite = traites[acte]
    const regles = reglesDe(client, acte, now)
    const prepare = traite.prepare(traite.parse(saisie), regles)
    const lecture = await db.transaction(async (tx) => {
      const contrat = await hold(tx, traite, context, prepare)
      const appelant = { ...visiteur, client, contrat, now }
      const avant = await traite.avant(tx, appelant, prepare.data)
      return traite.lire(tx, appelant, prepare.data, regles, avant)
    })
    const { modeGestion } = regles
    return {
      modeGestion,
      lignes: [...lecture.lignes],
      pieces: [...prepare.pieces],
      effetLe: lecture.effetLe,
      delai: modeGestion === 'manuel' ? await delais.habituel(db, client.code, acte, now) : null,
      fautes: realFaults({ ...lecture.faults, ...prepare.faults }) ?? {},
    }
  },
})

export const createBrouillonsSource = (deps: ActesDeps) => ({
  list: (context: MembreContext, { acte }: Query<typeof brouillonsResource>) =>
    listBrouillons(deps, context.db, context.visiteur.compteId, acte),

  async update({ db, visiteur, now }: MembreContext, data: Data<typeof brouillonsResource>) {
    const row = await db.transaction((tx) => saveBrouillon(deps, tx, visiteur.compteId, data, now))
    return toBrouillon(deps, db, row)
  },
})

export const abandonSource = {
  async update({ db, visiteur }: MembreContext, key: Data<typeof abandonResource>) {
    await deleteBrouillon(db, { compteId: visiteur.compteId, ...key })
    return key
  },
}
