import { fastify } from 'fastify'

// The same answer as the portal's, serialised the way Fastify does it by default.
const payload: unknown = JSON.parse(process.env.PAYLOAD ?? '{}')
const app = fastify()
app.get('/', async () => payload)
await app.listen({ port: Number(process.env.PORT), host: 'localhost' })
