import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Server } from './servers.ts'

/** What is measured is an hour of work, not its first seconds: code is compiled as it is used. */
const WARM_UP_SECONDS = 10

export type Measure = { perSecond: number; perCpuSecond: number; p99: number }

/** Keeps a server busy, then divides what it answered by the CPU that it used. */
export async function measure(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  seconds = 5,
): Promise<Measure> {
  const run = (duration: number) =>
    autocannon({ url: `${server.url}${path}`, connections: 20, duration, headers })
  await run(WARM_UP_SECONDS)
  const before = cpuSeconds(server.pid)
  const result = await run(seconds)
  const cpu = cpuSeconds(server.pid) - before
  const failures = result.non2xx + result.errors
  if (failures > 0) throw new Error(`${path}: ${failures} requests failed`)
  return {
    perSecond: result.requests.total / seconds,
    perCpuSecond: result.requests.total / cpu,
    p99: result.latency.p99,
  }
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU seconds (user and system) that a process has used since its start. Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
