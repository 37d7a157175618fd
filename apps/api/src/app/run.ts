import { once } from 'node:events'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Actes } from '../features/actes/index.ts'
import { welcome } from './banner.ts'
import { type Config, readConfig } from './config.ts'
import { demonstration } from './demonstration.ts'
import { type Installation, openInstallation } from './installation.ts'
import { unfinishedPages } from './pages-obligatoires.ts'
import { explain } from './start-refused.ts'

const FIRST_ANSWERS_MS = 20

const say = (line: string) => process.stdout.write(`${line}\n`)

async function serve(): Promise<void> {
  const asked = readConfig(process.env)
  const started = performance.now()
  // From now on: a stop during a long start does not wait for its end.
  const stops: (() => Promise<void>)[] = []
  stopOnSignals(stops, asked.stop.delayMs + asked.stop.timeoutMs)
  await checkPort(asked.port, asked.host)
  // The database opens while the rest of the application loads.
  const opening = openInstallation(asked, { progress: (step) => say(`· ${step}…`) })
  const loading = import('./build-app.ts')
  const installation = await opening
  const { config } = installation
  const { buildApp } = await loading
  const { app, actes, finish, stop } = await buildApp(installation, { isApart: true })
  stops.push(stop, () => installation.database.close())
  await app.listen({ port: config.port, host: config.host })
  const milliseconds = performance.now() - started
  // First answer those who have waited; the rest is for staff, and for the banner.
  await setTimeout(FIRST_ANSWERS_MS)
  await finish()
  const demo = config.demoData ? await startDemo(config, installation, actes) : null
  if (demo?.provider) stops.splice(1, 0, demo.provider.close)
  const clients = installation.annuaire.all()
  const pages = unfinishedPages(clients, installation.contenus)
  say(welcome({ config, clients, accounts: demo?.accounts ?? [], milliseconds, pages }))
}

/** What only the demonstration needs: somebody else's identity provider, and names to sign in with. */
async function startDemo(
  config: Config,
  { annuaire, sealer, database }: Installation,
  actes: Actes,
) {
  const [{ startDemoProvider }, { demoAccounts }, { ecrireLignes }] = await Promise.all([
    demonstration.provider(),
    demonstration.comptes(),
    demonstration.demandes(),
  ])
  await ecrireLignes({ db: database.db, actes, now: new Date() })
  const provider = await startDemoProvider({ port: config.demoOidcPort, annuaire, sealer })
  return { provider, accounts: demoAccounts }
}

/** Tells that a port is taken before the database is filled. */
async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** The same Ctrl-C often comes twice: from the terminal, and from the program that started us. */
const SAME_SIGNAL_MS = 300

/** A database that does not close must not keep the process. */
const CLOSE_MS = 5_000

/** Answers what was accepted, takes nothing new, then closes the database. */
function stopOnSignals(stops: readonly (() => Promise<void>)[], timeoutMs: number): void {
  let stoppingSince: number | undefined
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS)
        process.exit(128 + constants.signals[signal])
      return
    }
    stoppingSince = performance.now()
    say(`\nArrêt demandé (${signal})…`)
    globalThis.setTimeout(() => process.exit(1), timeoutMs + CLOSE_MS)
    for (const step of stops) await step()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Serves until told to stop; a start that fails says why in a sentence where it can. */
export async function run(): Promise<void> {
  try {
    await serve()
  } catch (error) {
    process.stderr.write(`${explain(error as Error)}\n`)
    process.exit(1)
  }
}
