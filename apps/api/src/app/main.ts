import { once } from 'node:events'
import { createServer } from 'node:net'
import { demoAccounts } from '../demo/index.ts'
import { startDemoProvider } from '../idp/index.ts'
import { FolderInUseError } from '../platform/db/index.ts'
import { welcome } from './banner.ts'
import { buildApp } from './build-app.ts'
import { readConfig } from './config.ts'
import { openInstallation } from './installation.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const started = performance.now()
  await checkPort(config.port, config.host)
  const installation = await openInstallation(config, { progress: (step) => say(`· ${step}…`) })
  const { app, stop } = await buildApp(installation)
  const stops: (() => Promise<void>)[] = [stop, () => installation.database.close()]
  await app.listen({ port: config.port, host: config.host })
  if (config.demoData) {
    const provider = await startDemoProvider({
      port: config.demoOidcPort,
      annuaire: installation.annuaire,
      sealer: installation.sealer,
    })
    if (provider) stops.unshift(provider.close)
  }
  stopOnSignals(stops)
  say(
    welcome({
      config,
      clients: installation.annuaire.all(),
      accounts: demoAccounts,
      milliseconds: performance.now() - started,
    }),
  )
}

/** A port already taken is worth knowing before the database is filled. */
async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** What has been accepted is answered, nothing new is taken, then the database is closed. */
function stopOnSignals(stops: readonly (() => Promise<void>)[]): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    say(`\nArrêt demandé (${signal})…`)
    for (const step of stops) await step()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

try {
  await main()
} catch (error) {
  const isKnown =
    error instanceof FolderInUseError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  process.stderr.write(`${isKnown ? explain(error as Error) : (error as Error).stack}\n`)
  process.exit(1)
}

function explain(error: Error): string {
  if (error instanceof FolderInUseError) return error.message
  return 'Ce port est déjà utilisé : choisissez-en un autre avec PORT, par exemple PORT=8090 npm start.'
}
