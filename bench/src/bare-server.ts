import { fastify } from 'fastify'
import pg from 'pg'

// The same answer as the portal's, serialised the way Fastify does it by default.
const payload: unknown = JSON.parse(process.env.PAYLOAD ?? '{}')
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
app.get('/', async () => payload)
// With one prepared statement that reads it from the database: the least that a read can cost.
app.get('/statement', async () => {
  const statement = {
    name: 'read',
    text: 'select $1::json as payload',
    values: [process.env.PAYLOAD],
  }
  const { rows } = await pool.query(statement)
  return rows[0].payload
})
// One insert, durable once it is answered: the least that a write can cost.
await pool.query('create table if not exists bare_insert (cle text primary key, le timestamptz)')
app.post('/insert', async (request) => {
  const { cle } = request.body as { cle: string }
  const text = 'insert into bare_insert values ($1, now())'
  await pool.query({ name: 'insert', text, values: [cle] })
  return { cle }
})
await app.listen({ port: Number(process.env.PORT), host: 'localhost' })
