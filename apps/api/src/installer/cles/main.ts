import { readConfig } from '../../app/config.ts'
import { openDatabase } from '../../app/installation.ts'
import { explain } from '../../app/start-refused.ts'
import { runCommande } from './cles.ts'
import { readCommande } from './commande.ts'
import { textes } from './textes.ts'

/** `npm run cles`: the keys of an insurer's management system. */
async function run(): Promise<void> {
  const commande = readCommande(process.argv.slice(2))
  if (!commande) {
    process.stdout.write(`${textes.usage}\n`)
    return
  }
  const database = await openDatabase(readConfig(process.env))
  try {
    for (const ligne of await runCommande(database.db, commande, new Date()))
      process.stdout.write(`${ligne}\n`)
  } finally {
    await database.close()
  }
}

await run().catch((error: Error) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 2
})
