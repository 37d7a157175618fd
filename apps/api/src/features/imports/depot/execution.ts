import type { BilanEntite, Execution } from '@espace-adherent/contract/imports'
import type { z } from 'zod'
import { unchanged, write } from '../../../noyau/index.ts'
import type { Sealer } from '../../../platform/crypto/index.ts'
import type { Database, Executor } from '../../../platform/db/index.ts'
import { handles, type JobContext, type Jobs } from '../../../platform/jobs/index.ts'
import type { FileStore } from '../../../platform/storage/index.ts'
import type { Controle } from '../../fichiers/index.ts'
import { ImportArreteError } from '../arrets.ts'
import { createExecution } from '../execution.ts'
import { ArretError } from '../lecture/bruts.ts'
import { openCorrections } from '../lecture/corrections.ts'
import { type Dossier, openLot } from '../lecture/dossier.ts'
import { executer } from '../lecture/executer.ts'
import { arrets } from '../lecture/textes.ts'
import { textes } from '../textes.ts'
import { suiviDe } from './avancement.ts'
import {
  deleteFichiers,
  findFichiers,
  findLotParId,
  findLotParNom,
  findOctets,
  type LotRow,
  saveLotRow,
} from './depot.repository.ts'
import { executerLot } from './job.ts'
import { depotRejets, lieuDepot } from './lieu-depot.ts'

export type ExecutionDeps = {
  db: Executor
  database: Database
  sealer: Sealer
  clock: () => Date
  store: FileStore
  jobs: Pick<Jobs, 'enqueue'>
  /** Looks at papers as at those that members send. */
  ouvrirControle(): Controle
}

type Voulu = z.infer<typeof executerLot.data>

/** Another import of this client is under way: it is asked again in so long. */
const PATIENCE_MS = 30_000

/** What the console does, of a lot that staff have sent; done again after a kill, it goes on where it stood. */
export const createLancement = (deps: ExecutionDeps) =>
  handles(executerLot, (voulu, context) => lancer(deps, voulu, context))

const attendus = { essai: ['essai'], import: ['attente', 'classement', 'fusion'] }

async function lancer(deps: ExecutionDeps, voulu: Voulu, { now, signal }: JobContext) {
  const { db, store } = deps
  const { lotId, clientCode, isEssai } = voulu
  const row = await findLotParId(db, clientCode, lotId)
  if (!row) return
  // The report was written, and the process ended before its files had gone.
  if (row.etat === 'fait') return oublierDonnees(deps, lotId)
  if (!attendus[isEssai ? 'essai' : 'import'].includes(row.etat)) return
  const bilans: { lus: readonly BilanEntite[] } = { lus: [] }
  const controle = deps.ouvrirControle()
  try {
    const dossier = await ouvrir({ db, store }, row)
    // Corrections have no manifest of their own before they are read.
    if (row.manifeste === null) await saveLotRow(db, lotId, { empreinte: dossier.sha256 })
    const { rapport } = await executer(
      executionDe(deps, row, voulu, controle),
      dossier,
      { isEssai },
      {
        dire() {},
        suivi: await suiviDe(db, lotId, dossier, { clock: deps.clock, signal }),
        direBilan: (lus) => {
          bilans.lus = lus
        },
      },
    )
    if (isEssai)
      await saveLotRow(db, lotId, { etat: 'essaye', rapport, arret: null, finiLe: deps.clock() })
    else await oublierDonnees(deps, lotId)
  } catch (error) {
    const phrase = phraseDArret(error)
    if (phrase === null) throw error
    if (phrase === textes.enCours) return plusTard(deps, voulu, now)
    await stopLot(deps, voulu, phrase, bilans.lus)
  } finally {
    await controle.close()
  }
}

/** What somebody can act on; of all else the place is the log's, and the job tries again. */
const phraseDArret = (error: unknown): string | null =>
  error instanceof ArretError || error instanceof ImportArreteError ? error.message : null

async function stopLot(
  { db, clock }: ExecutionDeps,
  { lotId, clientCode, isEssai }: Voulu,
  arret: string,
  lus: readonly BilanEntite[],
): Promise<void> {
  const row = await findLotParId(db, clientCode, lotId)
  const isAConfirmer = row?.etat === 'a-confirmer'
  await saveLotRow(db, lotId, {
    etat: isEssai ? 'essaye' : isAConfirmer ? 'a-confirmer' : 'arrete',
    arret,
    finiLe: clock(),
    ...(lus.length > 0 && { rapport: { entites: lus } }),
  })
}

const plusTard = ({ db, jobs }: ExecutionDeps, voulu: Voulu, now: Date) =>
  write(db, { now, auteur: null, client: { code: voulu.clientCode } }, async (e) => {
    await jobs.enqueue(e, executerLot, voulu, { after: new Date(now.getTime() + PATIENCE_MS) })
    return unchanged(e, undefined)
  })

function executionDe(
  { database, sealer, clock, store }: ExecutionDeps,
  { lancePar }: LotRow,
  { clientCode, isEssai, confirmePar }: Voulu,
  controle: Controle,
): Execution {
  return createExecution(
    { database, sealer, clock, pieces: { store, controle } },
    { clientCode, isEssai, lancePar, ...(confirmePar && { confirmePar }) },
  )
}

/** A lot as it was sent, or refused records of another one. */
async function ouvrir(
  reserve: { db: Executor; store: FileStore },
  { id, clientCode, source, lot, corrige, manifeste, prisLe, commenceLe }: LotRow,
): Promise<Dossier> {
  const depot = () => depotRejets(reserve, id)
  if (manifeste !== null) return openLot(lieuDepot(reserve, id), manifeste, depot)
  if (corrige === null) throw new ArretError(arrets.sansManifeste(lot))
  const base = await findLotParNom(reserve.db, { clientCode, source, lot: corrige })
  const rejets = lieuDepot(reserve, id, base?.id ?? null)
  const corrections = await openCorrections(rejets, rejets.piece, {
    ...{ source, lot: corrige, nom: lot },
    prisLe: (prisLe ?? commenceLe).toISOString(),
  })
  if (corrections === null) throw new ArretError(arrets.sansRejets(lot))
  return openLot(corrections.lieu, corrections.manifeste, depot)
}

/** What was imported stands in the base: of what was sent, papers alone may be asked for again, by corrections. */
async function oublierDonnees({ db, store }: ExecutionDeps, lotId: string): Promise<void> {
  const noms = (await findFichiers(db, lotId)).flatMap(({ nom }) =>
    nom.includes('/') ? [] : [nom],
  )
  if (noms.length === 0) return
  const octets = await findOctets(db, lotId, noms)
  await deleteFichiers(db, lotId, noms)
  for (const un of octets) await store.remove(un)
}
