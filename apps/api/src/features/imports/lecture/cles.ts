/** How many keys are remembered in one run, all files together: 8 bytes each, and some room. */
export const CLES_MAX = 20_000_000

/**
 * The keys of a file, without the keys: 64 bits of each in flat memory. Two that differ are taken for one once in
 * some hundred thousand runs of ten million.
 */
export class Cles {
  #places: Uint32Array
  #masque: number
  #nombre = 0

  constructor(attendues = 1_000) {
    const taille = 2 ** Math.ceil(Math.log2(Math.max(16, attendues * 1.34)))
    this.#masque = taille - 1
    this.#places = new Uint32Array(taille * 2)
  }

  get nombre(): number {
    return this.#nombre
  }

  /** False: it was there. */
  ajouter(cle: string): boolean {
    const [haut, bas] = empreinte(cle)
    const place = this.#chercher(haut, bas)
    if (this.#places[place] !== 0) return false
    this.#places[place] = haut
    this.#places[place + 1] = bas
    this.#nombre++
    if (this.#nombre > (this.#masque + 1) * 0.8) this.#agrandir()
    return true
  }

  contient(cle: string): boolean {
    const [haut, bas] = empreinte(cle)
    return this.#places[this.#chercher(haut, bas)] !== 0
  }

  #chercher(haut: number, bas: number): number {
    let rang = (haut ^ bas) & this.#masque
    for (;;) {
      const place = rang * 2
      if (this.#places[place] === 0) return place
      if (this.#places[place] === haut && this.#places[place + 1] === bas) return place
      rang = (rang + 1) & this.#masque
    }
  }

  #agrandir(): void {
    const avant = this.#places
    this.#masque = this.#masque * 2 + 1
    this.#places = new Uint32Array(avant.length * 2)
    for (let place = 0; place < avant.length; place += 2) {
      const [haut = 0, bas = 0] = [avant[place], avant[place + 1]]
      if (haut === 0) continue
      const libre = this.#chercher(haut, bas)
      this.#places[libre] = haut
      this.#places[libre + 1] = bas
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
