import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breaksOf, type Document } from './openapi-compat.ts'

const text = { type: 'string' }
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function documentOf({
  query = [],
  sent = {},
  answered = {},
}: {
  query?: object[]
  sent?: object
  answered?: object
}): Document {
  const post = { parameters: query, requestBody: json(sent), responses: { 200: json(answered) } }
  return { paths: { '/v1/x': { post } }, components: { schemas: { Nom: text } } }
}
const objet = (properties: object, required: string[] = []) => ({
  ...{ type: 'object', properties, required },
})
const geste = (mot: string, plus: object = {}) =>
  objet({ geste: { const: mot }, ...plus }, ['geste'])

for (const [title, before, after, expected] of [
  [
    'the same',
    { answered: objet({ a: text }, ['a']) },
    { answered: objet({ a: text }, ['a']) },
    [],
  ],
  [
    'an answer says more',
    { answered: objet({ a: text }) },
    { answered: objet({ a: text, b: text }) },
    [],
  ],
  [
    'an answer says less',
    { answered: objet({ a: text, b: text }) },
    { answered: objet({ a: text }) },
    ['POST /v1/x.b: is gone'],
  ],
  [
    'what was always answered may be missing',
    { answered: objet({ a: text }, ['a']) },
    { answered: objet({ a: text }) },
    ['POST /v1/x.a: may be missing'],
  ],
  [
    'rows of a list',
    { answered: objet({ l: { type: 'array', items: objet({ a: text }) } }) },
    { answered: objet({ l: { type: 'array', items: objet({}) } }) },
    ['POST /v1/x.l[].a: is gone'],
  ],
  [
    'another type, behind a name',
    { answered: objet({ a: { $ref: '#/components/schemas/Nom' } }) },
    { answered: objet({ a: { type: 'integer' } }) },
    ['POST /v1/x.a: was string, is integer'],
  ],
  ['more may be sent', { sent: objet({ a: text }) }, { sent: objet({ a: text, b: text }) }, []],
  [
    'more must be sent',
    { sent: objet({ a: text }) },
    { sent: objet({ a: text, b: text }, ['b']) },
    ['POST /v1/x.b: has become required'],
  ],
  [
    'a value that was sent',
    { sent: objet({ a: { enum: ['x', 'y'] } }) },
    { sent: objet({ a: { enum: ['x'] } }) },
    ['POST /v1/x.a: « y » may not be sent any more'],
  ],
  [
    'a gesture is gone, another comes',
    { sent: { oneOf: [geste('prendre'), geste('clore')] } },
    { sent: { oneOf: [geste('clore'), geste('noter')] } },
    ['POST /v1/x: no « prendre » any more'],
  ],
  [
    'a gesture asks for more',
    { sent: { oneOf: [geste('clore')] } },
    { sent: { oneOf: [objet({ geste: { const: 'clore' }, texte: text }, ['geste', 'texte'])] } },
    ['POST /v1/x(clore).texte: has become required'],
  ],
  [
    'a question of the address',
    { query: [{ name: 'depuis', schema: text }] },
    { query: [{ name: 'apres', schema: text, required: true }] },
    ['POST /v1/x.depuis: is gone', 'POST /v1/x.apres: has become required'],
  ],
] as [string, Parameters<typeof documentOf>[0], Parameters<typeof documentOf>[0], string[]][])
  test(`${title}: ${expected.join(', ') || 'nobody breaks'}`, () =>
    assert.deepEqual(breaksOf(documentOf(before), documentOf(after)), expected))

test('a call that is gone', () => {
  assert.deepEqual(breaksOf(documentOf({}), { paths: {} }), ['POST /v1/x: is gone'])
})
