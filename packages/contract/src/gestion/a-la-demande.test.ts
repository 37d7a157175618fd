import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faitALaDemande } from './a-la-demande.ts'

test('a property is made when it is first read, once, and is copied like any other', () => {
  let faites = 0
  const objet = faitALaDemande({ nom: 'table' } as { nom: string; forme: object }, {
    forme: () => {
      faites++
      return { numero: faites }
    },
  })
  assert.equal(objet.nom, 'table')
  assert.equal(faites, 0)
  assert.equal(objet.forme, objet.forme)
  assert.deepEqual({ ...objet }, { nom: 'table', forme: { numero: 1 } })
  assert.equal(faites, 1)
})
