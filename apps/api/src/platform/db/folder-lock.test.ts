import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

const freshFolder = () => mkdtempSync(join(tmpdir(), 'verrou-'))
const module = JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)

async function holderProcess(folder: string) {
  const script = `(await import(${module})).lockFolder(process.argv[1]); console.log('ok'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder])
  await once(child.stdout, 'data')
  return child
}

test('a second process on the same folder is refused with a clear sentence', async () => {
  const folder = freshFolder()
  const holder = await holderProcess(folder)
  try {
    assert.throws(
      () => lockFolder(folder),
      (error: Error) => {
        assert.ok(error instanceof FolderInUseError)
        assert.match(error.message, /déjà utilisé par le processus \d+.*DATA_DIR/)
        return true
      },
    )
  } finally {
    holder.kill('SIGKILL')
  }
})

test('a holder killed with -9 does not lock the folder for ever', async () => {
  const folder = freshFolder()
  const holder = await holderProcess(folder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const unlock = lockFolder(folder)
  unlock()
})

test('a process number given again to somebody else does not lock the folder', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'espace-adherent.lock'), `${process.ppid} 1`)
  const unlock = lockFolder(folder)
  unlock()
  assert.equal(existsSync(join(folder, 'espace-adherent.lock')), false)
})

test('a damaged lock file is replaced', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'espace-adherent.lock'), 'what?')
  lockFolder(folder)()
})
