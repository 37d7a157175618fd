import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { nomsEntites } from '@espace-adherent/contract/imports'
import { z } from 'zod'
import { ecrire } from '../exporter/fichier.ts'
import { ArretError } from './arret.ts'
import { type Dossier, ouvrirDossier } from './dossier.ts'
import { manifester } from './manifester.ts'
import { LOT, lireRejets } from './rejets.ts'
import { arrets } from './textes.ts'

const lotSchema = z.strictObject({ source: z.string(), lot: z.string() })

/** The corrected records as a lot of their own. It is taken away once `faire` is done: it holds what they hold. */
export async function rejouer<T>(
  rejets: string,
  maintenant: Date,
  faire: (dossier: Dossier) => Promise<T>,
): Promise<T> {
  const note = await readFile(join(rejets, LOT), 'utf8').catch(() => null)
  if (note === null) throw new ArretError(arrets.sansRejets(rejets))
  const { source, lot: corrige } = lotSchema.parse(JSON.parse(note))
  const chemin = await mkdtemp(join(rejets, 'rejeu-'))
  try {
    const hash = createHash('sha256').update(corrige)
    for (const entite of nomsEntites) {
      const lignes = async function* () {
        // What could not be read is refused again: the file that it came from is to be corrected.
        for await (const { enregistrement } of lireRejets(join(rejets, `${entite}.jsonl`)))
          yield `${JSON.stringify(enregistrement)}\n`
      }
      const fichier = join(chemin, `${entite}.jsonl`)
      const { octets, sha256 } = await ecrire(fichier, Readable.from(lignes()))
      if (octets === 0) await rm(fichier)
      else hash.update(sha256)
    }
    const lot = `${corrige}/${hash.digest('hex').slice(0, 8)}`
    await manifester(chemin, { source, lot, precedent: null, corrige, isDelta: true, maintenant })
    const dossier = await ouvrirDossier(chemin)
    const fait = await faire({ ...dossier, base: dirname(resolve(rejets)) })
    // Only now: a replay that stops leaves the corrections where they are.
    for (const entite of nomsEntites) {
      const nouveau = join(dossier.rejets, `${entite}.jsonl`)
      const ancien = join(rejets, `${entite}.jsonl`)
      await rm(ancien, { force: true })
      if (existsSync(nouveau)) await rename(nouveau, ancien)
    }
    return fait
  } finally {
    await rm(chemin, { recursive: true, force: true })
  }
}
