import { type Cible, colonnesDe, type Etages, nomEtage } from '../../noyau/fusion/index.ts'
import { type Cell, copyLine, type Database } from '../../platform/db/index.ts'

/** One row on its way into a staging table; a property that is not there is a field that was not given. */
export type Rangee = {
  ligne: number | null
  cle: string
  source?: string | undefined
  id?: string | undefined
  sort?: 'supprime' | 'rejete'
  code?: string
  champ?: string | null
  /** Which of its lists were given. */
  listes?: number
  valeurs: Readonly<Record<string, unknown>>
}

type Plan = {
  noms: string[]
  lire: ((valeurs: Rangee['valeurs']) => Cell)[]
  bits: [string, string | null, number][]
}
const plans = new WeakMap<Cible, Plan>()

const PROPRES = ['ligne', 'sort', 'refus', 'refus_champ', 'source', 'listes', 'absents', 'cle']

function planDe(cible: Cible): Plan {
  const deja = plans.get(cible)
  if (deja) return deja
  const { cles, donnees } = colonnesDe(cible)
  const resolues = new Map(cible.refs.map(({ de, colonne }) => [colonne, de]))
  const colonnes = [...cles, ...donnees].filter(
    ({ prop, nom }) => !resolues.has(prop) && nom !== 'cle',
  )
  const noms = colonnes.map(({ nom }) => nom)
  const refs = cible.refs.map(({ de }) => de).filter((de) => de !== 'cle' && !noms.includes(de))
  const plan: Plan = {
    noms: [...PROPRES, ...(cible.id?.type === 'uuid' ? ['id'] : []), ...noms, ...refs],
    lire: [
      ...colonnes.map(({ prop, type }) =>
        type === 'jsonb'
          ? (valeurs: Rangee['valeurs']) =>
              valeurs[prop] == null ? null : JSON.stringify(valeurs[prop])
          : (valeurs: Rangee['valeurs']) => (valeurs[prop] ?? null) as Cell,
      ),
      ...refs.map((de) => (valeurs: Rangee['valeurs']) => (valeurs[de] ?? null) as Cell),
    ],
    bits: donnees.map(({ prop, bit }) => [prop, resolues.get(prop) ?? null, bit]),
  }
  plans.set(cible, plan)
  return plan
}

function cellules(
  cible: Cible,
  { ligne, cle, source, id, sort, code, champ, listes = 0, valeurs }: Rangee,
): Cell[] {
  const { lire, bits } = planDe(cible)
  let absents = 0
  for (const [prop, de, bit] of bits)
    if (valeurs[de ?? prop] === undefined && de !== 'cle') absents |= bit
  const row: Cell[] = [
    ligne,
    sort ?? 'inchange',
    code ?? null,
    champ ?? null,
    source ?? null,
    listes,
    absents,
    cle,
  ]
  if (cible.id?.type === 'uuid') row.push(id ?? null)
  for (const lit of lire) row.push(lit(valeurs))
  return row
}

/** In bytes: so much waits for a table before it leaves. A COPY has a connection of its own. */
const TAS = 2_097_152
/** Of a row: a character is three bytes at most, and no record is longer. */
const RANGEE_MAX = 3 * 1_000_000 + 65_536

/** Text that grows outside the heap: rows by the million are no work for the collector. */
class Tas {
  #texte = Buffer.allocUnsafeSlow(TAS)
  #long = 0

  get long(): number {
    return this.#long
  }

  ecrire(texte: string): void {
    if (this.#texte.length - this.#long < texte.length * 3) {
      const plus = Buffer.allocUnsafeSlow(this.#texte.length + RANGEE_MAX)
      this.#texte.copy(plus, 0, 0, this.#long)
      this.#texte = plus
    }
    this.#long += this.#texte.write(texte, this.#long)
  }

  prendre(): Uint8Array {
    const pris = this.#texte.subarray(0, this.#long)
    this.#texte = Buffer.allocUnsafeSlow(TAS)
    this.#long = 0
    return pris
  }
}

/** Lines that wait to be copied in, table by table. The next ones are read while some leave. */
export function createCopies(database: Pick<Database, 'copyIn'>) {
  const tas = new Map<string, { colonnes: readonly string[]; tas: Tas }>()
  let enRoute: Promise<unknown> = Promise.resolve()
  async function vider(table: string): Promise<void> {
    await enRoute
    const sien = tas.get(table)
    const texte = sien?.tas.prendre()
    if (!sien || !texte || texte.length === 0) return
    enRoute = database.copyIn(table, sien.colonnes, [texte])
    // Whoever waits next is told.
    enRoute.catch(() => {})
  }
  return {
    /** Null: it is kept, and there is nothing to wait for. */
    ajouter(table: string, colonnes: readonly string[], ligne: string): Promise<void> | null {
      let sien = tas.get(table)
      if (!sien) {
        sien = { colonnes, tas: new Tas() }
        tas.set(table, sien)
      }
      sien.tas.ecrire(ligne)
      return sien.tas.long >= TAS - 65_536 ? vider(table) : null
    },
    async finir(): Promise<void> {
      for (const table of tas.keys()) await vider(table)
      tas.clear()
      await enRoute
    },
  }
}
export type Copies = ReturnType<typeof createCopies>

/** Rows on their way into staging tables. */
export function createEtagere(copies: Copies, ici: Etages) {
  const recues = new Set<Cible>()
  return {
    async ranger(cible: Cible, rangee: Rangee): Promise<void> {
      recues.add(cible)
      const plein = copies.ajouter(
        nomEtage(ici, cible),
        planDe(cible).noms,
        copyLine(cellules(cible, rangee)),
      )
      if (plein) await plein
    },
    finir: copies.finir,
    /** Tables for which a row came. */
    recues: recues as ReadonlySet<Cible>,
  }
}
export type Etagere = ReturnType<typeof createEtagere>
