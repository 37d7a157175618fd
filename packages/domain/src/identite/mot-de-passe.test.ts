import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMotDePasse, reglesSuivies } from './mot-de-passe.ts'

const cent = `Aa1!${'x'.repeat(96)}`
for (const [title, motDePasse, min, attendu] of [
  ['R5.33 R9.08 eight characters', 'Aa1!aaaa', 8, true],
  ['R5.33 seven characters', 'Aa1!aaa', 8, false],
  ['R5.33 R5.36 one hundred characters', cent, 8, true],
  ['R5.33 R5.36 one hundred and one', `${cent}x`, 8, false],
  ['R5.34 no lowercase', 'AA1!AAAA', 8, false],
  ['R5.34 no uppercase', 'aa1!aaaa', 8, false],
  ['R5.34 no digit', 'Aaa!aaaa', 8, false],
  ['R5.34 no special character', 'Aa1aaaaa', 8, false],
  ['R5.35 the configured minimum', 'Aa1!aaaaaaa', 12, false],
  ['R5.35 the configured minimum reached', 'Aa1!aaaaaaaa', 12, true],
  ['R5.37 a space is special', 'Aa1 aaaa', 8, true],
  ['R5.37 an accented letter is not special', 'Aa1éaaaa', 8, false],
  ['R5.37 an emoji is special', 'Aa1🙂aaaa', 8, true],
  ['R5.34 accented letters count as letters', 'Éé1!éééé', 8, true],
] satisfies [string, string, number, boolean][]) {
  test(`${title}: ${attendu ? 'accepted' : 'refused'}`, () =>
    assert.equal(isMotDePasse(motDePasse, min), attendu))
}

test('rules tick themselves off one by one', () => {
  assert.deepEqual(reglesSuivies('Bonjour', 8), {
    longueur: false,
    minuscule: true,
    majuscule: true,
    chiffre: false,
    special: false,
  })
})

test('whoever writes too much has followed every rule that ticks itself off', () => {
  assert.deepEqual(Object.values(reglesSuivies(`${cent}x`, 8)), [true, true, true, true, true])
})
