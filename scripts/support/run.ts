import { type SpawnOptions, spawn } from 'node:child_process'
import { root } from './files.ts'

export type RunResult = { code: number; output: string }

type RunOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Let the child write to the terminal instead of collecting what it says. */
  show?: boolean
}

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
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    const output = () => Buffer.concat(chunks).toString('utf8').trim()
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: output() }))
  })
}

/** Runs the tasks with at most `width` at the same time; results keep the tasks' order. */
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
