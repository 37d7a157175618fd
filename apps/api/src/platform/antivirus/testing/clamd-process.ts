import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clamdMissing, findInstalledClamd } from '../../../../../../scripts/support/clamav.ts'
import { freePort } from '../../../../../../scripts/support/ports.ts'

export type ClamdProcess = { port: number; socket: string; stop(): Promise<void> }

/** A real clamd of its own, that knows one virus: the test file of EICAR. */
export async function startClamd(settings: Record<string, string> = {}): Promise<ClamdProcess> {
  const clamd = findInstalledClamd()
  if (!clamd) throw new Error(clamdMissing)
  const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-clamd-'))
  const database = join(folder, 'signatures')
  mkdirSync(database)
  const signature = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE').toString('hex')
  writeFileSync(join(database, 'essai.ndb'), `Test.EICAR:0:*:${signature}\n`)
  const port = await freePort()
  const socket = join(folder, 'clamd.sock')
  const lines = {
    DatabaseDirectory: database,
    LocalSocket: socket,
    TCPAddr: '127.0.0.1',
    TCPSocket: String(port),
    TemporaryDirectory: folder,
    Foreground: 'yes',
    ...settings,
  }
  const file = join(folder, 'clamd.conf')
  writeFileSync(
    file,
    Object.entries(lines)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  )
  const child = spawn(clamd, ['--config-file', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk) => {
      log += chunk
    })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + 20_000; !existsSync(socket); await sleep(20))
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`clamd did not start: ${log}`)
    }
  return { port, socket, stop }
}
