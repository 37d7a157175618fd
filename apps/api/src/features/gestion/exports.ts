import { exportsResource, gestionDe, JOURS_EXPORT, type Resource } from '@espace-adherent/contract'
import { addDays, dateAParis, refusExport, slug } from '@espace-adherent/domain'
import { z } from 'zod'
import { holdCompte } from '../../noyau/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { writeCsv, writeXlsx } from '../../platform/documents/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { defineJob, every, handles, type Jobs } from '../../platform/jobs/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { Client } from '../client.ts'
import type { StaffContext } from '../context.ts'
import { type Messages, notice } from '../messages/index.ts'
import {
  countExports,
  deleteExportsBefore,
  findContenu,
  findExports,
  findWaiting,
  finishExport,
  insertExport,
} from './exports.repository.ts'
import type { Kept } from './kept.ts'
import { exportPret } from './mots.ts'

export type ExportsDeps = {
  db: Executor
  jobs: Jobs
  messages: Messages
  findClient(code: string): Client | undefined
  /** What keeps each table. */
  gestions: readonly Kept<never>[]
}

/** One at a time on each node: a long list must not take the server from its readers. */
const preparer = defineJob({
  key: 'gestion.export',
  // One that was asked for before clients took turns has none.
  data: z.object({ exportId: z.uuid(), clientCode: z.string().optional() }),
  atOnce: 1,
  isParClient: true,
})

/** Counted one after the other: of twenty that are asked for at the same time, no more pass. */
async function requirePlace(tx: Executor, compteId: string, now: Date): Promise<void> {
  // What one account asks for is counted one after the other.
  await holdCompte(tx, compteId)
  const faits = await countExports(tx, compteId, {
    key: preparer.key,
    depuis: new Date(now.getTime() - JOUR_MS),
  })
  const refus = refusExport(faits)
  if (refus) throw new AppError('TooManyRequests', refus)
}

/** Files that nobody fetches any more are looked for that often. */
const PURGE_EVERY_MS = 60 * 60_000
const JOUR_MS = 24 * 60 * 60_000

const typesMime = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Exports that are too long to wait for: prepared by a job, fetched by whoever asked. */
export function createExports({ db, jobs, messages, findClient, gestions }: ExportsDeps) {
  async function prepare(exportId: string, now: Date) {
    const waiting = await findWaiting(db, exportId)
    // Prepared by a try before this one.
    if (!waiting) return
    const { id, clientCode, compteId, roles, gestion: key, format, demande } = waiting
    const client = findClient(clientCode)
    const kept = gestions.find(({ gestion }) => gestion.key === key)
    if (!client || !kept) throw new Error(`${key} cannot be exported any more`)
    const { gestion } = kept
    // A list depends on the insurer, on who asked and on what their roles let them see.
    const context = { db, client, visiteur: { compteId, roles }, now } as StaffContext
    let lignes = 0
    const counted = async function* () {
      for await (const row of kept.rows(context, demande as never)) {
        lignes++
        yield row
      }
    }
    const { columns } = gestion.resource as Resource
    const table = { titre: gestion.libelle, columns, rows: counted(), date: dateAParis(now) }
    const chunks: Buffer[] = []
    for await (const chunk of format === 'csv' ? writeCsv(table) : writeXlsx(table))
      chunks.push(Buffer.from(chunk))
    await upkeep(db, async (tx) => {
      const to = await finishExport(tx, { id, contenu: Buffer.concat(chunks), lignes, now })
      if (!to) return
      const jusquAu = addDays(dateAParis(now), JOURS_EXPORT)
      const { libelle } = gestion
      await messages.enqueue(tx, notice(client, exportPret, to, { libelle, lignes, jusquAu }))
    })
  }

  return {
    ask: (
      { client, visiteur, now }: StaffContext,
      gestion: string,
      { format, ...demande }: { format: 'csv' | 'xlsx' } & Record<string, unknown>,
    ) =>
      upkeep(db, async (tx) => {
        await requirePlace(tx, visiteur.compteId, now)
        const exportId = await insertExport(tx, {
          clientCode: client.code,
          compteId: visiteur.compteId,
          gestion,
          format,
          demande,
          creeLe: now,
        })
        await jobs.enqueue(tx, preparer, { exportId, clientCode: client.code })
        return exportId
      }),

    handlers: [
      handles(preparer, ({ exportId }, { now }) => prepare(exportId, now)),
      every({ key: 'gestion.exports.purge', ms: PURGE_EVERY_MS }, ({ now }) =>
        deleteExportsBefore(db, new Date(now.getTime() - JOURS_EXPORT * 86_400_000)),
      ),
    ],
  }
}
export type Exports = ReturnType<typeof createExports>

/** What whoever asks has had prepared, and nobody else's. */
export const exportsSource = {
  list: async ({ db: executor, visiteur }: StaffContext) =>
    (await findExports(executor, visiteur.compteId)).map(({ gestion, creeLe, pretLe, ...row }) => ({
      ...row,
      libelle: gestionDe(gestion)?.libelle ?? gestion,
      creeLe: creeLe.toISOString(),
      pretLe: pretLe?.toISOString() ?? null,
    })),

  async visionneuse({ db: executor, visiteur }: StaffContext, id: string): Promise<FileContent> {
    const found = await findContenu(executor, visiteur.compteId, id)
    if (!found?.contenu) throw new AppError('NotFound')
    const { gestion, creeLe, format, contenu } = found
    const nom = slug(gestionDe(gestion)?.libelle ?? exportsResource.libelle)
    return {
      typeMime: typesMime[format],
      nomFichier: `${nom}-${dateAParis(creeLe)}.${format}`,
      contenu,
    }
  },
}
