/** How many keys are remembered in one run, all files together: 8 bytes each, and some room. */
export const CLES_MAX = 20_000_000

/**
 * The keys of a file, without the keys: 64 bits of each in flat memory, and a number beside them where one is asked for.
 * Two that differ are taken for one once in some hundred thousand runs of ten million.
 */
export class Cles {
  #places: Uint32Array
  #taille: number
  #nombre = 0
  readonly #pas: 2 | 3

  constructor(attendues = 1_000, { isNumerotee = false } = {}) {
    this.#pas = isNumerotee ? 3 : 2
    this.#taille = Math.max(16, Math.ceil(attendues * 1.34))
    this.#places = new Uint32Array(this.#taille * this.#pas)
  }

  get nombre(): number {
    return this.#nombre
  }

  /** False: it was there. */
  ajouter(cle: string, numero = 0): boolean {
    const [haut, bas] = empreinte(cle)
    const place = this.#chercher(haut, bas)
    if (this.#places[place] !== 0) return false
    this.#poser(place, haut, bas, numero)
    this.#nombre++
    if (this.#nombre > this.#taille * 0.8) this.#agrandir()
    return true
  }

  contient(cle: string): boolean {
    return this.numero(cle) !== null
  }

  /** What it was added with; null: it is not there. */
  numero(cle: string): number | null {
    const [haut, bas] = empreinte(cle)
    const place = this.#chercher(haut, bas)
    if (this.#places[place] === 0) return null
    return this.#pas === 3 ? (this.#places[place + 2] ?? 0) : 0
  }

  #chercher(haut: number, bas: number): number {
    let rang = Math.floor((bas / 2 ** 32) * this.#taille)
    for (;;) {
      const place = rang * this.#pas
      if (this.#places[place] === 0) return place
      if (this.#places[place] === haut && this.#places[place + 1] === bas) return place
      rang = rang + 1 === this.#taille ? 0 : rang + 1
    }
  }

  #poser(place: number, haut: number, bas: number, numero: number): void {
    this.#places[place] = haut
    this.#places[place + 1] = bas
    if (this.#pas === 3) this.#places[place + 2] = numero
  }

  #agrandir(): void {
    const avant = this.#places
    this.#taille *= 2
    this.#places = new Uint32Array(avant.length * 2)
    for (let place = 0; place < avant.length; place += this.#pas) {
      const [haut = 0, bas = 0, numero = 0] = [avant[place], avant[place + 1], avant[place + 2]]
      if (haut !== 0) this.#poser(this.#chercher(haut, bas), haut, bas, numero)
    }
  }
}

/** Two of MurmurHash3's 32 bits, mixed differently; the first is never 0, which means an empty place. */
function empreinte(cle: string): [number, number] {
  let un = 0x9747b28c
  let deux = 0x3c6ef372
  for (let rang = 0; rang < cle.length; rang++) {
    const signe = cle.charCodeAt(rang)
    un = Math.imul(un ^ signe, 0xcc9e2d51)
    un = (un << 15) | (un >>> 17)
    deux = Math.imul(deux ^ (signe + 0x9e3779b9), 0x1b873593)
    deux = (deux << 13) | (deux >>> 19)
    deux = (deux + un) | 0
  }
  return [melanger(un ^ cle.length) || 1, melanger(deux)]
}

function melanger(valeur: number): number {
  let h = valeur
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
