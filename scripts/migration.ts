import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './support/files.ts'
import { run } from './support/run.ts'

/**
 * Writes the SQL that the schema's changes need: `npm run migration -- --name nom`. Of the generator's pictures of the
 * schema only the last one is ever read, and each is as long as the schema: the others are deleted.
 */
const { code } = await run(
  'npm',
  ['run', 'migration', '-w', '@espace-adherent/api', '--', ...process.argv.slice(2)],
  {
    show: true,
  },
)
const folder = join(root, 'apps/api/migrations/meta')
const pictures = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
for (const old of pictures.sort().slice(0, -1)) rmSync(join(folder, old))
process.exitCode = code
