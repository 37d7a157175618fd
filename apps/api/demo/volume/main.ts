import { parseArgs } from 'node:util'
import { readConfig } from '../../src/app/config.ts'
import { openInstallation } from '../../src/app/installation.ts'
import { hashPassword } from '../../src/features/identity/index.ts'
import { generate } from './generate.ts'
import { createProgress } from './progress.ts'

/** `DATABASE_URL=… npm run volume -- --membres 1000000`: interrupted, run it again and it goes on. */
const { values } = parseArgs({ options: { membres: { type: 'string', default: '10000' } } })
const membres = Number(values.membres)
const config = readConfig({ DEMO_DATA: '1', ...process.env })
if (!config.databaseUrl || !Number.isSafeInteger(membres) || membres < 1) {
  process.stderr.write(
    'Usage : DATABASE_URL=postgres://… npm run volume -- --membres 1000000 (base PostgreSQL seulement)\n',
  )
  process.exit(2)
}
const installation = await openInstallation(config, {
  progress: (step) => process.stdout.write(`· ${step}\n`),
})
const { database } = installation
try {
  const depart = await database.unhurried((db) =>
    generate({
      db,
      membres,
      now: new Date(),
      hashPassword,
      onProgress: createProgress(membres, process.stdout),
    }),
  )
  const made = Math.max(0, membres - depart)
  process.stdout.write(`${made} adhérents créés, ${membres} en tout\n`)
} finally {
  await database.close()
}
