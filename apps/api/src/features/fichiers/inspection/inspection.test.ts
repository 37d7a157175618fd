import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { join, look } from '../testing/inspection.ts'
import { bmp, docx, EICAR, jpeg, ole, pdf, png, pptx, xlsx } from '../testing/specimens.ts'

const sound: Record<string, Buffer> = {
  bmp: bmp(),
  jpg: jpeg(),
  jpeg: jpeg(),
  png: png(),
  pdf: pdf(),
  doc: ole('1Table', 'WordDocument'),
  docx: docx(),
  ppt: ole('Current User', 'PowerPoint Document'),
  pptx: pptx(),
  xls: ole('Workbook'),
  xlsx: xlsx(),
}

for (const [extension, bytes] of Object.entries(sound)) {
  test(`a sound .${extension} is accepted`, async () =>
    assert.equal(await look(extension, bytes), bytes.length))

  test(`R5.71 content of any other family under .${extension} is refused`, async () => {
    const isSame = (other: string) => /^jpe?g$/.test(other) && /^jpe?g$/.test(extension)
    for (const [other, foreign] of Object.entries(sound))
      if (other !== extension && !isSame(other))
        assert.equal(await look(extension, foreign), 'etranger', `${other} as ${extension}`)
    for (const text of [
      '',
      'a',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<html></html>',
      'BM',
      '{}',
    ])
      assert.equal(await look(extension, Buffer.from(text)), 'etranger', text)
  })

  test(`the test virus in a .${extension} is found, alone or hidden in a sound one`, async () => {
    assert.equal(await look(extension, Buffer.from(EICAR)), 'virus')
    const hidden = join(bytes.subarray(0, 600), EICAR, bytes.subarray(600))
    assert.equal(await look(extension, hidden), 'virus')
  })
}

test('noise behind each beginning never raises anything but a refusal', async () => {
  for (const [extension, bytes] of Object.entries(sound))
    for (let i = 0; i < 200; i++) {
      const noise = join(bytes.subarray(0, (i * 7) % 600), randomBytes(i * 10))
      const verdict = await look(extension, noise)
      assert.ok(typeof verdict === 'string' || verdict <= noise.length)
    }
})

test('one byte changed anywhere never raises anything but a refusal', async () => {
  for (const [extension, bytes] of Object.entries(sound))
    for (let i = 0; i < 300; i++) {
      const changed = Buffer.from(bytes)
      changed[(i * 7919) % changed.length] = i % 256
      const verdict = await look(extension, changed)
      assert.ok(typeof verdict === 'string' || verdict <= changed.length)
    }
})
