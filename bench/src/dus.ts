import { setTimeout } from 'node:timers/promises'
import { openDus } from './dus.repository.ts'
import { cpuSeconds } from './load.ts'
import type { Server } from './servers.ts'
import type { Row } from './table.ts'

/** A hundred thousand within the fifteen minutes that a turn may last. */
const BAR = 112

/** Rows of two insurers that are due at once, one in a hundred of which fails: all the others are done. */
export async function dueRows(portal: Server, databaseUrl: string, nombre: number): Promise<Row[]> {
  const database = await openDus(databaseUrl)
  try {
    await database.pauseMails(true)
    await database.fill(nombre)
    const before = await database.remaining()
    const cpu = cpuSeconds(portal.pid)
    let begun = performance.now()
    let left = before
    while (left === before) {
      await database.hasten()
      begun = performance.now()
      await setTimeout(250)
      left = await database.remaining()
    }
    while (left > 0) {
      await setTimeout(1000)
      left = await database.remaining()
    }
    const seconds = (performance.now() - begun) / 1000
    const perSecond = Math.round(before / seconds)
    const perCpuSecond = Math.round(before / (cpuSeconds(portal.pid) - cpu))
    const aside = await database.aside()
    return [
      {
        what: `${nombre.toLocaleString('en-US')} due rows of two insurers, each in its transaction with its mail`,
        measured: `${perSecond} per second, ${perCpuSecond} per CPU-second (${Math.round(seconds)} s)`,
        bar: `≥ ${BAR}`,
        held: perSecond >= BAR,
      },
      {
        what: '  one in a hundred fails: put aside, all the others done',
        measured: `${aside} put aside, ${left} left`,
        bar: `${nombre - before}, 0`,
        held: aside === nombre - before && left === 0,
      },
    ]
  } finally {
    await database.clear()
    await database.pauseMails(false)
    await database.end()
  }
}
