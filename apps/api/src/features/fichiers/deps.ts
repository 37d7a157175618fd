import type { Scanner } from '../../platform/antivirus/scanner.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { FileStore } from '../../platform/storage/index.ts'

export type FichiersDeps = {
  db: Executor
  store: FileStore
  scanner: Scanner | null
  /** Where no scanner is configured: what the inspection accepts is given at once, or no file is taken at all. */
  sansScanner: 'accepter' | 'refuser'
  sealer: Sealer
  clock: () => Date
  allClients(): readonly { code: string }[]
  /** How many files one account may send within an hour. */
  parHeure: number
  /** Which of these names belong to a slice that knows this one. */
  findAutres?(noms: readonly string[]): Promise<readonly string[]>
  /** For the log, which must never learn a file's name. */
  onFault(what: string, error?: Error): void
  onInfected(signature: string): void
}
