import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { createReader } from '../../../testing/openapi.ts'
import { registerDocs, registerOpenApi } from '../http/index.ts'
import { mountResources } from './mount.ts'
import { type Contextes, contextes, registre, sources } from './testing/specimen.ts'

test('every verb is documented under its slice, in French, with what it takes and answers', async () => {
  const app = fastify()
  await registerOpenApi(app, { version: '0.0.0' })
  await registerDocs(app, async () => true)
  const now = new Date()
  mountResources<Contextes, typeof registre>(app, {
    registry: registre,
    sources,
    contexts: contextes(now),
    letterhead: () => ({ nom: '', couleur: '#000000' }),
  })
  const document = (await app.inject('/api/openapi.json')).json()
  const { paths } = document
  const read = createReader(document)
  const described = Object.entries(paths as Record<string, Record<string, { summary: string }>>)
    .filter(([path]) => path.startsWith('/api/essai/tout'))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { summary }]) => `${verb} ${path}: ${summary}`),
    )
  assert.deepEqual(described, [
    'get /api/essai/tout: Essais d’été : consulter',
    'post /api/essai/tout: Essais d’été : modifier',
    'get /api/essai/tout/export: Essais d’été : exporter en CSV ou en XLSX',
    'get /api/essai/tout/print: Essais d’été : imprimer (PDF)',
    'post /api/essai/tout/print: Essais d’été : imprimer (PDF), la demande dans le corps',
    'get /api/essai/tout/visionneuse: Essais d’été : afficher une image',
    'post /api/essai/tout/form: Essais d’été : envoyer une demande',
    'post /api/essai/tout/vel: Essais d’été : envoyer une demande',
  ])
  const { get, post } = paths['/api/essai/tout']
  assert.deepEqual(get.tags, ['essai'])
  assert.equal(get.parameters[0].name, 'prefixe')
  const answer = read(get.responses['200'].content['application/json'].schema)
  assert.deepEqual(Object.keys(answer.properties), ['items', 'total'])
  assert.deepEqual(
    Object.keys(read(post.requestBody.content['application/json'].schema).properties),
    ['nom', 'age'],
  )
  const conflict = paths['/api/admin/essai/partage'].post.responses['409']
  const { versions } = read(conflict.content['application/json'].schema).properties
  assert.deepEqual(Object.keys(read(versions as never).properties), ['votre', 'actuelle'])
  await app.close()
})
