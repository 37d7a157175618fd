import assert from 'node:assert/strict'
import { test } from 'node:test'
import { avec, documentsVoulus, exiger } from './documents.ts'

const dit = { libelle: 'Un document', raison: 'Il le faut.' }
const documents = {
  ...exiger('manuel', { lu: dit, libre: { ...dit, exigence: 'facultative' as const } }),
  toujours: { ...dit, ...avec('motif', 'deces', 'separation') },
  ...exiger('souple', { souple: dit }),
}
const voulus = (motif: string, modeGestion: 'manuel' | 'automatique') =>
  documentsVoulus(documents, { motif }, { jour: '2026-11-16', modeGestion }).map(
    ({ champ, isRequise }) => `${champ}${isRequise ? ' !' : ''}`,
  )

test('a clerk reads what the portal has nobody to read; what may follow is needed by the clerk alone', () => {
  assert.deepEqual(voulus('deces', 'manuel'), ['lu !', 'libre', 'toujours !', 'souple !'])
  assert.deepEqual(voulus('deces', 'automatique'), ['libre', 'toujours !', 'souple'])
})

test('a document is asked for with the answers that it names', () => {
  assert.deepEqual(voulus('separation', 'automatique'), ['libre', 'toujours !', 'souple'])
  assert.deepEqual(voulus('autre', 'automatique'), ['libre', 'souple'])
})
