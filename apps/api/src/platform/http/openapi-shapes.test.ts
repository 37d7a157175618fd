import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameShapes } from './openapi-shapes.ts'

const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', properties, required: [] })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const call = (operationId: string, { body, answer }: { body?: object; answer: object }) => ({
  operationId,
  ...(body && { requestBody: json(body) }),
  responses: { 200: { description: 'Oui', ...json(answer) } },
})
const adresse = object({ rue: text, codePostal: text, localite: text })

const named = () =>
  nameShapes(
    {
      '/b': { post: call('proches.create', { body: adresse, answer: object({}) }) },
      '/a': {
        get: call('contrats.list', {
          answer: object({
            items: { type: 'array', items: object({ numero: text, adresse }) },
            siege: adresse,
          }),
        }),
      },
    },
    { Jamais: object({ un: text }) },
  )

test('what is answered, its rows, and what stands twice have a name; what nobody refers to has none', () => {
  const { paths, schemas } = named()
  assert.deepEqual(Object.keys(schemas), ['Adresse', 'ContratsLigne', 'ContratsListReponse'])
  const list = schemas.ContratsListReponse as { properties: Record<string, object> }
  assert.deepEqual(list.properties.items, {
    type: 'array',
    items: { $ref: '#/components/schemas/ContratsLigne' },
  })
  assert.deepEqual(list.properties.siege, { $ref: '#/components/schemas/Adresse' })
  assert.deepEqual(paths['/b']?.post?.requestBody, json({ $ref: '#/components/schemas/Adresse' }))
})

test('two shapes that would have one name are told apart', () => {
  const deux = (un: object, autre: object) =>
    nameShapes(
      {
        '/a': { get: call('a', { answer: object({ lieu: un, encore: un }) }) },
        '/b': { get: call('b', { answer: object({ lieu: autre, encore: autre }) }) },
      },
      {},
    )
  const { schemas } = deux(adresse, object({ x: text, y: text, z: text }))
  assert.deepEqual(Object.keys(schemas), ['AReponse', 'BLieu', 'BReponse', 'Lieu'])
})

test('what a number may be at most, and what a format means, is said once', () => {
  const { schemas } = nameShapes(
    {
      '/a': {
        get: call('a', {
          answer: object({
            le: { type: 'string', format: 'date', pattern: '^x$' },
            code: { type: 'string', pattern: '^x$' },
            cents: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 10 },
          }),
        }),
      },
    },
    {},
  )
  assert.deepEqual((schemas.AReponse as { properties: object }).properties, {
    le: { type: 'string', format: 'date' },
    code: { type: 'string', pattern: '^x$' },
    cents: { type: 'integer', maximum: 10 },
  })
})

test('of several shapes, each is named by what tells it apart', () => {
  const cas = (acte: string, champ: string) =>
    object({ acte: { type: 'string', const: acte }, [champ]: text })
  const { schemas } = nameShapes(
    {
      '/a': {
        post: call('apercu.update', {
          body: { anyOf: [cas('rib', 'iban'), cas('adresse', 'rue')] },
          answer: object({}),
        }),
      },
    },
    {},
  )
  assert.deepEqual(Object.keys(schemas), [
    'ApercuUpdateAdresse',
    'ApercuUpdateRib',
    'ApercuUpdateSaisie',
  ])
})
