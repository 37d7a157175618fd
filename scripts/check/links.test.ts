import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDeadLinks, findLongRecords } from './links.ts'

const other = '# Other\n\n## What’s *kept*, and how\n'
const read = (text: string) =>
  findDeadLinks(
    new Map([
      ['docs/a.md', text],
      ['docs/deep/other.md', other],
    ]),
    (path) => path === 'LICENSE',
  )

const alive: [string, string][] = [
  ['a file', '[o](deep/other.md)'],
  ['a file that is no document', '[l](../LICENSE)'],
  ['a heading of a file', '[o](deep/other.md#whats-kept-and-how)'],
  ['a heading of its own', '# Here I am\n\n[h](#here-i-am)'],
  ['another site', '[s](https://example.org/nothing.md)'],
  ['a link that is code', '`[o](nothing.md)`\n\n```md\n[o](nothing.md)\n```\n'],
]

for (const [name, text] of alive) {
  test(`follows ${name}`, () => assert.deepEqual(read(text), []))
}

const dead: [string, string, string][] = [
  ['no file', '[o](deep/nothing.md)', 'docs/a.md: deep/nothing.md leads nowhere'],
  ['no heading', '[o](deep/other.md#kept)', 'docs/a.md: deep/other.md#kept names no heading'],
  ['no heading of its own', '[o](#there)', 'docs/a.md: #there names no heading'],
  ['a heading in code', '```\n# There\n```\n[o](#there)', 'docs/a.md: #there names no heading'],
  [
    'an anchor of what is no document',
    '[l](../LICENSE#mit)',
    'docs/a.md: ../LICENSE#mit names no heading',
  ],
]

for (const [name, text, expected] of dead) {
  test(`refuses a link to ${name}`, () => assert.deepEqual(read(text), [expected]))
}

test('refuses a record of more than 500 words, signs apart', () => {
  const long = (words: number) =>
    findLongRecords(new Map([['docs/decisions/a.md', `${'mot « '.repeat(words)}`]]))
  assert.deepEqual(long(500), [])
  assert.deepEqual(long(501), ['docs/decisions/a.md: 501 words, of 500'])
})
