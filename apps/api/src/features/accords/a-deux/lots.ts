import { unchanged, write } from '../../../noyau/index.ts'
import { type Executor, type Transaction, upkeep } from '../../../platform/db/index.ts'
import {
  eachDue,
  every,
  type Handler,
  handles,
  type Job,
  type Jobs,
} from '../../../platform/jobs/index.ts'
import type { Client } from '../../client.ts'
import { note } from '../../nouvelles/index.ts'
import type { Dossier, Genre } from './accord.ts'

export type LotsDeps = {
  db: Executor
  jobs: Pick<Jobs, 'enqueue'>
  findClient(code: string): Client | undefined
}

type Lots<Row, Data extends object, Touche> = {
  job: Job<Data>
  /** The work that takes up again what a node that died left under way. */
  reveil: string
  dataDe(id: string): Data
  idDe(data: Data): string
  findEnCours(db: Executor): Promise<{ id: string }[]>
  /** Those who are not told yet, in an order of their own. */
  suivants(
    tx: Transaction,
    row: Row,
    page: { apres: string | null; taille: number },
  ): Promise<Touche[]>
  placeDe(touche: Touche): string
  /** Tells one of them, who may have been told already. */
  dire(tx: Transaction, client: Client, row: Row, touche: Touche, now: Date): Promise<unknown>
  /** How many were told, all in all. */
  compter(tx: Transaction, row: Row): Promise<number>
}

/**
 * What was consented to reaches everybody whom it touches, each once. One who cannot be told is put aside, and holds up
 * none of the others; it has not ended until everybody was told.
 */
export function envoyerParLots<Row extends Dossier, Data extends object, Touche>(
  genre: Genre<Row>,
  { db, jobs, findClient }: LotsDeps,
  lots: Lots<Row, Data, Touche>,
): Handler[] {
  const hold = async (tx: Transaction, id: string) => {
    const row = await genre.lock(tx, id)
    return row && genre.etatDe(row) === 'encours' ? row : undefined
  }
  const suivants = (id: string, apres: Touche | null, taille: number): Promise<Touche[]> =>
    upkeep(db, async (tx) => {
      const row = await hold(tx, id)
      const place = apres === null ? null : lots.placeDe(apres)
      return row ? lots.suivants(tx, row, { apres: place, taille }) : []
    })

  const terminer = (id: string, client: Client, now: Date): Promise<void> =>
    write(db, { client, now, auteur: null }, async (e) => {
      const row = await hold(e, id)
      if (!row) return unchanged(e, undefined)
      await genre.poser(e, id, { etat: 'terminee', modifieLe: now })
      return note(e, {
        action: genre.nom === 'evolution' ? 'evolution-notifiee' : 'violation-informee',
        objet: genre.objet,
        cible: id,
        a: null,
        detail: { nombre: await lots.compter(e, row) },
      })
    })

  return [
    handles(lots.job, async (data, { now, signal }) => {
      const id = lots.idDe(data)
      const row = await upkeep(db, (tx) => hold(tx, id))
      const client = row && findClient(row.clientCode)
      if (!client) return
      const { failed, waiting } = await eachDue(
        { db, now, parts: [client], signal },
        {
          key: lots.job.key,
          find: (_client, apres: Touche | null, limite) => suivants(id, apres, limite),
          cleOf: (touche) => `${id} ${lots.placeDe(touche)}`,
          async work(tx, _client, touche) {
            const tenu = await hold(tx, id)
            if (!tenu) return false
            await lots.dire(tx, client, tenu, touche, now)
            return true
          },
        },
      )
      if (!signal.aborted && failed + waiting === 0) await terminer(id, client, now)
    }),
    // A node that died left it under way: another goes on, and tells nobody twice.
    every({ key: lots.reveil, ms: 60_000 }, async () => {
      for (const { id } of await lots.findEnCours(db))
        await upkeep(db, (tx) => jobs.enqueue(tx, lots.job, lots.dataDe(id), { singleton: id }))
    }),
  ]
}
