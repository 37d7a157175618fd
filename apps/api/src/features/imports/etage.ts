import { type Cible, colonnesDe, type Etages, nomEtage } from '../../noyau/fusion/index.ts'
import type { Cell, Database } from '../../platform/db/index.ts'

/** One row on its way into a staging table; a property that is not there is a field that was not given. */
export type Rangee = {
  ligne: number | null
  cle: string
  source?: string | undefined
  id?: string | undefined
  sort?: 'supprime' | 'rejete'
  code?: string
  champ?: string
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

/** So many rows leave at once: a COPY has a connection of its own. */
const TAS = 20_000

/** Rows that wait to be copied in, table by table. */
export function createEtagere(database: Pick<Database, 'copyIn'>, ici: Etages) {
  const tas = new Map<Cible, Cell[][]>()
  async function vider(cible: Cible): Promise<void> {
    const rows = tas.get(cible) ?? []
    tas.delete(cible)
    if (rows.length > 0) await database.copyIn(nomEtage(ici, cible), planDe(cible).noms, rows)
  }
  return {
    async ranger(cible: Cible, rangee: Rangee): Promise<void> {
      const rows = tas.get(cible) ?? []
      tas.set(cible, rows)
      rows.push(cellules(cible, rangee))
      if (rows.length >= TAS) await vider(cible)
    },
    async finir(): Promise<void> {
      for (const cible of [...tas.keys()]) await vider(cible)
    },
  }
}
export type Etagere = ReturnType<typeof createEtagere>
