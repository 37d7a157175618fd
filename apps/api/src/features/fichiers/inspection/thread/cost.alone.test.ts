import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type FormatAccepte, formatAttendu } from '@espace-adherent/domain'
import { compound, workbook } from '../../testing/ole.ts'
import { pdfWith } from '../../testing/pdf.ts'
import { docx, jpeg, xlsx } from '../../testing/specimens.ts'
import { createInspector } from './inspector.ts'

const MEGA = 1024 * 1024
const LIMIT = 20 * MEGA
const fill = (text: string, length: number) => Buffer.alloc(length, text, 'latin1')
const inspector = createInspector({ onFault: (what) => assert.fail(what) })
after(() => inspector.close())

/** Weight that does not pack, so that the rest may pack as well as it can. */
const weight = { name: 'word/media/image1.jpeg', content: randomBytes(2 * MEGA), isStored: true }
const inWord = (content: Buffer) =>
  docx({ name: 'word/a.xml', content: Buffer.concat([Buffer.from('<x>'), content]) })

/** As expensive as we could make them: each would cost seconds, or minutes, if nothing was counted. */
const nasty: [string, string, () => Buffer][] = [
  [
    'xlsx',
    'cells that become 250 Mo',
    () => xlsx(weight, { name: 'xl/a.xml', content: fill('<c><v>1</v></c>', 250 * MEGA) }),
  ],
  [
    'xlsx',
    'millions of bars',
    () => xlsx(weight, { name: 'xl/a.xml', content: fill('<v>|</v>', 200 * MEGA) }),
  ],
  ['docx', 'a million fields', () => inWord(fill('<w:instrText>a</w:instrText>', 31 * MEGA))],
  ['docx', 'tags that never close', () => inWord(fill('<instrText ', 31 * MEGA))],
  [
    'docx',
    'fifty long lists',
    () =>
      docx(
        weight,
        ...Array.from({ length: 50 }, (_, i) => ({
          name: `word/_rels/${i}.rels`,
          content: fill('<Relationship Type="a/image" Target="a"/>', MEGA),
        })),
      ),
  ],
  ['pdf', 'ten million names', () => pdfWith(['9 0 obj', fill('/a', LIMIT - MEGA)])],
  ['pdf', 'five million names by numbers', () => pdfWith(['9 0 obj', fill('/#4a', LIMIT - MEGA)])],
  ['pdf', 'a million objects', () => pdfWith([fill('1 0 obj<<>>stream ', LIMIT - MEGA)])],
  ['pdf', 'strings that never close', () => pdfWith([fill('1 0 obj(', LIMIT - MEGA)])],
  [
    'pdf',
    'objects packed over and over',
    () => pdfWith([fill('1 0 obj<</N 1/First 1>>stream ', LIMIT - MEGA)]),
  ],
  [
    'jpg',
    'nothing but escapes in its pixels',
    () =>
      Buffer.concat([
        jpeg().subarray(0, -2),
        fill('\xff\0', 19 * MEGA),
        Buffer.from('ffd9', 'hex'),
      ]),
  ],
  [
    'xls',
    'thousands of main streams',
    () => compound(Array.from({ length: 200 }, () => ({ name: 'Workbook', content: workbook() }))),
  ],
]

/** The machine may be busy with something else; what we ask of it would show at every try. */
const TRIES = 10

/** How late the loop is while nothing is asked of it. */
async function ownLag(): Promise<number> {
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  await sleep(200)
  loop.disable()
  return loop.max / 1e6
}

for (const [extension, what, make] of nasty)
  test(`.${extension}, ${what}: less than a second of work, and no request waits for it`, async () => {
    const bytes = make()
    assert.ok(bytes.length <= LIMIT)
    const format = formatAttendu(`a.${extension}`) as FormatAccepte
    let [cpu, delay] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let tried = 0; tried < TRIES && (cpu >= 1000 || delay >= 50); tried++) {
      const whole = new Uint8Array(bytes).buffer
      await new Promise(setImmediate)
      // What the machine itself keeps anybody waiting for is not ours.
      const lag = await ownLag()
      const loop = monitorEventLoopDelay({ resolution: 5 })
      const before = process.cpuUsage()
      loop.enable()
      await inspector.inspect(format, async () => whole)
      loop.disable()
      const { user, system } = process.cpuUsage(before)
      cpu = Math.min(cpu, (user + system) / 1000)
      delay = Math.min(delay, loop.max / 1e6 - lag)
    }
    assert.ok(cpu < 1000, `${cpu} ms of work`)
    assert.ok(delay < 50, `a request would have waited ${delay} ms`)
  })
