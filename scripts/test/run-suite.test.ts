import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { runSuite } from './run-suite.ts'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'espace-adherent-suite-'))
  folders.push(made)
  return made
}
after(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

/** Starts a server that would live for ever, says its number, and waits. */
const leavesAServer = (file: string, then: string) => `
  const { spawn } = require('node:child_process')
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  require('node:fs').writeFileSync(${JSON.stringify(file)}, String(server.pid))
  server.unref()
  ${then}`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A process that ended and that nobody has waited for still has a number.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function goneSoon(pid: number): Promise<boolean> {
  for (let i = 0; i < 80 && isAlive(pid); i++) await sleep(100)
  return !isAlive(pid)
}

const env = { ...process.env, NODE_OPTIONS: '' }

test('gives the exit code, and ends what the suite left behind', async () => {
  const cwd = folder()
  const file = join(cwd, 'pid')
  const end = await runSuite(['-e', leavesAServer(file, 'process.exitCode = 3')], {
    results: join(cwd, 'results'),
    cwd,
    env,
  })
  assert.deepEqual(end, { code: 3, stalled: false })
  assert.ok(await goneSoon(Number(readFileSync(file, 'utf8'))))
})

test('a suite in which nothing ends any more is given up, and said to have stalled', async () => {
  const cwd = folder()
  const file = join(cwd, 'pid')
  const end = await runSuite(['-e', leavesAServer(file, 'setInterval(() => {}, 1000)')], {
    results: join(cwd, 'results'),
    cwd,
    env,
    stalledAfterMs: 1_500,
  })
  assert.equal(end.stalled, true)
  assert.ok(await goneSoon(Number(readFileSync(file, 'utf8'))))
})

test('killed with -9, the command leaves nothing behind', async () => {
  const cwd = folder()
  const file = join(cwd, 'pid')
  const module = JSON.stringify(new URL('./run-suite.ts', import.meta.url).href)
  const inner = leavesAServer(file, 'setInterval(() => {}, 1000)')
  const outer = `(await import(${module})).runSuite(['-e', ${JSON.stringify(inner)}], { results: 'x', cwd: ${JSON.stringify(cwd)}, env: process.env })`
  const command = spawn(process.execPath, ['--input-type=module', '-e', outer], { env })
  const exited = once(command, 'exit')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(50)
  command.kill('SIGKILL')
  await exited
  assert.ok(await goneSoon(Number(readFileSync(file, 'utf8'))))
})
