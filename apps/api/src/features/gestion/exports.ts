import { exportsResource, gestionDe, JOURS_EXPORT, type Resource } from '@espace-adherent/contract'
import { addDays, dateAParis, slug } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { writeCsv, writeXlsx } from '../../platform/documents/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { createMail, type Messages } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import {
  claimExport,
  deleteExportsBefore,
  findContenu,
  findExports,
  finishExport,
  insertExport,
} from './exports.repository.ts'
import { textes } from './textes.ts'

type Rows = (context: StaffContext, demande: never) => AsyncIterable<unknown>

export type ExportsDeps = {
  db: Executor
  clock: () => Date
  messages: Messages
  findClient(code: string): Client | undefined
  /** What gives every line of a table, by the key of its gestion. */
  rowsOf(key: string): Rows | undefined
}

/** A node that has not finished by then is taken for dead. */
const LEASE_MS = 10 * 60_000

const typesMime = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Exports that are too long to wait for: prepared one after the other, fetched by whoever asked. */
export function createExports({ db, clock, messages, findClient, rowsOf }: ExportsDeps) {
  async function prepare(claimed: NonNullable<Awaited<ReturnType<typeof claimExport>>>) {
    const { id, clientCode, compteId, gestion: key, format, demande } = claimed
    const [client, gestion, rows] = [findClient(clientCode), gestionDe(key), rowsOf(key)]
    if (!client || !gestion || !rows) throw new Error(`${key} cannot be exported any more`)
    const now = clock()
    // A list depends on the insurer alone: who asked is named for whoever would look.
    const context = { db, client, visiteur: { compteId }, now } as StaffContext
    let lignes = 0
    const counted = async function* () {
      for await (const row of rows(context, demande as never)) {
        lignes++
        yield row
      }
    }
    const { columns } = gestion.resource as Resource
    const table = { titre: gestion.libelle, columns, rows: counted(), date: dateAParis(now) }
    const chunks: Buffer[] = []
    for await (const chunk of format === 'csv' ? writeCsv(table) : writeXlsx(table))
      chunks.push(Buffer.from(chunk))
    await db.transaction(async (tx) => {
      const to = await finishExport(tx, { id, contenu: Buffer.concat(chunks), lignes, now })
      if (!to) return
      const jusquAu = addDays(dateAParis(now), JOURS_EXPORT)
      await messages.enqueue(
        tx,
        createMail(client, {
          to: to.email,
          prenom: to.prenom,
          sujet: textes.exportPret.sujet(gestion.libelle),
          blocs: [
            { texte: textes.exportPret.texte(gestion.libelle, lignes) },
            { texte: textes.exportPret.ou(jusquAu) },
          ],
        }),
      )
    })
  }

  return {
    ask: (
      { client, visiteur, now }: StaffContext,
      gestion: string,
      { format, ...demande }: { format: 'csv' | 'xlsx' } & Record<string, unknown>,
    ) =>
      insertExport(db, {
        clientCode: client.code,
        compteId: visiteur.compteId,
        gestion,
        format,
        demande,
        creeLe: now,
      }),

    /** Prepares what waits. One at a time: a long list must not take the server from its readers. */
    async runWaiting(): Promise<void> {
      for (;;) {
        const now = clock()
        const claimed = await claimExport(db, now, new Date(now.getTime() - LEASE_MS))
        if (!claimed) return
        await prepare(claimed)
      }
    },

    purge: (executor: Executor, now: Date) =>
      deleteExportsBefore(executor, new Date(now.getTime() - JOURS_EXPORT * 86_400_000)),
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
