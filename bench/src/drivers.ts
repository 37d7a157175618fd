import { randomUUID } from 'node:crypto'
import { measureWrites } from './actes.ts'
import { type DriverName, driverNames, makeActTable } from './drivers.repository.ts'
import { measure } from './load.ts'
import { startDriver } from './servers.ts'
import type { Row } from './table.ts'

/** About what a member's contracts weigh. */
const PAYLOAD = JSON.stringify({ contrats: Array.from({ length: 2 }, () => 'x'.repeat(400)) })

/** `npm run bench -- drivers`: the same statements on a bare Fastify, by one driver and by another. */
export async function compareDrivers(databaseUrl: string): Promise<Row[]> {
  await makeActTable(databaseUrl)
  const rows: Row[] = []
  for (const driver of driverNames) rows.push(...(await measureDriver(driver, databaseUrl)))
  return rows
}

async function measureDriver(driver: DriverName, databaseUrl: string): Promise<Row[]> {
  const server = await startDriver(driver, PAYLOAD, databaseUrl)
  const body = () => JSON.stringify({ cle: randomUUID() })
  const reads = await measure(server, '/statement')
  const acts = await measureWrites(server, [{ path: '/act', headers: {}, body }])
  await server.stop()
  const row = (what: string, perCpuSecond: number): Row => ({
    what: `${driver}: ${what}`,
    measured: `${Math.round(perCpuSecond)} per CPU-second`,
    bar: '',
    held: true,
  })
  return [
    row('one prepared statement', reads.perCpuSecond),
    row('a transaction, three reads and seven writes, durable', acts.perCpuSecond),
  ]
}
