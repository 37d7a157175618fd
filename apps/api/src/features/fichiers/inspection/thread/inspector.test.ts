import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type FormatAccepte, formatAttendu } from '@espace-adherent/domain'
import { docx, EICAR, pdf } from '../../testing/specimens.ts'
import { createInspector, type InspectorOptions } from './inspector.ts'
import { createTurns } from './turns.ts'

const heard: string[] = []
const options: InspectorOptions = { onFault: (what) => heard.push(what) }
const inspector = createInspector(options)
after(() => inspector.close())

const formatOf = (extension: string) => formatAttendu(`a.${extension}`) as FormatAccepte
const wholeOf = async (bytes: Buffer) => new Uint8Array(bytes).buffer

test('one at a time, in the order in which they came', async () => {
  const turns = createTurns()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise(setImmediate)
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b')
  }
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => turns.take(work(name))))
  assert.deepEqual(
    all.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.deepEqual(seen, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('twenty at once each get their own verdict', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, rank) => {
      const bytes = rank % 2 === 0 ? pdf(5000 + rank) : Buffer.from(`%PDF-1.7${EICAR}`)
      return inspector.inspect(formatOf('pdf'), () => wholeOf(bytes))
    }),
  )
  assert.deepEqual(
    verdicts,
    Array.from({ length: 20 }, (_, rank) =>
      rank % 2 === 0 ? { garder: 5000 + rank } : { refus: 'virus' },
    ),
  )
})

test('a file that cannot be read is its sender’s affair; the next one is looked at', async () => {
  const broken = inspector.inspect(formatOf('pdf'), async () => {
    throw new Error('disk')
  })
  const next = inspector.inspect(formatOf('docx'), () => wholeOf(docx()))
  await assert.rejects(broken, /disk/)
  assert.deepEqual(await next, { garder: docx().length })
})

test('a file that takes too long is refused, its thread ended, and another one takes over', async () => {
  heard.length = 0
  options.timeoutMs = 0
  const late = await inspector.inspect(formatOf('docx'), () =>
    wholeOf(docx({ name: 'word/a.xml', content: Buffer.alloc(8_000_000, '<a/>') })),
  )
  assert.deepEqual(late, { refus: 'demesure' })
  assert.deepEqual(heard, ['inspection of a file given up'])
  options.timeoutMs = 60_000
  assert.deepEqual(await inspector.inspect(formatOf('pdf'), () => wholeOf(pdf())), {
    garder: pdf().length,
  })
})

test('past a hundred who wait, the next one is told at once', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const many = Array.from({ length: 100 }, () =>
    inspector.inspect(formatOf('pdf'), async () => {
      await gate
      return wholeOf(pdf())
    }),
  )
  const refused = inspector.inspect(formatOf('pdf'), () => wholeOf(pdf()))
  await assert.rejects(refused, { name: 'TooManyWaitingError' })
  open()
  assert.equal((await Promise.all(many)).length, 100)
  assert.deepEqual(await inspector.inspect(formatOf('pdf'), () => wholeOf(pdf())), {
    garder: pdf().length,
  })
})
