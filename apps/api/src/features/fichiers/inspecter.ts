import { createHash } from 'node:crypto'
import type { FormatAccepte } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { FileStore } from '../../platform/storage/index.ts'
import type { FichiersDeps } from './deps.ts'
import type { Refus } from './inspection/refus.ts'
import type { Inspector } from './inspection/thread/inspector.ts'
import { textes } from './textes.ts'

/** What was written: how long it is, and its fingerprint. */
export type Depot = { taille: number; empreinte: string }

/**
 * Looks at the whole file once it is written. It is read again for that when its turn has come, so
 * that a slow sender keeps nobody waiting and at most one file is held. Returns what is kept of it.
 */
export async function inspecter(
  { store, onFault }: FichiersDeps,
  inspector: Inspector,
  remoteFileName: string,
  format: FormatAccepte,
  depot: Depot,
): Promise<Depot> {
  const read = () => readWhole(store, remoteFileName, depot.taille)
  const verdict = await inspector.inspect(format, read).catch((error: Error) => {
    onFault('file could not be read for its inspection', error)
    throw new AppError('ServiceUnavailable', textes.depotIndisponible)
  })
  if ('refus' in verdict) throw refusalOf(verdict.refus, format.extension)
  return verdict.garder < depot.taille ? cut(store, remoteFileName, verdict.garder) : depot
}

export function refusalOf(refus: Refus, extension: string): AppError {
  if (refus === 'virus') return new AppError('FileInfected')
  return new AppError('FileContent', textes.refus[refus].replace('{extension}', extension))
}

async function readWhole(store: FileStore, name: string, taille: number): Promise<ArrayBuffer> {
  const whole = new ArrayBuffer(taille)
  const bytes = Buffer.from(whole)
  let at = 0
  for await (const chunk of await store.get(name)) at += (chunk as Buffer).copy(bytes, at)
  return whole
}

/** Writes the file again without what followed it. */
async function cut(store: FileStore, name: string, taille: number): Promise<Depot> {
  const hash = createHash('sha256')
  const content = await store.get(name)
  async function* beginning() {
    let left = taille
    for await (const chunk of content) {
      const kept = (chunk as Buffer).subarray(0, left)
      left -= kept.length
      hash.update(kept)
      yield kept
      if (left === 0) return
    }
  }
  await store.put(name, beginning())
  return { taille, empreinte: hash.digest('base64url') }
}
