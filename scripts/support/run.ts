import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { root } from './files.ts'

export type RunResult = { code: number; output: string; timedOut: boolean }

type RunOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'timeout'> & {
  /** Let the child write to the terminal instead of collecting what it says. */
  show?: boolean
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** Runs a command to its end. A command that cannot start is a failure, not an exception. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, ...options }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(command, args, {
      cwd: root,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    const end = (code: number | null, message = '') => {
      running.delete(child)
      const output = Buffer.concat(chunks).toString('utf8').trim() + message
      // Nothing else kills it, and it may answer the signal with an exit code of its own.
      resolve({ code: code ?? 1, output, timedOut: child.killed })
    }
    running.add(child)
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => end(127, error.message))
    child.once('close', (code) => end(code))
  })
}

/** Runs the task on each item, `width` at the same time; results keep the items' order. */
export async function inParallel<T, R>(
  width: number,
  items: readonly T[],
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
