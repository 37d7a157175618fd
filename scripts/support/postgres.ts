import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { type Account, findBinaries } from './postgres-binaries.ts'
import { run } from './run.ts'
import { scratchFolder } from './scratch.ts'

export type Cluster = {
  url: string
  /** Every process of the server stops where it is: connections stay open, nothing answers. Linux only. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

type ClusterOptions = {
  /** Tests give up safety for speed; a benchmark must pay for what it measures. */
  durable?: boolean
  /** Further server settings, by their names in postgresql.conf. */
  settings?: Record<string, string>
}

const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** PostgreSQL refuses to run as root. */
const nobody = { uid: 65534, gid: 65534 }

/** Starts a private PostgreSQL server, which ends with this process however that one ends. */
export async function startPostgres(options: ClusterOptions = {}): Promise<Cluster> {
  const account: Account = process.getuid?.() === 0 ? nobody : undefined
  const bin = await findBinaries(tmpdir(), account)
  if (!bin) {
    throw new Error('No PostgreSQL server was found: install the package "postgresql" first.')
  }
  // What must survive a crash is measured on a real disk.
  const parent = options.durable === false ? scratchFolder() : tmpdir()
  const folder = mkdtempSync(join(parent, 'espace-adherent-pg-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const guard = startGuard(folder)
  try {
    await createCluster(bin, folder, account)
    const port = await serve(bin, folder, account, options)
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      freeze: () => freezeServer(folder),
      thaw: () => thawServer(folder),
      stop: guard.stop,
    }
  } catch (error) {
    await guard.stop()
    throw error
  }
}

/**
 * A shell that waits for its input to close, which also happens when this process is killed:
 * it then stops the server and removes the folder. No exit handler could promise that.
 */
function startGuard(folder: string) {
  const script = `
    read -r _
    state="$1/data/postmaster.pid" # gone once the server has stopped
    pid=$(head -n 1 "$state")
    # What was frozen would not hear that it must stop.
    kill -CONT "$pid" $(cat "/proc/$pid/task/$pid/children" 2>/dev/null)
    kill -INT "$pid"
    tries=0
    while [ -f "$state" ] && [ $tries -lt 100 ]; do sleep 0.05; tries=$((tries + 1)); done
    [ -f "$state" ] && kill -KILL "$pid"
    rm -rf "$1"`
  const guard = spawn('/bin/sh', ['-c', script, 'guard', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // a Ctrl-C in the terminal must not reach it
  })
  const ended = once(guard, 'exit')
  guard.unref()
  guard.stdin.once('error', () => {})
  return {
    async stop() {
      guard.ref()
      guard.stdin.end()
      await ended
    },
  }
}

async function createCluster(bin: string, folder: string, account: Account): Promise<void> {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  const { code, output } = await run(
    join(bin, 'initdb'),
    [`--pgdata=${join(folder, 'data')}`, '--no-sync', ...options],
    { cwd: folder, ...account },
  )
  if (code !== 0) throw new Error(`PostgreSQL could not create a cluster: ${output}`)
}

async function serve(
  bin: string,
  folder: string,
  account: Account,
  { durable = true, settings = {} }: ClusterOptions,
): Promise<number> {
  const port = await freePort()
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...(durable ? {} : fastSettings),
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // signals of the terminal are ours to handle, the guard stops the server
    ...account,
  })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-2000)
  })
  server.once('error', (error) => {
    log += error.message
  })
  // Neither the server nor its log may keep this process alive.
  server.unref()
  if (server.stderr instanceof Socket) server.stderr.unref()
  const alive = () => server.pid !== undefined && server.exitCode === null
  await waitUntilReady(folder, alive, () => log)
  return port
}

/** The server writes its state in the eighth line of its pid file; an open port is not enough. */
async function waitUntilReady(
  folder: string,
  alive: () => boolean,
  log: () => string,
): Promise<void> {
  const deadline = Date.now() + 30_000
  while (alive() && Date.now() < deadline) {
    if (readState(folder) === 'ready') return
    await sleep(20)
  }
  throw new Error(`PostgreSQL did not start: ${log()}`)
}

function readState(folder: string): string | undefined {
  try {
    return readPidFile(folder)[7]?.trim()
  } catch {
    return undefined
  }
}

const readPidFile = (folder: string) =>
  readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')

/**
 * Each backend leads a session of its own, so that no signal to a group reaches them all. A signal is heard a moment
 * after it is sent: the one that makes the others must have stopped before they are listed, or one more is born
 * behind our back and answers.
 */
function freezeServer(folder: string): void {
  const postmaster = postmasterOf(folder)
  stopProcess(postmaster)
  for (const pid of childrenOf(postmaster)) stopProcess(pid)
}

function thawServer(folder: string): void {
  const postmaster = postmasterOf(folder)
  for (const pid of [postmaster, ...childrenOf(postmaster)]) signalIfThere(pid, 'SIGCONT')
}

const postmasterOf = (folder: string) => Number(readPidFile(folder)[0])

function stopProcess(pid: number): void {
  signalIfThere(pid, 'SIGSTOP')
  // A busy machine lets it hear of that late.
  const deadline = Date.now() + 30_000
  // Stopped, or gone: nothing else keeps it from answering.
  while (!['T', 'Z', undefined].includes(statOf(pid)?.state)) {
    if (Date.now() > deadline) throw new Error('A process of PostgreSQL does not stop.')
  }
}

/** A backend may have ended since it was listed, above all when the server goes on again. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => statOf(pid)?.parent === parent)
}

function statOf(pid: number): { state: string | undefined; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold anything; the state and the parent come after it.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

// Not awaited here: tests load this file at once, which what waits does not allow.
if (import.meta.main)
  void startPostgres().then(({ url }) => {
    console.log(url)
    setInterval(() => {}, 2 ** 30)
  })
