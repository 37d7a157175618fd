import { createInterface } from 'node:readline/promises'
import { type Config, readConfig } from '../app/config.ts'
import { openDatabase } from '../app/installation.ts'
import { explain, StartRefusedError } from '../app/start-refused.ts'
import { textes as textesDuDemarrage } from '../app/textes.ts'
import { seedReferentiels } from '../features/referentiel/index.ts'
import { keyFile, readMasterKey } from '../platform/crypto/index.ts'
import {
  isInvite,
  missingFrom,
  readArguments,
  readInvite,
  readNouveauClient,
  readReglage,
  type Saisie,
} from './arguments.ts'
import { readClient } from './champs.ts'
import {
  type Installe,
  type InstallerDeps,
  installClient,
  inviteTo,
  ouvrir,
  regler,
} from './installer.ts'
import { askFor } from './questions.ts'
import { textes } from './textes.ts'

const { alertes } = textesDuDemarrage

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** `npm run installer`: an insurer and its first administrator, on a database of one's own. */
async function run(): Promise<void> {
  const given = readArguments(process.argv.slice(2))
  if (!given) return say(textes.usage)
  // Whatever the default is here, what is installed is no demonstration.
  const config = readConfig({ ...process.env, DEMO_DATA: '0' })
  const saisie = await complete(given)
  if (!saisie) return
  const work = prepare(saisie)
  // Made now if missing: the start that follows finds it where the installer says.
  readMasterKey(config.secretKey, config.dataDir)
  const database = await openDatabase(config)
  try {
    say(textes.migration)
    await database.exclusively(async (db) => {
      await database.migrate(db)
      say(textes.referentiels)
      await seedReferentiels(db)
    })
    const installe = await work({ database, config, now: new Date() })
    if (typeof installe === 'string') say(installe)
    else tell(installe, { email: saisie.administrateur ?? '', config })
  } finally {
    await database.close()
  }
}

/** Questions are for people: where nobody can answer, missing options are named. */
async function complete(given: Saisie): Promise<Saisie | null> {
  const isAnswerable = process.stdin.isTTY && process.stdout.isTTY
  if (
    !isAnswerable ||
    given.reglage !== undefined ||
    given.ouvrir ||
    isInvite(given) ||
    missingFrom(given).length === 0
  )
    return given
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  // Ctrl+C or Ctrl+D: without this, a question that nobody answers would wait for ever.
  lines.once('close', () => closed.abort())
  const question = (text: string) => lines.question(text, { signal: closed.signal })
  try {
    return await askFor({ question, say }, given)
  } catch (error) {
    if (closed.signal.aborted) throw new StartRefusedError(`\n${textes.questions.abandon}`)
    throw error
  } finally {
    lines.close()
  }
}

/** Reads everything, and refuses, before a database is opened. */
function prepare(saisie: Saisie): (deps: InstallerDeps) => Promise<Installe | string> {
  if (saisie.reglage !== undefined) {
    const reglage = readReglage(saisie)
    return (deps) => regler(deps, reglage)
  }
  if (saisie.ouvrir) {
    const code = readClient(saisie.client ?? '')
    return (deps) => ouvrir(deps, code)
  }
  if (isInvite(saisie)) {
    const invite = readInvite(saisie)
    return (deps) => inviteTo(deps, invite)
  }
  const demande = readNouveauClient(saisie)
  return (deps) => installClient(deps, demande)
}

function tell(
  { client, lien }: Installe,
  { email, config }: { email: string; config: Config },
): void {
  const lines = [
    textes.organisme(client.libelle),
    textes.adresse(client.adressePublique),
    textes.administrateur(email),
    '',
    textes.lien,
    `  ${lien}`,
    '',
    ...(config.smtp ? [] : [textes.sansCourriel, '']),
    ...(config.secretKey ? [] : [alertes.cle(keyFile(config.dataDir)), '']),
    textes.suite(client.adressePublique.startsWith('https:')),
  ]
  say(`\n${lines.join('\n')}\n`)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${explain(error as Error)}\n`)
  process.exitCode = 1
}
