import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dateAParis } from '@espace-adherent/domain'

const api = fileURLToPath(new URL('..', import.meta.url))
const inputs = [
  'migrations',
  'demo',
  'src/features/referentiel',
  'src/installer/contenus',
  'src/noyau',
  'testing',
]

let known: { jour: string; hash: string } | undefined

/**
 * Changes when the content of a freshly filled database would: its inputs, and the day. Read once by each process, and
 * again after midnight: a run that lasts until then must not go on with the demonstration of the day before.
 */
export function fixtureHash(): string {
  const jour = dateAParis(new Date())
  if (known?.jour !== jour) known = { jour, hash: readInputs(jour) }
  return known.hash
}

function readInputs(jour: string): string {
  const hash = createHash('sha256').update(jour)
  for (const input of inputs) {
    const folder = join(api, input)
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort())
      hash.update(file).update(readFileSync(file))
  }
  for (const file of globSync('src/**/*.schema.ts', { cwd: api }).sort())
    hash.update(file).update(readFileSync(join(api, file)))
  return hash.digest('hex').slice(0, 16)
}
