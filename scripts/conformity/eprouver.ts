import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../support/files.ts'
import { run } from '../support/run.ts'
import type { Epreuve } from './epreuves.ts'

const OURS = '@espace-adherent'
const TIMEOUT_MS = 10 * 60_000

export type Outcome = { isFound: boolean; why: string }

/**
 * A copy of the repository in which the line of product code that a requirement rests on is switched off: the test that
 * claims the requirement must fail there. One that passes proves nothing.
 */
export async function eprouver({ id, fichier, ligne, sans, test }: Epreuve): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'espace-adherent-epreuve-'))
  try {
    await copyRepository(folder)
    const path = join(folder, fichier)
    const before = readFileSync(path, 'utf8')
    if (before.split(ligne).length !== 2)
      return { isFound: false, why: `« ${ligne} » is not there once` }
    writeFileSync(
      path,
      before.replace(ligne, () => sans),
    )
    const args = test.startsWith('e2e/')
      ? ['scripts/test.ts', 'browser', test.replace('e2e/', '')]
      : [
          '--test',
          '--test-reporter=tap',
          // The others of the file say nothing of that line.
          `--test-name-pattern=${id.replace('.', '\\.')}(?!\\d)`,
          test,
        ]
    const { code, output, timedOut } = await run(process.execPath, args, {
      cwd: folder,
      timeout: TIMEOUT_MS,
    })
    if (timedOut) return { isFound: false, why: 'the test does not end' }
    if (code === 0) return { isFound: false, why: 'the test passes all the same' }
    const isNamed =
      test.startsWith('e2e/') || failedTitles(output).some((title) => title.includes(id))
    return isNamed
      ? { isFound: true, why: '' }
      : { isFound: false, why: 'another test fails, not the one that claims it' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const failedTitles = (tap: string) =>
  [...tap.matchAll(/^\s*not ok \d+ - (.+)$/gm)].map(([, title = '']) => title)

/** What the repository holds, uncommitted changes included; packages are shared, ours are those of the copy. */
async function copyRepository(folder: string): Promise<void> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  for (const path of output.split('\n')) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  const packages = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules', OURS), { recursive: true })
  for (const name of readdirSync(packages))
    if (name !== OURS) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(packages, OURS)))
    symlinkSync(readlinkSync(join(packages, OURS, name)), join(folder, 'node_modules', OURS, name))
}
