import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { archive, docx, office2007, relation, xlsx } from './support/archive.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { signIn, type Visiteur } from './support/visiteur.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-attaques-fichiers-'))
let portail: Portail
let camille: Visiteur
before(async () => {
  portail = await startPortail({ DATA_DIR: dataDir })
  camille = await signIn(portail.url)
})
after(async () => {
  await portail?.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Every file below the store, drafts included. */
const kept = () => {
  const found = readdirSync(join(dataDir, 'fichiers'), { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).length
}

const pdf = (objects = '', catalog = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog${catalog}>>endobj\n${objects}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )
const packed = (object: string) => {
  const data = deflateSync(`20 0 ${object}`).toString('latin1')
  return `9 0 obj<</Type/ObjStm/N 1/First 5/Filter/FlateDecode>>stream\n${data}\nendstream endobj`
}
const chunk = (type: string, data: Buffer) => {
  const [head, sum] = [Buffer.alloc(8), Buffer.alloc(4)]
  head.writeUInt32BE(data.length)
  head.write(type, 4)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([head, data, sum])
}
const png = (side = 1) => {
  const header = Buffer.from('00000001000000010802000000', 'hex')
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080008000801011100ffda0008010100003f00010203ffd9',
  'hex',
)
const nothing = Buffer.alloc(100 * 1024 * 1024)
const glue = (...parts: Buffer[]) => Buffer.concat(parts)

const nasty: [string, string, Buffer<ArrayBuffer>][] = [
  ['a bomb that says what it is', 'a.docx', docx({ name: 'word/a.xml', content: nothing })],
  ['a bomb that lies', 'a.docx', docx({ name: 'word/a.xml', content: nothing, claimed: 9 })],
  ['a way out of the folder', 'a.docx', docx({ name: '../../a.xml', content: 'x' })],
  ['a macro', 'a.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })],
  ['a macro sheet', 'a.xlsx', xlsx({ name: 'xl/macrosheets/sheet1.xml', content: '<x/>' })],
  [
    'a template elsewhere',
    'a.docx',
    docx({
      name: 'word/_rels/settings.xml.rels',
      content: relation('attachedTemplate', 'http://a.example/a.dotm', 'External'),
    }),
  ],
  [
    'a field that starts a program',
    'a.docx',
    docx({
      name: 'word/b.xml',
      content: '<w:p><w:instrText>DD</w:instrText><w:instrText>EAUTO cmd</w:instrText></w:p>',
    }),
  ],
  [
    'a formula that starts a program',
    'a.xlsx',
    xlsx({ name: 'xl/b.xml', content: "<x><f>cmd|'/c calc'!A0</f></x>" }),
  ],
  [
    'entities',
    'a.docx',
    docx({ name: 'word/b.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }),
  ],
  ['a bare archive', 'a.docx', archive([{ name: 'a.exe', content: 'MZ' }])],
  ['a script', 'a.pdf', pdf('9 0 obj<</S/J#61vaScript>>endobj')],
  ['a script, packed', 'a.pdf', pdf(packed('<</S/JavaScript>>'))],
  ['a program to start', 'a.pdf', pdf('9 0 obj<</S/Launch/F(cmd.exe)>>endobj')],
  ['a password', 'a.pdf', pdf('trailer<</Encrypt 9 0 R>>')],
  ['an archive after it', 'a.pdf', glue(pdf(), docx())],
  ['20 Mo of names', 'a.pdf', pdf(`9 0 obj${'/a'.repeat(9_900_000)}`)],
  ['an archive after it', 'a.png', glue(png(), docx())],
  ['too many pixels', 'a.png', png(60_000)],
  ['a page after it', 'a.jpg', glue(jpeg, Buffer.from('<html><script>'))],
]

const honest: [string, string, Buffer<ArrayBuffer>][] = [
  ['a letter', 'a.docx', docx()],
  [
    'a letter with a link',
    'a.docx',
    docx({
      name: 'word/_rels/document.xml.rels',
      content: relation('hyperlink', 'https://example.org', 'External'),
    }),
  ],
  [
    'a letter with its page numbers',
    'a.docx',
    docx({ name: 'word/footer1.xml', content: '<w:p><w:fldSimple w:instr=" PAGE "/></w:p>' }),
  ],
  [
    'a letter with a chart',
    'a.docx',
    docx({ name: 'word/embeddings/Feuille1.xlsx', content: xlsx() }),
  ],
  [
    'a table',
    'a.xlsx',
    xlsx({ name: 'xl/worksheets/sheet1.xml', content: '<x><f>SUM(A1:A9)</f></x>' }),
  ],
  ['a presentation', 'a.pptx', office2007('ppt/presentation.xml')],
  ['a paper', 'a.pdf', pdf()],
  ['a paper with a link', 'a.pdf', pdf('9 0 obj<</A<</S/URI/URI(https://example.org)>>>>endobj')],
  ['a paper that opens at a page', 'a.pdf', pdf('', '/OpenAction[3 0 R/Fit]')],
  ['a paper whose objects are packed', 'a.pdf', pdf(packed('<</Type/Page>>'))],
  ['a picture', 'a.png', png()],
  ['a photograph', 'a.jpg', jpeg],
  ['a photograph with its contrast', 'a.jpg', glue(jpeg, jpeg)],
]

for (const [what, name, content] of nasty)
  test(`${name}, ${what}: refused, in French, and nothing is left`, async () => {
    const before = kept()
    const answer = await camille.upload(name, content)
    const body = (await answer.json()) as { code: string; message: string }
    assert.deepEqual([answer.status, body.code], [422, 'FileContent'])
    assert.match(body.message, /^(Ce|Le) .+/)
    assert.equal(kept(), before)
  })

for (const [what, name, content] of honest)
  test(`${name}, ${what}: accepted, and read again as it was`, async () => {
    const answer = await camille.upload(name, content)
    const body = (await answer.json()) as { fileNames?: { remoteFileName: string }[] }
    assert.equal(answer.status, 200, JSON.stringify(body))
    const read = await camille.go(`/api/fichiers/${body.fileNames?.[0]?.remoteFileName}`)
    assert.deepEqual(Buffer.from(await read.arrayBuffer()), content)
  })

test('all of them at once: each gets its answer, and the portal answers others meanwhile', async () => {
  const sent = [...nasty, ...honest].map(async ([, name, content]) => {
    const { status } = await camille.upload(name, content)
    return status
  })
  const live = await fetch(`${portail.url}/health/live`)
  assert.equal(live.status, 200)
  const statuses = await Promise.all(sent)
  assert.deepEqual(statuses, [...nasty.map(() => 422), ...honest.map(() => 200)])
  assert.equal(portail.child.exitCode, null)
})
