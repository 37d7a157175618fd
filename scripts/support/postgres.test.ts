import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from './postgres.ts'

async function answers(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

test('a private server answers until it is stopped', async () => {
  const cluster = await startPostgres({ durable: false })
  assert.equal(await answers(cluster.url), true)
  await cluster.stop()
  assert.equal(await answers(cluster.url), false)
})

test('a frozen server keeps its connections and answers nothing until it is thawed', async () => {
  const cluster = await startPostgres({ durable: false })
  try {
    const socket = connect(Number(new URL(cluster.url).port), '127.0.0.1')
    await once(socket, 'connect')
    // « Do you speak TLS? » is answered by one letter.
    const ask = () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
    cluster.freeze()
    ask()
    const answer = once(socket, 'data')
    assert.equal(await Promise.race([answer, sleep(300, 'nothing')]), 'nothing')
    cluster.thaw()
    assert.equal(String(await answer), 'N')
    socket.destroy()
    cluster.freeze()
  } finally {
    await cluster.stop()
  }
  assert.equal(await answers(cluster.url), false)
})

test('a private server ends with its process, even a killed one', async () => {
  const owner = spawn(process.execPath, [join(import.meta.dirname, 'postgres.ts')])
  const [line] = await once(owner.stdout, 'data')
  const url = String(line).trim()
  assert.equal(await answers(url), true)
  owner.kill('SIGKILL')
  // It is given five seconds to end by itself, and a busy machine takes its time.
  const deadline = Date.now() + 60_000
  while ((await answers(url)) && Date.now() < deadline) await sleep(50)
  assert.equal(await answers(url), false)
})
