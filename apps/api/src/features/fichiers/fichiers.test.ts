import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createReader } from '../../../testing/openapi.ts'
import { FORM_TYPE, formOf, upload, uploadOf } from '../../../testing/upload.ts'
import { budgetSecurite } from '../budgets/budgets.schema.ts'
import { fichier } from './fichiers.schema.ts'
import {
  bmp,
  compound,
  docx,
  EICAR,
  jpeg,
  ole,
  pdf,
  pdfWith,
  png,
  pptx,
  rels,
  xlsx,
} from './testing/specimens.ts'
import { zip } from './testing/zip.ts'

const MAX = 64 * 1024

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp({
    environment: { UPLOAD_MAX_MB: String(MAX / 1024 / 1024), UPLOADS_PER_HOUR: '40' },
  })
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

const rows = () => t.database.db.select().from(fichier)
/** Every file below the store's folder, drafts included. */
function kept(): string[] {
  try {
    return readdirSync(t.config.store.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
async function assertNothing(what?: string) {
  assert.deepEqual([(await rows()).length, kept().length], [0, 0], what)
}
beforeEach(async () => {
  await t.database.db.delete(fichier)
  await t.database.db.delete(budgetSecurite)
  for await (const { name } of t.store.list()) await t.store.remove(name)
})

test('R3.39 R7.57 R7.59 R7.60 a file is sent in a form; the answer names it', async () => {
  const content = pdf(5000)
  const answer = await camille(uploadOf(content, 'Relevé d’été (2).pdf', { fieldName: 'rib' }))
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const { fileNames } = answer.json()
  assert.equal(fileNames.length, 1)
  assert.match(fileNames[0].remoteFileName, /^[0-9a-f]{40}$/)
  assert.deepEqual(fileNames[0], {
    remoteFileName: fileNames[0].remoteFileName,
    localFileName: 'Relevé d’été (2).pdf',
    size: 5000,
    inputName: 'rib',
  })
  const [row] = await rows()
  assert.equal(row?.remoteFileName, fileNames[0].remoteFileName)
  assert.equal(row?.clientCode, 'horizon')
  assert.equal(row?.typeMime, 'application/pdf')
  assert.equal(row?.taille, 5000)
  assert.equal(row?.empreinte, createHash('sha256').update(content).digest('base64url'))
  assert.deepEqual(row?.deposeLe, t.clock.now)
  assert.deepEqual(row?.analyseLe, t.clock.now)
  assert.equal(row?.rattacheLe, null)
})

test('neither the name nor the content can be read in the database or on the disk', async () => {
  const content = Buffer.concat([pdf(5000), Buffer.from('%ordonnance%%EOF')])
  await camille(uploadOf(content, 'Ordonnance Martin.pdf'))
  const [row] = await rows()
  assert.doesNotMatch(JSON.stringify(row), /Martin|ordonnance/i)
  const place = ['fichier.local_file_name', row?.remoteFileName ?? ''] as const
  assert.equal(t.sealer.unseal(row?.localFileName ?? '', place), 'Ordonnance Martin.pdf')
  assert.equal(kept().length, 1)
  const bytes = readFileSync(kept()[0] ?? '')
  assert.equal(bytes.includes('ordonnance'), false)
  assert.equal(bytes.includes('%PDF'), false)
})

const accepted: [string, Buffer, string][] = [
  ['scan.bmp', bmp(), 'image/bmp'],
  ['photo.JPG', jpeg({ exif: 30_000 }), 'image/jpeg'],
  ['photo.jpeg', jpeg({ exif: 30_000 }), 'image/jpeg'],
  ['carte.png', png(), 'image/png'],
  ['facture.pdf', pdf(), 'application/pdf'],
  ['lettre.doc', ole('WordDocument'), 'application/msword'],
  [
    'lettre.docx',
    docx(),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['expose.ppt', ole('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  [
    'expose.pptx',
    pptx(),
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  ['soins.xls', ole('Workbook'), 'application/vnd.ms-excel'],
  ['soins.xlsx', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]
for (const [nom, content, typeMime] of accepted) {
  test(`R5.70 R5.71 « ${nom} » is accepted, and comes back as it was`, async () => {
    const sent = await camille(uploadOf(content, nom, { type: typeMime }))
    assert.equal(sent.statusCode, 200, sent.body)
    const { remoteFileName } = sent.json().fileNames[0]
    const read = await camille(`/api/fichiers/${remoteFileName}`)
    assert.equal(read.statusCode, 200)
    assert.deepEqual(read.rawPayload, content)
    assert.equal(read.headers['content-type'], typeMime)
    assert.equal(read.headers['content-length'], String(content.length))
    assert.equal(read.headers['content-encoding'], undefined)
  })
}

test('a download is an attachment, never guessed, never kept', async () => {
  const sent = await camille(uploadOf(pdf(), 'Relevé d’été.pdf'))
  const { headers } = await camille(`/api/fichiers/${sent.json().fileNames[0].remoteFileName}`)
  assert.equal(
    headers['content-disposition'],
    `attachment; filename="Releve d_ete.pdf"; filename*=UTF-8''Relev%C3%A9%20d%E2%80%99%C3%A9t%C3%A9.pdf`,
  )
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['cache-control'], 'no-store')
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
})

const etranger = (extension: string) =>
  `Le contenu de ce fichier n’est pas celui d’un fichier .${extension}`
const double = 'Ce fichier contient autre chose que le document annoncé\u00a0: il n’est pas accepté'
const demesure = 'Ce document est trop volumineux une fois ouvert\u00a0: il n’est pas accepté'
const formats =
  'Ce type de fichier n’est pas accepté. Formats acceptés\u00a0: bmp, jpg, jpeg, png, pdf, doc, docx, ppt, pptx, xls, xlsx'
const caracteres = 'Le nom du fichier ne peut pas contenir les caractères \\ / : * ? " < > |'
const virus = 'Un virus a été détecté dans ce fichier\u00a0: il n’a pas été conservé'

const refused: [string, string, Buffer | string, number, string, string][] = [
  ['a program', 'virus.exe', 'MZ', 415, 'FileType', formats],
  ['a drawing', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'FileType', formats],
  ['a page', 'page.html', '<html>', 415, 'FileType', formats],
  ['two extensions', 'facture.pdf.exe', pdf(), 415, 'FileType', formats],
  ['no extension', 'README', pdf(), 415, 'FileType', formats],
  [
    'a drawing as a picture',
    'logo.png',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    422,
    'FileContent',
    etranger('png'),
  ],
  ['a picture as a document', 'facture.pdf', png(), 422, 'FileContent', etranger('pdf')],
  [
    'a bare archive as a document',
    'lettre.docx',
    zip([{ name: 'a.exe', content: 'MZ' }]),
    422,
    'FileContent',
    etranger('docx'),
  ],
  [
    'a document after a picture',
    'photo.jpg',
    Buffer.concat([jpeg({ exif: 100 }), docx()]),
    422,
    'FileContent',
    double,
  ],
  [
    'a bomb',
    'lettre.docx',
    docx({ name: 'word/a.xml', listed: { unpacked: 999_999_999 } }),
    422,
    'FileContent',
    demesure,
  ],
  [
    'a bomb that lies',
    'lettre.docx',
    docx({
      name: 'word/a.xml',
      content: Buffer.alloc(30_000_000),
      listed: { unpacked: 10 },
      local: { unpacked: 10 },
    }),
    422,
    'FileContent',
    'Ce fichier est incomplet ou endommagé',
  ],
  [
    'a macro',
    'lettre.docx',
    docx({ name: 'word/vbaProject.bin', content: 'x' }),
    422,
    'FileContent',
    'Ce document contient une macro\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
  ],
  [
    'a macro in an old workbook',
    'soins.xls',
    compound([{ name: 'Workbook' }, { name: '_VBA_PROJECT_CUR', isStorage: true }]),
    422,
    'FileContent',
    'Ce document contient une macro\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
  ],
  [
    'a template elsewhere',
    'lettre.docx',
    docx({
      name: 'word/_rels/settings.xml.rels',
      content: rels({ kind: 'attachedTemplate', target: 'https://a.example', mode: 'External' }),
    }),
    422,
    'FileContent',
    'Ce document va chercher un modèle, une image ou un classeur à une autre adresse\u00a0: enregistrez-le au format PDF, puis envoyez ce PDF',
  ],
  [
    'a script in a document',
    'facture.pdf',
    pdfWith(['9 0 obj<</S/J#61vaScript>>endobj']),
    422,
    'FileContent',
    'Ce PDF contient un script\u00a0: imprimez-le dans un nouveau PDF, ou envoyez-en une photo',
  ],
  [
    'a document under a password',
    'lettre.docx',
    ole('EncryptedPackage', 'EncryptionInfo'),
    422,
    'FileContent',
    'Ce document est protégé par un mot de passe\u00a0: enregistrez-le sans mot de passe, puis recommencez',
  ],
  ['nothing', 'vide.pdf', '', 422, 'FileContent', 'Ce fichier est vide'],
  ['the test virus', 'eicar.pdf', EICAR, 422, 'FileInfected', virus],
  [
    'the test virus inside a document',
    'eicar.pdf',
    Buffer.concat([pdf().subarray(0, 100), Buffer.from(EICAR), pdf().subarray(100)]),
    422,
    'FileInfected',
    virus,
  ],
  ['a path', '../../etc/passwd.pdf', pdf(), 400, 'FileName', caracteres],
  ['a path of Windows', 'C:\\\\Users\\\\camille.pdf', pdf(), 400, 'FileName', caracteres],
  ['a forbidden character', 'a?.pdf', pdf(), 400, 'FileName', caracteres],
  [
    'a tab',
    'a\tb.pdf',
    pdf(),
    400,
    'FileName',
    'Le nom du fichier contient des caractères invisibles\u00a0: renommez-le, puis recommencez',
  ],
  [
    'a turned name',
    'facture\u202efdp.pdf',
    pdf(),
    400,
    'FileName',
    'Le nom du fichier contient des caractères invisibles\u00a0: renommez-le, puis recommencez',
  ],
  ['no name', '', pdf(), 400, 'FileName', 'Le nom du fichier est vide'],
  [
    'a long name',
    `${'x'.repeat(252)}.pdf`,
    pdf(),
    400,
    'FileName',
    'Le nom du fichier ne doit pas dépasser 255 caractères',
  ],
  [
    'too much',
    'gros.pdf',
    pdf(MAX + 1),
    413,
    'FileTooLarge',
    'Le poids d’une pièce jointe est limité à 0,1 Mo',
  ],
]
for (const [what, nom, content, status, code, message] of refused) {
  test(`${what} is refused with ${status}, and nothing remains`, async () => {
    const answer = await camille(uploadOf(content, nom))
    assert.deepEqual([answer.statusCode, answer.json()], [status, { code, message }])
    await assertNothing()
  })
}

test('what a phone adds to a photograph, and nobody knows, is cut off before it is kept', async () => {
  const photo = jpeg({ exif: 30_000 })
  const sent = await camille(uploadOf(Buffer.concat([photo, Buffer.alloc(9000, 7)]), 'photo.jpg'))
  assert.equal(sent.statusCode, 200)
  const [fileName] = sent.json().fileNames
  assert.equal(fileName.size, photo.length)
  const [row] = await rows()
  assert.equal(row?.taille, photo.length)
  assert.equal(row?.empreinte, createHash('sha256').update(photo).digest('base64url'))
  const read = await camille(`/api/fichiers/${fileName.remoteFileName}`)
  assert.deepEqual(read.rawPayload, photo)
  assert.equal(kept().length, 1)
})

test('R5.71 a type announced that contradicts the name is refused', async () => {
  for (const type of ['text/html', 'image/svg+xml', 'image/png']) {
    const answer = await camille(uploadOf(pdf(), 'facture.pdf', { type }))
    assert.deepEqual([answer.statusCode, answer.json().code], [415, 'FileType'], type)
  }
  await assertNothing()
})

test('R5.69 the largest size is accepted to the byte, one byte more is not', async () => {
  const largest = await camille(uploadOf(pdf(MAX), 'juste.pdf'))
  assert.equal(largest.statusCode, 200)
  assert.equal(largest.json().fileNames[0].size, MAX)
  assert.equal((await camille(uploadOf(pdf(MAX + 1), 'trop.pdf'))).statusCode, 413)
  assert.equal((await rows()).length, 1)
  assert.equal(kept().length, 1)
})

test('names are kept as people write them, in one spelling', async () => {
  for (const [sent, expected] of [
    ['e\u0301te\u0301.pdf', '\u00e9t\u00e9.pdf'],
    [' avis n° 3 & suite.pdf ', 'avis n° 3 & suite.pdf'],
    ["l'avis.PDF", "l'avis.PDF"],
    [`${'x'.repeat(251)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ] satisfies [string, string][]) {
    const answer = await camille(uploadOf(pdf(), sent))
    assert.equal(answer.json().fileNames?.[0].localFileName, expected)
  }
})

test('one file at a time: two, none, or a form that is none, are refused', async () => {
  const file = { content: pdf(), fileName: 'a.pdf', type: 'application/pdf' }
  const field = { content: 'x', fieldName: 'note' }
  for (const [what, parts, code, message] of [
    [
      'two',
      [file, { ...file, fileName: 'b.pdf' }],
      'BadRequest',
      'Envoyez un seul fichier à la fois',
    ],
    [
      'two, the second of another kind',
      [file, { content: 'x', fileName: 'b.exe' }],
      'BadRequest',
      'Envoyez un seul fichier à la fois',
    ],
    ['none', [field], 'FileMissing', 'Merci de joindre le document demandé.'],
    ['nothing', [], 'FileMissing', 'Merci de joindre le document demandé.'],
    [
      'fifty fields',
      [...Array(50).fill(field), file],
      'BadRequest',
      'L’envoi du fichier n’a pas abouti\u00a0: recommencez',
    ],
    [
      'a strange field',
      [{ ...file, fieldName: '<b>' }],
      'BadRequest',
      'Le champ auquel ce fichier répond n’est pas reconnu',
    ],
    [
      'a field of the language',
      [{ ...file, fieldName: '__proto__' }],
      'BadRequest',
      'L’envoi du fichier n’a pas abouti\u00a0: recommencez',
    ],
  ] satisfies [string, Parameters<typeof upload>[0], string, string][]) {
    const answer = await camille(upload(parts))
    assert.deepEqual([answer.statusCode, answer.json()], [400, { code, message }], what)
    await assertNothing(what)
  }
  const fields = await camille(upload([field, file, field]))
  assert.equal(fields.statusCode, 200, 'fields around the file do no harm')
})

test('what is no form, or a broken one, is refused in French', async () => {
  const send = (payload: Buffer | string, type: string) =>
    camille({
      method: 'POST',
      url: '/api/fichiers/upload',
      headers: { 'content-type': type },
      payload,
    })
  for (const [what, answer, status] of [
    ['JSON', await send('{}', 'application/json'), 415],
    ['text', await send('x', 'text/plain'), 415],
    ['no boundary', await send('x', 'multipart/form-data'), 400],
    ['another boundary', await send(formOf([]), 'multipart/form-data; boundary=autre'), 400],
    [
      'cut',
      await send(
        formOf([{ content: pdf(), fileName: 'a.pdf', type: 'application/pdf' }], { isCut: true }),
        FORM_TYPE,
      ),
      400,
    ],
    ['no body', await camille({ method: 'POST', url: '/api/fichiers/upload' }), 415],
  ] as const) {
    assert.equal(answer.statusCode, status, `${what}: ${answer.body}`)
    assert.match(answer.json().message, /[a-zé]/)
    await assertNothing(what)
  }
})

test('R7.58 without the token in its header nothing is written; nor without a session', async () => {
  const request = uploadOf(pdf(), 'a.pdf')
  const forged = await camille({
    ...request,
    headers: { ...request.headers, 'x-xsrf-token': 'autre' },
  })
  assert.deepEqual([forged.statusCode, forged.json().code], [403, 'AntiForgery'])
  const foreign = await camille({
    ...request,
    headers: { ...request.headers, origin: 'https://ailleurs.example' },
  })
  assert.equal(foreign.statusCode, 403)
  assert.equal((await t.visitor()(request)).statusCode, 401)
  await assertNothing()
})

test('somebody else’s file, or at another client, does not exist', async () => {
  const sent = await camille(uploadOf(pdf(), 'a.pdf'))
  const url = `/api/fichiers/${sent.json().fileNames[0].remoteFileName}`
  assert.equal((await camille(url)).statusCode, 200)
  for (const [userName, host] of [
    ['hugo.roche@example.org', 'localhost:8080'],
    ['admin@example.org', 'localhost:8080'],
    ['nadia.perrot@example.org', 'atlas.localhost:8080'],
  ] as const) {
    const answer = await (await t.as(userName, host))(url)
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'NotFound'], userName)
  }
  assert.equal((await t.visitor()(url)).statusCode, 401)
  for (const name of ['x', '..%2F..%2Fetc%2Fpasswd', '0'.repeat(40)])
    assert.equal((await camille(`/api/fichiers/${name}`)).statusCode, 404, name)
  assert.equal((await camille('/api/fichiers/%00')).statusCode, 400)
})

test('a file that changed on the disk is not given, not even its beginning', async () => {
  const sent = await camille(uploadOf(pdf(5000), 'a.pdf'))
  const url = `/api/fichiers/${sent.json().fileNames[0].remoteFileName}`
  const { writeFileSync } = await import('node:fs')
  const path = kept()[0] ?? ''
  const bytes = readFileSync(path)
  bytes[2000] = (bytes[2000] ?? 0) ^ 1
  writeFileSync(path, bytes)
  const answer = await camille(url)
  assert.deepEqual([answer.statusCode, answer.json().code], [500, 'Internal'])
})

test('twenty at once: twenty files, each its own', async () => {
  const contents = Array.from({ length: 20 }, (_, i) => pdf(3000 + i))
  const answers = await Promise.all(contents.map((c, i) => camille(uploadOf(c, `${i}.pdf`))))
  for (const [i, answer] of answers.entries()) {
    const { remoteFileName, localFileName } = answer.json().fileNames[0]
    assert.equal(localFileName, `${i}.pdf`)
    assert.deepEqual((await camille(`/api/fichiers/${remoteFileName}`)).rawPayload, contents[i])
  }
  assert.equal((await rows()).length, 20)
  assert.equal(kept().length, 20)
})

test('of twenty at once, as many are kept as the hour has left, and what was refused has not counted', async () => {
  for (let i = 0; i < 35; i++) await camille(uploadOf(pdf(), `${i}.pdf`))
  for (let i = 0; i < 3; i++)
    assert.equal((await camille(uploadOf(Buffer.from('rien'), 'faux.pdf'))).statusCode, 422)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => camille(uploadOf(pdf(), `n${i}.pdf`))),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 5)
  assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 15)
  assert.equal((await rows()).length, 40)
})

test('past so many files in an hour an account waits; another one does not', async () => {
  for (let i = 0; i < 40; i++)
    assert.equal((await camille(uploadOf(pdf(), `${i}.pdf`))).statusCode, 200)
  const answer = await camille(uploadOf(pdf(), 'encore.pdf'))
  assert.deepEqual(
    [answer.statusCode, answer.json()],
    [
      429,
      {
        code: 'TooManyRequests',
        message: 'Vous avez déposé beaucoup de fichiers. Patientez une heure, puis réessayez',
      },
    ],
  )
  const hugo = await t.as('hugo.roche@example.org')
  assert.equal((await hugo(uploadOf(pdf(), 'a.pdf'))).statusCode, 200)
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 61 * 60_000)
  try {
    const later = await t.as('camille.martin@example.org')
    assert.equal((await later(uploadOf(pdf(), 'a.pdf'))).statusCode, 200)
  } finally {
    t.clock.now = before
  }
})

test('R7.60 the API’s own description shows the form and the answer', async () => {
  const document = (await t.visitor()('/api/openapi.json')).json()
  const read = createReader(document)
  const { post } = document.paths['/api/fichiers/upload']
  const { file } = read(post.requestBody.content['multipart/form-data'].schema).properties
  assert.equal(file?.format, 'binary')
  const { fileNames } = read(post.responses['200'].content['application/json'].schema).properties
  const item = read(fileNames?.items as never)
  assert.deepEqual(Object.keys(item.properties), [
    'remoteFileName',
    'localFileName',
    'size',
    'inputName',
  ])
  assert.equal(post.summary, 'Déposer un fichier')
  assert.ok(document.paths['/api/fichiers/{remoteFileName}'].get)
})
