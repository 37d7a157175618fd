import { fastify } from 'fastify'
import { type DriverName, openDriver } from './drivers.repository.ts'

const { PAYLOAD = '{}', DRIVER = 'pg', DATABASE_URL = '', PORT } = process.env
const driver = openDriver[DRIVER as DriverName](DATABASE_URL)
const app = fastify()
app.get('/', async () => ({}))
app.get('/statement', () => driver.read(PAYLOAD))
app.post('/act', async (request) => {
  const { cle } = request.body as { cle: string }
  await driver.act(cle)
  return { cle }
})
await app.listen({ port: Number(PORT), host: 'localhost' })
