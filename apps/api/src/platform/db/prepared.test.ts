import assert from 'node:assert/strict'
import { test } from 'node:test'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { executorOn } from './executor.ts'
import { given, prepared } from './prepared.ts'

const fruit = pgTable('fruit', { nom: text().notNull(), nombre: integer() })

const insertion = prepared((db) =>
  db
    .insert(fruit)
    .values(given(fruit, 'nom', 'nombre'))
    .prepare('fruit_ajoute'),
)

/** A server that notes what it is asked. */
function serve(answer: () => Promise<unknown>) {
  const asked: unknown[] = []
  const db = executorOn({
    query: (query, values) => {
      asked.push([typeof query === 'string' ? query : query.name, values])
      return answer() as never
    },
    connect: () => Promise.reject(new Error('There is no transaction here')),
  })
  return { db, asked }
}

test('a prepared write sends its values in the order of its columns, nothing as nothing', async () => {
  const { db, asked } = serve(async () => ({ rows: [] }))
  await insertion(db).execute({ nombre: null, nom: 'pomme' })
  assert.deepEqual(asked, [['fruit_ajoute', ['pomme', null]]])
})

test('a value that was forgotten is an error, and nothing is sent', async () => {
  const { db, asked } = serve(async () => ({ rows: [] }))
  await assert.rejects(insertion(db).execute({ nom: 'pomme' }), { message: 'No value for nombre' })
  assert.deepEqual(asked, [])
})

test('what the server refuses is the cause of the error, as of any other statement', async () => {
  const refusal = new Error('refused')
  const { db } = serve(() => Promise.reject(refusal))
  await assert.rejects(insertion(db).execute({ nom: 'pomme', nombre: 2 }), { cause: refusal })
})
