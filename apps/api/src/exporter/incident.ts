import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Controle } from '../features/historique/index.ts'
import { type Database, type Executor, upkeep } from '../platform/db/index.ts'
import { figer, findSceau, findScellees } from './exporter.repository.ts'
import { ecrire } from './fichier.ts'

const PAR_PAGE = 1_000

export type Incident = {
  du: string
  au: string
  lignes: number
  /** The seal before the first line and that of the last: they prove that no line is missing. */
  sceauAvant: string | null
  sceauFin: string | null
  sha256: string
  /** The state of the whole chain when this was taken. */
  controle: Controle
}

type IncidentDeps = {
  database: Database
  check(db: Executor, now: Date): Promise<Controle>
}

/** The history of a period, line by line with its seals, for whoever reports an incident. */
export async function exporterIncident(
  { database, check }: IncidentDeps,
  { du, au, dossier, now }: { du: string; au: string; dossier: string; now: Date },
): Promise<Incident> {
  await mkdir(dossier, { recursive: true, mode: 0o700 })
  const incident = await database.unhurried(async (db) => {
    const controle = await check(db, now)
    return upkeep(db, async (tx) => {
      await figer(tx)
      let premier: number | null = null
      let dernier = 0
      let lignes = 0
      const flux = async function* () {
        for (;;) {
          const page = await findScellees(tx, { du, au, apres: dernier, taille: PAR_PAGE })
          for (const { rang, ligne } of page) {
            premier ??= rang
            dernier = rang
            lignes++
            yield `${ligne}\n`
          }
          if (page.length < PAR_PAGE) return
        }
      }
      const { sha256 } = await ecrire(join(dossier, 'historique.jsonl'), flux())
      const sceauAvant = premier === null ? null : await findSceau(tx, premier - 1)
      const sceauFin = premier === null ? null : await findSceau(tx, dernier)
      return { du, au, lignes, sceauAvant, sceauFin, sha256, controle }
    })
  })
  await writeFile(join(dossier, 'preuve.json'), `${JSON.stringify(incident, null, 2)}\n`, {
    mode: 0o600,
  })
  return incident
}
