import {
  type CodeRejet,
  codesRejet,
  type Entite,
  type Rejet,
  type RejetDeBase,
  rejetSchema,
} from '@espace-adherent/contract/imports'
import type { Brut } from './bruts.ts'
import { ArretError } from './bruts.ts'
import { lireJsonl } from './jsonl.ts'
import type { Depot, Ecrivain } from './lieu.ts'
import { LIGNE_MAX } from './lignes.ts'
import { arrets } from './textes.ts'

/** Beyond, they are counted: nobody corrects more by hand. */
export const REJETS_MAX = 100_000

/** What the refused records of an entity are kept in. */
export const nomRejets = (entite: Entite) => `${entite}.jsonl`

/** The refused records of one file, in its order. */
export class Rejets {
  readonly parCode: Partial<Record<CodeRejet, number>> = {}
  readonly nom: string
  nombre = 0
  #sortie: Ecrivain | null = null
  readonly #depot: Depot

  constructor(depot: Depot, entite: Entite) {
    this.#depot = depot
    this.nom = nomRejets(entite)
  }

  async ajouter(rejet: Rejet): Promise<void> {
    this.nombre++
    this.parCode[rejet.code] = (this.parCode[rejet.code] ?? 0) + 1
    if (this.nombre <= REJETS_MAX) await this.#ecrire(rejet)
  }

  async #ecrire(rejet: Rejet): Promise<void> {
    this.#sortie ??= await this.#depot.ecrire(this.nom)
    await this.#sortie.ecrire(`${ecrire(rejet)}\n`)
  }

  /** Takes the place of what a run before had left there; none: nothing is left. */
  async fermer(): Promise<void> {
    if (this.nombre === 0) await this.#depot.retirer(this.nom)
    await this.#clore()
  }

  async #clore(): Promise<void> {
    await this.#sortie?.fermer()
    this.#sortie = null
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
    const anciens = lireRejets(this.#depot.lire(this.nom), this.nom)[Symbol.asyncIterator]()
    let ancien = await anciens.next()
    this.#sortie = await this.#depot.ecrire(this.nom)
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

/** What a file of refused records holds. */
export async function* lireRejets(
  morceaux: AsyncIterable<Buffer>,
  nom: string,
): AsyncGenerator<Rejet> {
  for await (const lot of lireJsonl(morceaux, nom))
    for (const { brut } of lot) {
      const lu = rejetSchema.safeParse(brut)
      if (!lu.success) throw new ArretError(arrets.rejet(nom))
      yield lu.data
    }
}
