import type { Executor, Transaction } from '../../platform/db/index.ts'
import { every, type Handler, handles, type Job, type Jobs } from '../../platform/jobs/index.ts'
import { recordEvenement } from '../historique/index.ts'
import type { Client } from '../portail/index.ts'
import type { Dossier, Genre } from './accord.ts'

const PAR_LOT = 100

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

/** What was consented to reaches everybody whom it touches: a hundred at a time, each once. */
export function envoyerParLots<Row extends Dossier, Data extends object, Touche>(
  genre: Genre<Row>,
  { db, jobs, findClient }: LotsDeps,
  lots: Lots<Row, Data, Touche>,
): Handler[] {
  /** After whom the next lot begins; null: there is none. */
  const lot = (id: string, apres: string | null, now: Date): Promise<string | null> =>
    db.transaction(async (tx) => {
      const row = await genre.lock(tx, id)
      const client = row && findClient(row.clientCode)
      if (!client || genre.etatDe(row) !== 'encours') return null
      const touches = await lots.suivants(tx, row, { apres, taille: PAR_LOT })
      for (const touche of touches) await lots.dire(tx, client, row, touche, now)
      const dernier = touches.at(-1)
      if (dernier && touches.length === PAR_LOT) return lots.placeDe(dernier)
      await genre.poser(tx, id, { etat: 'terminee', modifieLe: now })
      await recordEvenement(tx, {
        clientCode: row.clientCode,
        compteId: null,
        action: genre.nom === 'evolution' ? 'evolution-notifiee' : 'violation-informee',
        objet: genre.objet,
        cible: id,
        detail: { nombre: await lots.compter(tx, row) },
        le: now,
      })
      return null
    })

  return [
    handles(lots.job, async (data, { now, signal }) => {
      const id = lots.idDe(data)
      let apres = await lot(id, null, now)
      while (apres !== null && !signal.aborted) apres = await lot(id, apres, now)
    }),
    // A node that died left it under way: another goes on, and tells nobody twice.
    every({ key: lots.reveil, ms: 60_000 }, async () => {
      for (const { id } of await lots.findEnCours(db))
        await db.transaction((tx) => jobs.enqueue(tx, lots.job, lots.dataDe(id), { singleton: id }))
    }),
  ]
}
