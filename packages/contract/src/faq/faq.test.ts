import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resourceUrl } from '../resources/index.ts'
import {
  FAQ_CLICK_PATH,
  FAQ_USEFUL_PATH,
  faqClickSchema,
  faqContentResource,
  faqSearchResource,
  faqUsefulSchema,
} from './index.ts'

test('R7.42 every call of the help service is under api/inbenta-faq/', () => {
  assert.deepEqual(
    [
      resourceUrl(faqContentResource),
      resourceUrl(faqSearchResource),
      FAQ_CLICK_PATH,
      FAQ_USEFUL_PATH,
    ],
    [
      '/api/inbenta-faq/content',
      '/api/inbenta-faq/search',
      '/api/inbenta-faq/click',
      '/api/inbenta-faq/useful',
    ],
  )
})

for (const [quoi, query, attendu] of [
  ['words', { query: ' ma carte ' }, { query: 'ma carte' }],
  ['two hundred characters', { query: 'a'.repeat(200) }, { query: 'a'.repeat(200) }],
  ['two hundred and one', { query: 'a'.repeat(201) }, null],
  ['nothing', { query: '' }, null],
  ['spaces', { query: '   ' }, null],
  ['no query', {}, null],
  ['a type by its number', { query: 'a', userType: '4' }, { query: 'a', userType: '4' }],
  ['an unknown type', { query: 'a', userType: '3' }, null],
] satisfies [string, object, object | null][]) {
  test(`a search for ${quoi} is ${attendu ? 'taken' : 'refused'}`, () => {
    const read = faqSearchResource.query.safeParse(query)
    assert.deepEqual(read.success ? read.data : null, attendu)
  })
}

for (const [quoi, body, isTaken] of [
  ['yes', { rateCode: 'x', isUseful: true }, true],
  ['no', { rateCode: 'x', isUseful: false, userType: '4' }, true],
  ['a comment', { rateCode: 'x', comment: 'Trop long', userType: 2 }, true],
  ['a comment of a thousand characters', { rateCode: 'x', comment: 'é'.repeat(1000) }, true],
  ['a comment of a thousand and one', { rateCode: 'x', comment: 'é'.repeat(1001) }, false],
  ['an empty comment', { rateCode: 'x', comment: '  ' }, false],
  ['neither', { rateCode: 'x' }, false],
  ['no code', { isUseful: true }, false],
  ['a word for a boolean', { rateCode: 'x', isUseful: 'oui' }, false],
] satisfies [string, object, boolean][]) {
  test(`a rating with ${quoi} is ${isTaken ? 'taken' : 'refused'}`, () =>
    assert.equal(faqUsefulSchema.safeParse(body).success, isTaken))
}

test('a click names its question', () => {
  assert.equal(faqClickSchema.safeParse({ clickCode: 'x', userType: 4 }).success, true)
  assert.equal(faqClickSchema.safeParse({ clickCode: '' }).success, false)
  assert.equal(faqClickSchema.safeParse({ clickCode: 'x', userType: 'admin' }).success, false)
})
