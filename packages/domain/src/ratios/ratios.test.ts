import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compositionDe, formatRatio, isPubliable, ratiosLe } from './index.ts'

const ratios = {
  annee: 2026,
  exercice: 2025,
  prestations: '81,3',
  frais: '16,2',
  composition: null,
}

for (const [title, annee, typeContrat, lus, attendu] of [
  ['this year with its ratios', 2026, 'sante', ratios, true],
  ['this year without', 2026, 'sante', undefined, false],
  ['next year without', 2027, 'sante', undefined, false],
  ['last year, published before', 2025, 'sante', undefined, true],
  ['a provident contract, which the law does not ask it of', 2026, 'prevoyance', undefined, true],
] as const)
  test(`a schedule of ${title}: ${attendu ? 'published' : 'refused'}`, () =>
    assert.equal(isPubliable(annee, { typeContrat, ratios: lus }, '2026-11-17'), attendu))

test('a year shows its own ratios, or the latest before it', () => {
  const tous = [2024, 2026, 2025].map((annee) => ({ ...ratios, annee }))
  assert.deepEqual(
    [2023, 2024, 2026, 2030].map((annee) => ratiosLe(tous, annee)?.annee),
    [undefined, 2024, 2026, 2026],
  )
})

test('costs are made of what the insurer says, or of what the law says', () => {
  assert.match(compositionDe(ratios), /^Les frais de gestion recouvrent/)
  assert.equal(compositionDe({ ...ratios, composition: 'Nos salaires.' }), 'Nos salaires.')
  assert.equal(formatRatio('81,3'), '81,3\u00a0%')
})
