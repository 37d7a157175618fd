import { setTimeout as sleep } from 'node:timers/promises'
import { createFolderStore } from '../folder-store.ts'

/** A process of its own, to be killed in the middle of a `put`. */
async function* endless() {
  for (;;) {
    yield Buffer.alloc(65_536, 1)
    process.stdout.write('.')
    await sleep(1)
  }
}

await createFolderStore(process.argv[2] ?? '').put('abcd1234', endless())
