import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reseauImageUrl, reseauSoinsSchema } from './index.ts'

test('R3.17 a care network: reseau, url, numOmc, icon, imageId, imageForm, description', () => {
  assert.deepEqual(Object.keys(reseauSoinsSchema.shape).toSorted(), [
    'description',
    'icon',
    'imageForm',
    'imageId',
    'numOmc',
    'reseau',
    'url',
  ])
})

test('an image id cannot leave its folder', () => {
  assert.equal(reseauImageUrl('../../x?y'), '/api/reseaux-soins/images/..%2F..%2Fx%3Fy')
})
