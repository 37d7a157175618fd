import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNames, inOneRing } from './names.ts'

const listed = Object.keys(inOneRing).map((slice) => ({
  path: `packages/domain/src/${slice}/index.ts`,
}))

test('a slice has the same name in every ring, or stands on the list', () => {
  const both = [
    { path: 'apps/web/src/features/faq/index.ts' },
    { path: 'packages/contract/src/faq/index.ts' },
  ]
  assert.deepEqual(findNames([...listed, ...both]), [])
  assert.equal(findNames([...listed, { path: 'apps/web/src/features/aide/index.ts' }]).length, 1)
})

test('a line of the list that no longer holds is refused', () => {
  const also = { path: 'apps/api/src/features/texte/index.ts' }
  assert.equal(findNames([...listed, also]).length, 1)
})
