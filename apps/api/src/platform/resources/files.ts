import { Readable } from 'node:stream'
import { LIGNES_IMPRIMEES_MAX, type Resource } from '@espace-adherent/contract'
import { dateAParis, slug } from '@espace-adherent/domain'
import type { FastifyReply } from 'fastify'
import type { Letterhead, Table } from '../documents/index.ts'
import { writeCsv, writePdf, writeXlsx } from '../documents/index.ts'
import { AppError } from '../http/app-error.ts'
import type { Circle, Told } from './circles.ts'
import { contentDisposition } from './disposition.ts'
import { Serialized } from './serialized.ts'
import type { AnySource, FileContent, FileStream } from './source.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const mimeTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

/** Every row that answers the query, however the source gives them. */
export async function* allRows(
  source: AnySource,
  context: Told[Circle],
  query: object,
): AsyncGenerator<unknown> {
  if (source.rows) return yield* source.rows(context, query)
  const listing = await source.list?.(context, query)
  if (listing === undefined || listing instanceof Serialized)
    throw new Error('A source whose list is no list of rows needs rows() to be exported')
  yield* 'items' in listing ? listing.items : listing
}

export async function sendTable(
  reply: FastifyReply,
  resource: Resource,
  rows: AsyncGenerator<unknown>,
  as:
    | { format: ExportFormat }
    | { format: 'pdf'; letterhead: Letterhead; entete: readonly string[] },
  now: Date,
): Promise<FastifyReply> {
  // A query that fails must still be an error answer, not a broken file.
  const first = await rows.next()
  const table: Table = {
    titre: resource.libelle,
    columns: resource.columns,
    rows: as.format === 'pdf' ? await atMostPrinted(from(first, rows)) : from(first, rows),
    date: dateAParis(now),
    ...('entete' in as && { entete: as.entete }),
  }
  const content =
    as.format === 'pdf'
      ? await writePdf(table, as.letterhead)
      : Readable.from(as.format === 'csv' ? writeCsv(table) : writeXlsx(table), {
          objectMode: false,
        })
  const nom = `${slug(resource.libelle)}-${table.date}.${as.format}`
  return reply
    .header('content-type', mimeTypes[as.format])
    .header('content-disposition', contentDisposition('attachment', nom))
    .header('x-content-type-options', 'nosniff')
    .send(content)
}

/**
 * A print's memory grows with its lines, because pages list their cells at the end. So lines are
 * counted before anything is drawn.
 */
async function atMostPrinted(rows: AsyncGenerator<unknown>): Promise<AsyncGenerator<unknown>> {
  const held: unknown[] = []
  for await (const row of rows) {
    if (held.length === LIGNES_IMPRIMEES_MAX) throw new AppError('PrintTooLong')
    held.push(row)
  }
  return (async function* () {
    yield* held
  })()
}

async function* from<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    if (first.done) return
    yield first.value
    yield* rest
  } finally {
    // When the reader leaves, the query must end.
    await rest.return(undefined)
  }
}

/** What a browser may show in place: nothing that could hold a script. */
const shownInPlace = /^(image\/(png|jpeg|gif|webp|avif|bmp)|application\/pdf)$/

export function sendFile(
  reply: FastifyReply,
  kind: 'attachment' | 'inline',
  file: FileContent | FileStream | null,
): FastifyReply {
  if (!file) throw new AppError('NotFound')
  const shown = shownInPlace.test(file.typeMime) ? kind : 'attachment'
  return reply
    .header('content-type', file.typeMime)
    .header('content-disposition', contentDisposition(shown, file.nomFichier))
    .header('x-content-type-options', 'nosniff')
    .send(toSent(file))
}

const toSent = (file: FileContent | FileStream) =>
  'flux' in file
    ? Readable.from(file.flux, { objectMode: false })
    : Buffer.from(file.contenu.buffer, file.contenu.byteOffset, file.contenu.byteLength)
