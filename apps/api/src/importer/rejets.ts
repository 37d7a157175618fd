import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { finished } from 'node:stream/promises'
import {
  type CodeRejet,
  codesRejet,
  type Entite,
  type Rejet,
  type RejetDeBase,
  rejetSchema,
} from '@espace-adherent/contract/imports'
import { ArretError } from './arret.ts'
import type { Brut } from './bruts.ts'
import type { Dossier } from './dossier.ts'
import { lireJsonl } from './jsonl.ts'
import { LIGNE_MAX } from './lignes.ts'
import { arrets } from './textes.ts'

/** Beyond, they are counted: nobody corrects more by hand. */
export const REJETS_MAX = 100_000
/** Beside them. */
export const LOT = 'lot.json'

/** `rejets/<entite>.jsonl`: the refused records of one file, in its order. Nobody else may read it. */
export class Rejets {
  readonly parCode: Partial<Record<CodeRejet, number>> = {}
  readonly chemin: string
  nombre = 0
  #flux: ReturnType<typeof createWriteStream> | null = null
  readonly #dossier: Dossier

  constructor(dossier: Dossier, entite: Entite) {
    this.#dossier = dossier
    this.chemin = join(dossier.rejets, `${entite}.jsonl`)
  }

  async ajouter(rejet: Rejet): Promise<void> {
    this.nombre++
    this.parCode[rejet.code] = (this.parCode[rejet.code] ?? 0) + 1
    if (this.nombre <= REJETS_MAX) await this.#ecrire(rejet)
  }

  async #ecrire(rejet: Rejet): Promise<void> {
    this.#flux ??= await this.#ouvrir()
    if (!this.#flux.write(`${ecrire(rejet)}\n`)) await once(this.#flux, 'drain')
  }

  async #ouvrir() {
    const { rejets, manifeste } = this.#dossier
    await mkdir(rejets, { recursive: true, mode: 0o700 })
    // Whose they are, for whoever replays them.
    const { source, lot, corrige = lot } = manifeste
    await writeFile(join(rejets, LOT), `${JSON.stringify({ source, lot: corrige })}\n`)
    return createWriteStream(`${this.chemin}.nouveau`, { mode: 0o600 })
  }

  /** Takes the place of what a run before had left there; none: nothing is left. */
  async fermer(): Promise<void> {
    if (this.nombre === 0) await rm(this.chemin, { force: true })
    await this.#clore()
  }

  async #clore(): Promise<void> {
    if (!this.#flux) return
    this.#flux.end()
    await finished(this.#flux)
    this.#flux = null
    await rename(`${this.chemin}.nouveau`, this.chemin)
  }

  /**
   * Puts in what the base refused, by line, with the records that are read once more: what the reader had refused
   * stays in its place.
   */
  async completer(tardifs: AsyncIterable<RejetDeBase>, relire: () => AsyncIterable<Brut[]>) {
    const suite = tardifs[Symbol.asyncIterator]()
    let tardif = await suite.next()
    if (tardif.done) return
    await this.#clore()
    const anciens = lireRejets(this.chemin)[Symbol.asyncIterator]()
    let ancien = await anciens.next()
    this.#flux = await this.#ouvrir()
    for await (const lot of relire())
      for (const { ligne, brut } of lot) {
        if (!ancien.done && ancien.value.ligne === ligne) {
          await this.#ecrire(ancien.value)
          ancien = await anciens.next()
        }
        if (!tardif.done && tardif.value.ligne === ligne) {
          const message = codesRejet[tardif.value.code]
          await this.ajouter({ ...tardif.value, message, enregistrement: brut })
          tardif = await suite.next()
        }
      }
  }
}

const ecrire = (rejet: Rejet): string => {
  const ecrit = JSON.stringify(rejet)
  return ecrit.length < LIGNE_MAX ? ecrit : JSON.stringify({ ...rejet, enregistrement: null })
}

/** What `rejets/<entite>.jsonl` holds; nothing where there is no such file. */
export async function* lireRejets(chemin: string): AsyncGenerator<Rejet> {
  if (!existsSync(chemin)) return
  const flux = createReadStream(chemin) as AsyncIterable<Buffer>
  for await (const lot of lireJsonl(flux, basename(chemin)))
    for (const { brut } of lot) {
      const lu = rejetSchema.safeParse(brut)
      if (!lu.success) throw new ArretError(arrets.rejet(basename(chemin)))
      yield lu.data
    }
}
