import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secondsOfChildren } from './processor.ts'
import { run } from './run.ts'

const work = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);'

test('what a process and those that it has started have taken is counted once they have ended', {
  skip: secondsOfChildren() === null && 'Only Linux counts what children have taken',
}, async () => {
  const before = secondsOfChildren() ?? 0
  const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`
  assert.equal((await run(process.execPath, ['-e', script])).code, 0)
  const taken = (secondsOfChildren() ?? 0) - before
  assert.ok(taken >= 0.29, `${taken} s`)
})
