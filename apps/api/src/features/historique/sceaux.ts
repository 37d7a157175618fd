import type { Sealer } from '../../platform/crypto/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import {
  findForgotten,
  findLastSceau,
  findLignesAfter,
  findScelles,
  hasUnsealed,
  holdStill,
  insertSceaux,
  type Ligne,
} from './sceaux.repository.ts'

/** Nobody can add a line while these are sealed: some milliseconds. */
const BATCH = 200
const PAGE = 2_000
/** Lines are sealed within seconds; one that waits longer than this has been kept from it. */
const LATE_MINUTES = 10

/** What the first seal is made of. */
const ORIGINE = 'origine'

export type Rupture = {
  historiqueId: number
  nature: 'ligne modifiée' | 'ligne disparue' | 'sceau disparu' | 'ligne sans sceau'
}

export type Controle = {
  lignes: number
  /** To be noted elsewhere: whoever cuts lines off the end cannot make it up again. */
  tete: string
  rupture: Rupture | null
}

/**
 * The key is the installation's: whoever only has the database cannot make seals. A line that says
 * neither role, nor before, nor after, nor request is sealed as all lines once were; giving it one, or
 * taking it away, makes another seal.
 */
const sealOf = (sealer: Sealer, previous: string, ligne: Ligne) => {
  const { id, clientCode, le, compteId, auteurId, action, objet, cible, detail } = ligne
  const said = [id, clientCode, le.toISOString(), compteId, auteurId, action, objet, cible, detail]
  const { role, avant, apres, requete } = ligne
  const more = [role, avant, apres, requete]
  return sealer.fingerprint(
    JSON.stringify(
      more.every((value) => value === null)
        ? ['historique', previous, ...said]
        : ['historique 2', previous, ...said, ...more],
    ),
  )
}

/** Seals what was added since the last time; another node may be doing it, or a line be on its way. */
export const sealLignes =
  (sealer: Sealer) =>
  async (db: Executor): Promise<void> => {
    while (await hasUnsealed(db)) {
      const sealed = await upkeep(db, async (tx) => {
        if (!(await holdStill(tx))) return 0
        const last = await findLastSceau(tx)
        const lignes = await findLignesAfter(tx, last?.historiqueId ?? 0, BATCH)
        let { rang, empreinte } = last ?? { rang: 0, empreinte: ORIGINE }
        const sceaux = lignes.map((ligne) => {
          rang++
          empreinte = sealOf(sealer, empreinte, ligne)
          return { rang, historiqueId: ligne.id, empreinte }
        })
        if (sceaux.length > 0) await insertSceaux(tx, sceaux)
        return sceaux.length
      })
      if (sealed === 0) return
    }
  }

/**
 * Goes through the whole chain, and stops at the first thing that somebody has touched. For one client its own lines are
 * counted, and the seal is that of its last one: what its neighbours do shows in neither. A break is told to everybody: a
 * line that was moved to another client, or that is gone, says no more whose it was.
 */
export const checkSceaux =
  (sealer: Sealer) =>
  async (db: Executor, now: Date, clientCode?: string): Promise<Controle> => {
    let rang = 0
    let tete = ORIGINE
    let sealedUpTo = 0
    let comptees = 0
    let derniere = ORIGINE
    const told = (rupture: Rupture | null): Controle => ({
      lignes: comptees,
      tete: derniere,
      rupture,
    })
    const broken = (historiqueId: number, nature: Rupture['nature']) =>
      told({ historiqueId, nature })
    for (;;) {
      const page = await findScelles(db, rang, PAGE)
      for (const { sceau, ligne } of page) {
        if (sceau.rang !== rang + 1) return broken(sceau.historiqueId, 'sceau disparu')
        if (!ligne) return broken(sceau.historiqueId, 'ligne disparue')
        if (sealOf(sealer, tete, ligne) !== sceau.empreinte)
          return broken(ligne.id, 'ligne modifiée')
        rang = sceau.rang
        tete = sceau.empreinte
        sealedUpTo = ligne.id
        if (clientCode !== undefined && ligne.clientCode !== clientCode) continue
        comptees++
        derniere = sceau.empreinte
      }
      if (page.length < PAGE) break
    }
    const writtenBefore = new Date(now.getTime() - LATE_MINUTES * 60_000)
    const forgotten = await findForgotten(db, { sealedUpTo, writtenBefore })
    if (forgotten !== undefined) return broken(forgotten, 'ligne sans sceau')
    return told(null)
  }
