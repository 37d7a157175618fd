import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../app/config.ts'
import { readParClient } from '../app/par-client.ts'
import { explain, StartRefusedError } from '../app/start-refused.ts'
import { domaineDe, expediteurSchema } from '../features/messages/expediteurs.ts'
import { textes } from './textes.ts'
import { checkDomaine, type LireTxt, type Signature } from './verifier.ts'

const DOMAINE = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

const options = {
  verifier: { type: 'string' },
  selecteur: { type: 'string' },
  aide: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** What this machine asks of the DNS; a name that is not there holds nothing. */
function openDns(): LireTxt {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  return async (nom) => {
    try {
      return (await resolver.resolveTxt(nom)).map((morceaux) => morceaux.join(''))
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '')) return []
      throw new StartRefusedError(textes.muet(nom))
    }
  }
}

/** With which key the portal signs for that domain, where it is set up here. */
function signatureDe(domaine: string, selecteur: string | undefined): Signature | null {
  const { expediteurs } = readConfig(process.env)
  const sien = Object.values(readParClient('EXPEDITEURS', expediteurs, expediteurSchema)).find(
    ({ adresse }) => domaineDe(adresse).toLowerCase() === domaine,
  )?.dkim
  if (!selecteur) return sien ?? null
  return sien?.selecteur === selecteur ? sien : { selecteur }
}

const SIGNES = { juste: '✓', conseil: '·', faute: '✗' } as const

try {
  const { values } = parseArgs({ options })
  if (values.verifier === undefined || values.aide || values.help)
    process.stdout.write(`${textes.usage('npm run courriel')}\n`)
  else {
    const domaine = values.verifier.trim().toLowerCase()
    if (!DOMAINE.test(domaine)) throw new StartRefusedError(textes.domaine(values.verifier))
    const signature = signatureDe(domaine, values.selecteur)
    const constats = await checkDomaine(openDns(), domaine, signature)
    for (const { gravite, dit } of constats) process.stdout.write(`${SIGNES[gravite]} ${dit}\n`)
    const isPret = constats.every(({ gravite }) => gravite !== 'faute')
    process.stdout.write(`${isPret ? textes.bon : textes.pasPret}\n`)
    process.exitCode = isPret ? 0 : 1
  }
} catch (error) {
  process.stderr.write(`${explain(error as Error)}\n`)
  process.exitCode = 2
}
