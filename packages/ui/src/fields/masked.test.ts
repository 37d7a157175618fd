import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskDate } from '@espace-adherent/domain/calendrier'
import { formatNir } from '@espace-adherent/domain/identite/nir.ts'
import { applyMask } from './masked.ts'

for (const [quoi, mask, saisie, caret, texte, after] of [
  ['typed at the end', maskDate, '0311', 4, '03/11', 5],
  ['the separator appears under the caret', maskDate, '031', 3, '03/1', 4],
  ['typed in the middle', maskDate, '013/11/2026', 2, '01/31/1202', 2],
  [
    'a separator deleted comes back, the caret stays before it',
    maskDate,
    '0311/2026',
    2,
    '03/11/2026',
    2,
  ],
  ['a letter is dropped, the caret does not move', maskDate, '03a/11', 3, '03/11', 2],
  ['pasted with other separators', formatNir, '1-85-05-78.006.048', 18, '1 85 05 78 006 048', 18],
  ['emptied', formatNir, '', 0, '', 0],
] as const) {
  test(`mask: ${quoi}`, () => {
    assert.deepEqual(applyMask(mask, saisie, caret), { texte, caret: after })
  })
}
