import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Some hundred small databases, with room to spare; containers often give far less. */
const NEEDED = 4 * 1024 ** 3

/**
 * Where a run keeps what is thrown away at its end: in memory where the machine has it, since tests
 * write whole databases that nobody reads after a second.
 */
export function scratchFolder(memory = MEMORY, needed = NEEDED): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= needed ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
