import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actes } from '@espace-adherent/contract'
import { slugDe } from './demarche.ts'
import { presentationDe } from './presentation.ts'

test('lists lead to each act by the end of its path', () => {
  for (const acte of Object.values(actes)) assert.equal(presentationDe(acte.key).slug, slugDe(acte))
})
