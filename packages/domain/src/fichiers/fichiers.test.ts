import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMoFichier, formatMoLimite, formatPoids, formatTaille } from './taille.ts'
import { isNomFichierAccepte, type TypeFichier, typeFichier } from './type.ts'

for (const [octets, attendu] of [
  [0, '0 Octets'],
  [1023, '1\u202f023 Octets'],
  [1024, '1,0 ko'],
  [1536, '1,5 ko'],
  [1024 ** 2, '1,0 Mo'],
  [1024 ** 3 * 2.25, '2,25 Go'],
  [1024 ** 4, '1,0 To'],
  [1024 ** 5, '1,0 Po'],
  [1024 ** 6, '1\u202f024,0 Po'],
] satisfies [number, string][]) {
  test(`R9.32 ${octets} bytes are « ${attendu} »`, () =>
    assert.equal(formatTaille(octets), attendu))
}

test('R9.28 R9.29 R9.30 weights in Mo: one decimal for the limit, one or two per file', () => {
  assert.equal(formatMoLimite(5 * 1024 * 1024), '5,0')
  assert.equal(formatMoLimite(1_234_567), '1,2')
  assert.equal(formatMoFichier(5 * 1024 * 1024), '5,0')
  assert.equal(formatMoFichier(1_234_567), '1,18')
})

for (const [octets, attendu] of [
  [200, '200 Octets'],
  [5000, '4,88 ko'],
  [6000, '0,01 Mo'],
  [1_234_567, '1,18 Mo'],
  [20 * 1024 * 1024, '20,0 Mo'],
] satisfies [number, string][])
  test(`R9.28 R9.30 a file of ${octets} bytes weighs « ${attendu} » in a list`, () =>
    assert.equal(formatPoids(octets), attendu))

for (const [nom, type] of [
  ['photo.JPG', 'images'],
  ['photo.jpeg', 'images'],
  ['scan.bmp', 'images'],
  ['a.png', 'images'],
  ['lettre.doc', 'document'],
  ['lettre.docx', 'document'],
  ['facture.pdf', 'pdf'],
  ['a.ppt', 'presentation'],
  ['a.pptx', 'presentation'],
  ['a.xls', 'tableur'],
  ['a.b.xlsx', 'tableur'],
  ['a.pdf.exe', 'autre'],
  ['README', 'autre'],
  ['.pdf', 'autre'],
  ['', 'autre'],
] satisfies [string, TypeFichier][]) {
  test(`R9.33 « ${nom} » is of type ${type}`, () => assert.equal(typeFichier(nom), type))
}

for (const interdit of ['\\', '/', ':', '*', '?', '"', '<', '>', '|', '\n']) {
  test(`R5.75 a file name with ${JSON.stringify(interdit)} is refused`, () =>
    assert.equal(isNomFichierAccepte(`a${interdit}b.pdf`), false))
}
test('R5.75 ordinary names with accents, apostrophes and dots are accepted', () => {
  for (const nom of ['Relevé d’été (2).pdf', "l'avis.tar.gz"])
    assert.equal(isNomFichierAccepte(nom), true)
  for (const nom of ['', '  ', 'x'.repeat(256)]) assert.equal(isNomFichierAccepte(nom), false)
})
