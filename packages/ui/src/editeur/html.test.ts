import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inconnues, isAdresseAcceptee } from './html.ts'

for (const [html, attendues] of [
  ['<p class="chapo">a <strong>b</strong><br /></p><h4>c</h4>', []],
  ['<table><caption>t</caption><tbody><tr><td><p>a</p></td></tr></tbody></table>', []],
  ['<p>H<sub>2</sub>O, 1<sup>er</sup></p>', []],
  ['<dl><dt>a</dt></dl>', ['dl', 'dt']],
  ['<figure><img src="/a" alt=""><figcaption>a</figcaption></figure>', ['figure', 'figcaption']],
  ['<p lang="en">a</p>', ['lang']],
  ['<table><caption>un <em>titre</em></caption></table>', ['caption']],
] as const)
  test(`of ${html}, the editor cannot write: ${attendues.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(inconnues(html), attendues))

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
