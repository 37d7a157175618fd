import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { definitionDe, nomsEntites } from '@espace-adherent/contract/imports'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { isChampDe } from '../features/imports/lecture/champs.ts'
import { duCadre, nonImportees, sousUnAutreNom } from './colonnes.table.ts'

const SRC = join(import.meta.dirname, '..')
const tables = new Map(
  nomsEntites.flatMap((e) => definitionDe(e).tables).map((nom) => [nom, [] as string[]]),
)

before(async () => {
  for (const chemin of readdirSync(SRC, { recursive: true, encoding: 'utf8' }))
    if (chemin.endsWith('.schema.ts'))
      for (const valeur of Object.values((await import(join(SRC, chemin))) as object))
        if (is(valeur, PgTable)) {
          const { name, columns } = getTableConfig(valeur)
          if (tables.has(name))
            tables.set(
              name,
              columns.map((colonne) => enSerpent(colonne.name)),
            )
        }
})

function enSerpent(nom: string): string {
  return nom.replaceAll(/[A-Z]/g, (lettre) => `_${lettre.toLowerCase()}`)
}

/** Every field name of an entity, at whatever depth. */
const champsDe = (table: string): Set<string> => {
  const noms = nomsEntites
    .filter((entite) => definitionDe(entite).tables.includes(table))
    .flatMap((entite) => {
      const ecrit = JSON.stringify(z.toJSONSchema(definitionDe(entite).schema, { io: 'input' }))
      return [...ecrit.matchAll(/"(\w+)":\{/g)].map(([, nom]) => enSerpent(nom as string))
    })
  return new Set(noms)
}

test('every column of the insurer’s tables is filled by a record, or says why not', () => {
  const sansRaison = [...tables].flatMap(([table, colonnes]) => {
    assert.notEqual(colonnes.length, 0, `${table} is a table`)
    const champs = champsDe(table)
    return colonnes
      .filter((colonne) => !champs.has(colonne) && !(colonne in duCadre))
      .map((colonne) => `${table}.${colonne}`)
      .filter((colonne) => !(colonne in nonImportees) && !(colonne in sousUnAutreNom))
  })
  assert.deepEqual(sansRaison, [])
})

test('no line of these lists is about a column that is no longer there', () => {
  const toutes = new Set(
    [...tables].flatMap(([table, colonnes]) => colonnes.map((c) => `${table}.${c}`)),
  )
  const mortes = [...Object.keys(nonImportees), ...Object.keys(sousUnAutreNom)].filter(
    (c) => !toutes.has(c),
  )
  assert.deepEqual(mortes, [])
})

test('what is filled under another name is filled by a field that exists', () => {
  for (const chemin of Object.values(sousUnAutreNom)) {
    const [entite = '', ...reste] = chemin.split('.')
    assert.ok(isChampDe(entite as (typeof nomsEntites)[number], reste.join('.')), chemin)
  }
})
