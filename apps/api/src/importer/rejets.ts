import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { CodeRejet, Entite, Rejet } from '@espace-adherent/contract/imports'

/** Beyond, they are counted: nobody corrects more by hand. */
export const REJETS_MAX = 100_000

/** `rejets/<entite>.jsonl`: the refused records of one file, in its order. Nobody else may read it. */
export class Rejets {
  readonly parCode: Partial<Record<CodeRejet, number>> = {}
  readonly chemin: string
  nombre = 0
  #flux: ReturnType<typeof createWriteStream> | null = null
  readonly #entite: Entite
  readonly #dossier: string

  constructor(dossier: string, entite: Entite) {
    this.#dossier = dossier
    this.#entite = entite
    this.chemin = join(dossier, `${entite}.jsonl`)
  }

  async ajouter(rejet: Rejet): Promise<void> {
    this.nombre++
    this.parCode[rejet.code] = (this.parCode[rejet.code] ?? 0) + 1
    if (this.nombre > REJETS_MAX) return
    this.#flux ??= await this.#ouvrir()
    if (!this.#flux.write(`${JSON.stringify(rejet)}\n`))
      await new Promise((resolve) => this.#flux?.once('drain', resolve))
  }

  async #ouvrir() {
    await mkdir(this.#dossier, { recursive: true, mode: 0o700 })
    return createWriteStream(`${this.chemin}.nouveau`, { mode: 0o600 })
  }

  /** Takes the place of what a run before had left there; none: nothing is left. */
  async fermer(): Promise<void> {
    if (this.#flux) {
      this.#flux.end()
      await finished(this.#flux)
      await rename(`${this.chemin}.nouveau`, this.chemin)
    } else await rm(this.chemin, { force: true })
  }

  get entite(): Entite {
    return this.#entite
  }
}
