import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ExtensionAcceptee,
  extensionsAcceptees,
  type FamilleContenu,
  formatAttendu,
  hasSignature,
  isTypeAnnonceCoherent,
  refusNomFichier,
  refusTailleFichier,
  refusTypeFichier,
} from './contenu.ts'
import { typeFichier } from './type.ts'

for (const [nom, famille, typeMime] of [
  ['scan.bmp', 'bmp', 'image/bmp'],
  ['Photo.JPG', 'jpeg', 'image/jpeg'],
  ['photo.jpeg', 'jpeg', 'image/jpeg'],
  ['a.png', 'png', 'image/png'],
  ['facture.pdf', 'pdf', 'application/pdf'],
  ['lettre.doc', 'ole', 'application/msword'],
  [
    'lettre.docx',
    'ooxml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a.ppt', 'ole', 'application/vnd.ms-powerpoint'],
  ['a.pptx', 'ooxml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['a.xls', 'ole', 'application/vnd.ms-excel'],
  ['a.b.xlsx', 'ooxml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] satisfies [string, FamilleContenu, string][]) {
  test(`R5.70 « ${nom} » is accepted, as ${typeMime}`, () => {
    const format = formatAttendu(nom)
    assert.equal(format?.famille, famille)
    assert.equal(format?.typeMime, typeMime)
  })
}

for (const nom of [
  'logo.svg',
  'page.html',
  'a.pdf.exe',
  'a.docm',
  'photo.heic',
  'archive.zip',
  '.pdf',
  'README',
  'pdf',
  'a.pdf ',
  'a.',
  'a.constructor',
  '',
]) {
  test(`R5.70 « ${nom} » is refused by its extension`, () => assert.equal(formatAttendu(nom), null))
}

test('every accepted extension has a type, and a drawing or a page has none', () => {
  for (const extension of extensionsAcceptees)
    assert.notEqual(typeFichier(`a.${extension}`), 'autre')
  assert.equal(extensionsAcceptees.length, 11)
})

for (const [extension, annonce, attendu] of [
  ['pdf', 'application/pdf', true],
  ['pdf', 'APPLICATION/PDF; charset=binary', true],
  ['pdf', '', true],
  ['pdf', 'application/octet-stream', true],
  ['jpg', 'image/pjpeg', true],
  ['docx', 'application/kswps', true],
  ['pdf', 'text/html', false],
  ['pdf', 'image/svg+xml', false],
  ['pdf', 'application/xhtml+xml', false],
  ['pdf', 'application/javascript', false],
  ['pdf', 'application/msword', false],
  ['png', 'image/jpeg', false],
  ['jpg', 'video/mp4', false],
  ['docx', 'text/plain', false],
] satisfies [ExtensionAcceptee, string, boolean][]) {
  test(`R5.71 .${extension} announced as « ${annonce} » is ${attendu ? 'accepted' : 'refused'}`, () =>
    assert.equal(isTypeAnnonceCoherent(extension, annonce), attendu))
}

test('a signature counts at the first byte only', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  assert.equal(hasSignature('pdf', bytes('%PDF-1.7')), true)
  assert.equal(hasSignature('pdf', bytes(' %PDF-1.7')), false)
  assert.equal(hasSignature('pdf', bytes('%PD')), false)
  assert.equal(hasSignature('pdf', bytes('')), false)
  assert.equal(hasSignature('ooxml', bytes('PK\u0003\u0004')), true)
  assert.equal(hasSignature('ooxml', bytes('PK\u0005\u0006')), false)
})

for (const interdit of ['\\', '/', ':', '*', '?', '"', '<', '>', '|']) {
  test(`R5.75 a name with ${interdit} is refused by a sentence that lists the characters`, () =>
    assert.equal(
      refusNomFichier(`a${interdit}b.pdf`),
      'Le nom du fichier ne peut pas contenir les caractères \\ / : * ? " < > |',
    ))
}

for (const [nom, message] of [
  ['', 'Le nom du fichier est vide'],
  [' \t ', 'Le nom du fichier est vide'],
  ['x'.repeat(256), 'Le nom du fichier ne doit pas dépasser 255 caractères'],
  ['../../etc/passwd', 'Le nom du fichier ne peut pas contenir les caractères \\ / : * ? " < > |'],
  [
    'a\u0000.pdf',
    'Le nom du fichier contient des caractères invisibles\u00a0: renommez-le, puis recommencez',
  ],
  [
    'facture\u202efdp.exe.pdf',
    'Le nom du fichier contient des caractères invisibles\u00a0: renommez-le, puis recommencez',
  ],
  [
    'a\u007f.pdf',
    'Le nom du fichier contient des caractères invisibles\u00a0: renommez-le, puis recommencez',
  ],
] satisfies [string, string][]) {
  test(`the name ${JSON.stringify(nom).slice(0, 40)} is refused: ${message}`, () =>
    assert.equal(refusNomFichier(nom), message))
}

test('ordinary names are accepted', () => {
  for (const nom of ['Relevé d’été (2).pdf', "l'avis n° 3 & suite.pdf", 'x'.repeat(255), '名.pdf'])
    assert.equal(refusNomFichier(nom), null)
})

test('the limit is told in Mo, the accepted formats by their extensions', () => {
  assert.equal(
    refusTailleFichier(20 * 1024 * 1024),
    'Le poids d’une pièce jointe est limité à 20,0 Mo',
  )
  assert.equal(
    refusTypeFichier(),
    'Ce type de fichier n’est pas accepté. Formats acceptés\u00a0: bmp, jpg, jpeg, png, pdf, doc, docx, ppt, pptx, xls, xlsx',
  )
})
