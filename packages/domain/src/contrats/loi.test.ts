import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleLoi } from './index.ts'

test('a letter quotes the code that its insurer is under', () => {
  assert.equal(articleLoi('impaye'), 'l’article L. 221-7 du code de la mutualité')
  assert.equal(
    articleLoi('impaye', 'securite-sociale'),
    'l’article L. 932-22 du code de la sécurité sociale',
  )
  assert.equal(
    articleLoi('prescription', 'assurances'),
    'l’article L. 114-1 du code des assurances',
  )
  assert.equal(
    articleLoi('notice', 'securite-sociale'),
    'l’article L. 932-6 du code de la sécurité sociale',
  )
})
