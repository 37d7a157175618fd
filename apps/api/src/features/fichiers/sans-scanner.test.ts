import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { uploadOf } from '../../../testing/upload.ts'
import { fichier } from './fichiers.schema.ts'
import { docx, pdf } from './testing/specimens.ts'

/** Real people, and nobody has said anything about a scanner. */
let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp({ environment: { DEMO_DATA: '0' } })
  camille = await t.as('camille.martin@example.org')
})
after(() => t?.close())

test('outside the demonstration, without a scanner, a file is refused at once, in words, and nothing is kept', async () => {
  const sent = await camille(uploadOf(pdf(), 'rib.pdf'))
  assert.equal(sent.statusCode, 422)
  assert.match(sent.json().message, /^Nous ne pouvons pas recevoir de document en ligne/)
  assert.deepEqual(await t.database.db.select().from(fichier), [])
  const exploitation = await (await t.as('admin@example.org'))('/api/admin/exploitation')
  assert.equal(exploitation.json().antivirus, 'absent')
})

test('what the inspection refuses is refused all the same', async () => {
  const sent = await camille(uploadOf(docx({ name: 'word/vbaProject.bin' }), 'lettre.docx'))
  assert.deepEqual([sent.statusCode, sent.json().code], [422, 'FileContent'])
})

test('told to do without a scanner, the portal gives what the inspection accepts', async () => {
  const other = await createTestApp({ environment: { DEMO_DATA: '0', ANTIVIRUS: 'aucun' } })
  try {
    const member = await other.as('camille.martin@example.org')
    const sent = await member(uploadOf(pdf(), 'rib.pdf'))
    const url = `/api/fichiers/${sent.json().fileNames[0].remoteFileName}`
    assert.equal((await member(url)).statusCode, 200)
  } finally {
    await other.close()
  }
})
