import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A slow machine is no failure: only a suite in which no test ends for that long is given up. */
const STALLED_AFTER_MS = 6 * 60_000
const LOOK_EVERY_MS = 2_000

export type SuiteEnd = { code: number; stalled: boolean }

export type SuiteOptions = {
  /** Grows by a line with each test that ends. */
  results: string
  cwd: string
  env: NodeJS.ProcessEnv
  stalledAfterMs?: number
  /** Where to write what it says, when another suite is being read meanwhile. */
  output?: string | undefined
}

/** Runs a test runner to its end. However that end comes, nothing that it started outlives it. */
export async function runSuite(
  args: readonly string[],
  { results, cwd, env, stalledAfterMs = STALLED_AFTER_MS, output }: SuiteOptions,
): Promise<SuiteEnd> {
  // What tests put aside goes with them, however they end; a database's own account may pass through.
  const scratch = mkdtempSync(join(tmpdir(), 'espace-adherent-scratch-'))
  chmodSync(scratch, 0o755)
  const said = output === undefined ? undefined : openSync(output, 'a')
  // A group of its own, which can be ended whole.
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, TMPDIR: scratch },
    stdio: said === undefined ? 'inherit' : ['ignore', said, said],
    detached: true,
  })
  if (said !== undefined) closeSync(said)
  const guard = guardGroup(child, scratch)
  let stalled = false
  let size = -1
  let grewAt = Date.now()
  const look = setInterval(() => {
    const now = sizeOf(results)
    if (now !== size) grewAt = Date.now()
    else if (Date.now() - grewAt > stalledAfterMs) {
      stalled = true
      guard.end()
    }
    size = now
  }, LOOK_EVERY_MS)
  const code = await ended(child)
  clearInterval(look)
  guard.end()
  return { code, stalled }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

async function ended(child: ChildProcess): Promise<number> {
  try {
    const [code] = await once(child, 'exit')
    return code ?? 1
  } catch {
    return 127 // it could not even start
  }
}

/**
 * A shell that waits for its input to close, which also happens when this process is killed, and then
 * ends the whole group and removes its folder: no handler of ours could promise that.
 */
function guardGroup({ pid }: ChildProcess, scratch: string): { end(): void } {
  if (pid === undefined || process.platform === 'win32') return { end() {} }
  const script = `
    read -r _
    kill -s TERM -- "-$1" 2>/dev/null
    tries=0
    while [ $tries -lt 50 ] && kill -s 0 -- "-$1" 2>/dev/null; do sleep 0.1; tries=$((tries + 1)); done
    kill -s KILL -- "-$1" 2>/dev/null
    # What another guard stops, such as a database, may need a moment more.
    tries=0
    while ! rm -rf "$2" 2>/dev/null && [ $tries -lt 20 ]; do sleep 0.5; tries=$((tries + 1)); done`
  const guard = spawn('/bin/sh', ['-c', script, 'guard', String(pid), scratch], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  guard.stdin.once('error', () => {})
  return { end: () => void guard.stdin.end() }
}
