import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAdresseAcceptee, isConnu } from './html.ts'

test('a text with what the editor cannot write is not given to it', () => {
  assert.equal(isConnu('<p class="chapo">a <strong>b</strong><br /></p><h4>c</h4>'), true)
  assert.equal(isConnu('<table><tbody><tr><td><p>a</p></td></tr></tbody></table>'), true)
  assert.equal(isConnu('<dl><dt>a</dt></dl>'), false)
  assert.equal(isConnu('<p>H<sub>2</sub>O</p>'), false)
})

for (const [adresse, attendu] of [
  ['https://www.ameli.fr/', true],
  ['mailto:a@b.fr', true],
  ['tel:+33 4 72 00 00 00', true],
  ['#/contact', true],
  ['/medias/1', true],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['data:text/html,x', false],
  ['ameli.fr', false],
] as const)
  test(`a link to ${adresse} is ${attendu ? 'accepted' : 'refused'}`, () =>
    assert.equal(isAdresseAcceptee(adresse), attendu))
