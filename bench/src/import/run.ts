import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cpuSeconds } from '../load.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const CLIENT = 'banc'

export type Run = {
  code: number | null
  seconds: number
  /** Of the command, in MiB, at its highest. */
  memory: number
  /** Of the command and of the server's processes. */
  nodeCpu: number
  backendCpu: number
  output: string
}

const field = (pid: number, name: string): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** CPU of the server, of those of its processes that have ended too. */
export function serverCpu(postmaster: number): number {
  const stat = readFileSync(`/proc/${postmaster}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ended = (Number(fields[13]) + Number(fields[14])) / 100
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && field(Number(name), 'PPid') === postmaster)
    .map((pid) => {
      try {
        return cpuSeconds(Number(pid))
      } catch {
        return 0
      }
    })
  return living.reduce((sum, one) => sum + one, ended)
}

/** `npm run importer`, in a process of its own, as an operator starts it. */
export function startImporter(environment: Record<string, string>, args: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=16', '--max-old-space-size=256', 'scripts/importer.js', ...args],
    { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  return child
}

export async function importer(
  environment: Record<string, string>,
  postmaster: number,
  args: readonly string[],
): Promise<Run> {
  const begun = performance.now()
  const before = serverCpu(postmaster)
  const child = startImporter(environment, args)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  let [memory, nodeCpu] = [0, 0]
  const watch = setInterval(() => {
    memory = Math.max(memory, field(child.pid ?? 0, 'VmHWM'))
    try {
      nodeCpu = cpuSeconds(child.pid ?? 0)
    } catch {
      // It has just ended.
    }
  }, 200)
  await once(child, 'close')
  clearInterval(watch)
  return {
    code: child.exitCode,
    seconds: (performance.now() - begun) / 1000,
    memory: memory / 1024,
    nodeCpu,
    backendCpu: serverCpu(postmaster) - before,
    output,
  }
}

/** An insurer of nobody on a base of its own, as `npm run installer` makes it. */
export async function install(environment: Record<string, string>): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...['apps/api/src/installer/main.ts', '--client', CLIENT, '--libelle', 'Banc'],
      ...['--hotes', 'banc.localhost', '--couleur', '#0b7285'],
      ...['--adresse-publique', 'http://banc.localhost:8080'],
      ...['--adresse-postale', '1 rue du Banc, 75001 Paris'],
      ...['--administrateur', 'banc@example.org', '--prenom', 'Anne', '--nom', 'Dupont'],
    ],
    { cwd: root, env: { ...process.env, ...environment }, stdio: 'ignore' },
  )
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The installer ended with ${code}`)
}
