import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureActes } from './mesure.ts'

/** Two hundred, and ten since each act says what comes of it (`suite`). */
const PAR_ACTE = 210

test('An act is within two hundred and ten lines, on average', () => {
  const { parts, actes, lignes } = measureActes()
  // Nothing found is no success.
  assert.ok(actes >= 28, `${actes} acts are found, there were 28`)
  const trop = lignes - PAR_ACTE * actes
  const chers = parts.slice(0, 3).map(({ slice, total }) => `${slice} (${total})`)
  assert.ok(
    trop <= 0,
    `${actes} acts have ${lignes} lines, ${trop} more than ${PAR_ACTE} each: make room for what was added, or simplify one of the dearest, ${chers.join(', ')}. « npm run actes » shows them all.`,
  )
})
