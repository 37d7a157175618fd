import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UploadedFile } from '@espace-adherent/contract'
import {
  type FormatAccepte,
  formatAttendu,
  isTypeAnnonceCoherent,
  refusNomFichier,
  refusTypeFichier,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Scanner, Verdict } from '../../platform/antivirus/scanner.ts'
import { AppError } from '../../platform/http/index.ts'
import { givePlaceBack, takePlace } from '../budgets/index.ts'
import type { FichiersDeps } from './deps.ts'
import { insertFichier } from './fichiers.repository.ts'
import { type Depot, inspecter, refusalOf } from './inspecter.ts'
import { createArrival } from './inspection/arrival.ts'
import { RefusError } from './inspection/refus.ts'
import type { Inspector } from './inspection/thread/inspector.ts'
import { textes } from './textes.ts'

/** As long as a scanner may take to say that it is there. */
const PING_MS = 2_000

/** A file on its way. */
export type Envoi = {
  localFileName: string
  /** The type that the browser announces. */
  typeAnnonce: string
  inputName: string
  contenu: AsyncIterable<Buffer>
  /** Rejects when something else came with it. */
  isAlone(): Promise<void>
}

/**
 * What the sender should know at once: it waits for a scanner, and no request can take it before.
 */
export type Depose = { fichier: UploadedFile; avertissement: string | null }

export type Deposant = { compteId: string; clientCode: string }

/**
 * Bytes first, weighed as they pass; then inspection and scan; then the row. If anything fails,
 * neither stays. A kill in between leaves only bytes without a row, which the sweep removes.
 */
export async function deposer(
  deps: FichiersDeps,
  inspector: Inspector,
  { compteId, clientCode }: Deposant,
  envoi: Envoi,
): Promise<Depose> {
  const { db, store, sealer, clock } = deps
  const { inputName } = envoi
  // One spelling for names that look the same: macOS sends accents apart from their letters.
  const localFileName = envoi.localFileName.normalize('NFC').trim()
  const format = checkAnnounced({ ...envoi, localFileName })
  // Known before a byte has come: without a scanner nobody could ever read it.
  if (!deps.scanner && deps.sansScanner === 'refuser')
    throw new AppError('FileContent', textes.sansAntivirus)
  const place = { quoi: 'fichiers', qui: `compte:${compteId}` } as const
  const limite = { nombre: deps.parHeure, minutes: 60 }
  if (!(await takePlace(db, place, limite, clock())))
    throw new AppError('TooManyRequests', textes.tropDeFichiers)

  const remoteFileName = randomBytes(20).toString('hex')
  try {
    const arrived = await keep(deps, remoteFileName, format, envoi)
    const kept = await inspecter(deps, inspector, remoteFileName, format, arrived)
    const analyseLe = await analyse(deps, remoteFileName)
    await insertFichier(db, {
      ...{ remoteFileName, clientCode, compteId, inputName, ...kept, analyseLe },
      localFileName: sealer.seal(localFileName, sealed.fichierNom(remoteFileName)),
      typeMime: format.typeMime,
      deposeLe: clock(),
    })
    return {
      fichier: { remoteFileName, localFileName, size: kept.taille, inputName },
      avertissement: analyseLe === null ? textes.enAttente : null,
    }
  } catch (error) {
    // The sweep will do it if the store cannot now.
    await store.remove(remoteFileName).catch(() => {})
    // A file that was not kept does not count.
    await givePlaceBack(db, place).catch(() => {})
    throw error
  }
}

/** What can be judged before a single byte has come. */
function checkAnnounced({ localFileName, typeAnnonce, inputName }: Envoi): FormatAccepte {
  const refus = refusNomFichier(localFileName)
  if (refus !== null) throw new AppError('FileName', refus)
  if (!/^[\w.[\]-]{1,100}$/.test(inputName)) throw new AppError('BadRequest', textes.champInconnu)
  const format = formatAttendu(localFileName)
  if (!format || !isTypeAnnonceCoherent(format.extension, typeAnnonce))
    throw new AppError('FileType', refusTypeFichier())
  return format
}

/** Writes the bytes to the store while they are weighed, and refused if their beginning says so. */
async function keep(
  { store, onFault }: FichiersDeps,
  remoteFileName: string,
  format: FormatAccepte,
  { contenu, isAlone }: Envoi,
): Promise<Depot> {
  const arrival = createArrival(format)
  const hash = createHash('sha256')
  let taille = 0
  let refus: unknown
  async function* checked() {
    try {
      for await (const chunk of contenu) {
        taille += chunk.length
        hash.update(chunk)
        arrival.write(chunk)
        yield chunk
      }
      if (taille === 0) throw new AppError('FileContent', textes.fichierVide)
      arrival.end()
      await isAlone()
    } catch (error) {
      refus = error instanceof RefusError ? refusalOf(error.refus, format.extension) : error
      throw error
    }
  }
  try {
    await store.put(remoteFileName, checked())
  } catch (error) {
    if (refus) throw refus
    onFault('file store failed', error as Error)
    throw new AppError('ServiceUnavailable', textes.depotIndisponible)
  }
  return { taille, empreinte: hash.digest('base64url') }
}

/** When the file was found sound; null while no scanner answers, and the file waits. */
async function analyse(deps: FichiersDeps, remoteFileName: string): Promise<Date | null> {
  if (!deps.scanner) return deps.clock()
  const verdict = await ask(deps, deps.scanner, remoteFileName)
  if (verdict.etat === 'sain') return deps.clock()
  if (verdict.etat === 'indisponible') return null
  deps.onInfected(verdict.signature)
  throw new AppError('FileInfected')
}

/** The written file is read again for the scanner, which thus never waits for a slow sender. */
async function ask(
  { store, onFault }: FichiersDeps,
  scanner: Scanner,
  remoteFileName: string,
): Promise<Verdict> {
  try {
    if (!(await isThere(scanner))) {
      onFault('virus scanner away, file set aside')
      return { etat: 'indisponible' }
    }
    const content = await store.get(remoteFileName)
    const verdict = await scanner.scan(content).finally(() => content.destroy())
    if (verdict.etat === 'indisponible') onFault('virus scanner unavailable, file set aside')
    return verdict
  } catch (error) {
    onFault('file could not be read for the virus scanner', error as Error)
    return { etat: 'indisponible' }
  }
}

/** Nobody waits for a scanner that is away. */
export async function isThere(scanner: Scanner): Promise<boolean> {
  const patience = new AbortController()
  const { signal } = patience
  const late = sleep(PING_MS, false, { signal }).catch(() => false)
  return Promise.race([scanner.isReady(), late]).finally(() => patience.abort())
}
