import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { PrintAnswer, PrintedTable, PrintJob, PrintRequest } from './print-job.ts'

// Reads what an earlier thread compiled. This must come before the printing library is imported.
const { compileCache } = workerData as { compileCache: string | undefined }
if (compileCache !== undefined) enableCompileCache(compileCache)
const [{ printLetter }, { printTable }] = await Promise.all([
  import('./pdf-letter.ts'),
  import('./pdf.ts'),
])

parentPort?.on('message', async ({ id, job }: PrintRequest) => {
  const answer = await print(job).then(
    (pdf): PrintAnswer => ({ id, pdf }),
    (error: Error): PrintAnswer => ({ id, error }),
  )
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer as ArrayBuffer] : [])
})

/** In memory of its own, which can be transferred. */
async function print(job: PrintJob): Promise<Uint8Array> {
  if (job.kind === 'letter') return Uint8Array.from(await printLetter(job.letter, job.letterhead))
  return Uint8Array.from(await printTable(() => tableOf(job.table), job.letterhead))
}

const tableOf = ({ columns, rows, ...table }: PrintedTable) => ({
  ...table,
  columns: columns.map((column, i) => ({ ...column, value: (row: never) => row[i] ?? null })),
  rows: (async function* () {
    yield* rows
  })(),
})
