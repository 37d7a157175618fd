import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slug } from './slug.ts'

for (const [texte, attendu] of [
  ['Mentions légales', 'mentions-legales'],
  ['  Conditions générales d’utilisation !  ', 'conditions-generales-d-utilisation'],
  ['Cœur & ÆSIR', 'coeur-aesir'],
  ['100 % Santé', '100-sante'],
  ['../../etc/passwd', 'etc-passwd'],
  ['---', ''],
  ['', ''],
] satisfies [string, string][]) {
  test(`R9.41 R9.42 the slug of « ${texte} » is « ${attendu} »`, () =>
    assert.equal(slug(texte), attendu))
}
