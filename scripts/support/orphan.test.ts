import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

const orphan = JSON.stringify(new URL('./orphan.js', import.meta.url).href)
const script = `const { stopWithParent } = await import(${orphan}); stopWithParent(); process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) }); console.log('ready'); setInterval(() => {}, 1000)`

test('what runs in a shell stops when the shell is gone', async () => {
  // The colon keeps the shell from handing itself over to the command.
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT"; :`
  const shell = spawn('/bin/sh', ['-c', command], {
    env: { ...process.env, SCRIPT: script, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  while (!said.includes('ready')) await once(shell.stdout, 'data')
  shell.kill('SIGKILL')
  // The pipe closes when the last process that holds it is gone.
  await once(shell.stdout, 'close')
  assert.equal(said, 'ready\nstopped\n')
})
