import {
  DATE_MAX,
  DATE_MIN,
  isDateCalendaire,
  nomenclature,
  type SensTri,
  type TriLignes,
} from '@espace-adherent/domain'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lireCurseur } from '../../platform/resources/index.ts'

/** A place in the list: what its last line is ordered by, then its number. */
export type Place = readonly [valeur: string | number | null, id: number]

/** By their labels: the database only knows the codes. */
const parLibelle = nomenclature
  .toSorted((a, b) => a.libelle.localeCompare(b.libelle, 'fr'))
  .map(({ code }) => code)
  .join(',')

/** What a line is ordered by, of the columns that are read, and how it is told in a cursor. */
const rangs = {
  date: {
    valeur: sql`"dateSoins"`,
    type: sql`date`,
    lu: z.string().refine(isDateCalendaire),
  },
  acte: {
    valeur: sql`coalesce(array_position(string_to_array(${sql.raw(`'${parLibelle}'`)}, ','), "codeActe"), 0)`,
    type: sql`int`,
    lu: z.int(),
  },
  pour: { valeur: sql`prenom`, type: sql`text`, lu: z.string().max(200) },
  depense: { valeur: sql`depense`, type: sql`int`, lu: z.int() },
  // As it is shown: what is still to be paid is not paid back.
  rembourse: {
    valeur: sql`(ro + case when etat = 'attente' then 0 else rc end)`,
    type: sql`int`,
    lu: z.int(),
  },
  reste: { valeur: sql`(depense - ro - rc)`, type: sql`int`, lu: z.int() },
} satisfies Record<TriLignes, { valeur: SQL; type: SQL; lu: z.ZodType }>

type Choix = { tri: TriLignes; sens: SensTri }

/** Before the first line: dates have ends, so that the index is entered at the right place. */
export const placeDebut = (tri: TriLignes, sens: SensTri): Place => {
  const isCroissant = sens === 'croissant'
  const valeur = tri === 'date' ? (isCroissant ? DATE_MIN : DATE_MAX) : null
  return [valeur, isCroissant ? -1 : Number.MAX_SAFE_INTEGER]
}

/** The place that a page ended at, of a list that was ordered in the same way. */
export function placeDe(tri: TriLignes, apres: string | undefined): Place | null {
  return lireCurseur(apres, z.tuple([rangs[tri].lu, z.int().min(0)]))
}

export type Ordre = {
  valeur: SQL
  /** What comes after the place, in order, as many as asked for. */
  suite: SQL
}

function ordre({ tri, sens }: Choix): Ordre {
  const { valeur, type } = rangs[tri]
  const place = sql`(${sql.placeholder('apresValeur')}::text::${type}, ${sql.placeholder('apresId')}::bigint)`
  const isCroissant = sens === 'croissant'
  const apres = isCroissant ? sql`(${valeur}, id) > ${place}` : sql`(${valeur}, id) < ${place}`
  const sensSql = isCroissant ? sql`asc` : sql`desc`
  return {
    valeur,
    // With nothing to come after, the comparison is unknown.
    suite: sql`${tri === 'date' ? apres : sql`coalesce(${apres}, true)`}
      order by ${valeur} ${sensSql}, id ${sensSql} limit ${sql.placeholder('taille')}`,
  }
}

/** One statement for each way of ordering, made when it is first asked for. */
export function ordreDe<T>(build: (ordre: Ordre, nom: string) => T): (choix: Choix) => T {
  const known = new Map<string, T>()
  return (choix) => {
    const nom = `${choix.tri}_${choix.sens}`
    const found = known.get(nom) ?? build(ordre(choix), nom)
    known.set(nom, found)
    return found
  }
}
