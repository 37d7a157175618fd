import type { Client } from '../features/client.ts'
import type { Config } from './config.ts'
import { hasDevTools } from './config.ts'
import { listWarnings } from './unsafe-settings.ts'

export type DemoAccount = {
  client: string
  userName: string
  motDePasse: string
  quoi: string
  /** A security code is asked for after the password. */
  hasCode: boolean
}

/** What a newcomer reads once the portal answers. */
export function welcome({
  config,
  clients,
  accounts,
  milliseconds,
  pages,
}: {
  config: Config
  clients: readonly Client[]
  accounts: readonly DemoAccount[]
  milliseconds: number
  /** Compulsory pages that still need the insurer's own words. */
  pages: readonly string[]
}): string {
  const [first] = clients.filter((c) => c.isDefaut)
  const ordered = first ? [first, ...clients.filter((c) => c !== first)] : clients
  const lines = [
    '',
    `Espace Adhérent répond (démarré en ${(milliseconds / 1000).toFixed(1).replace('.', ',')} s)`,
    ...ordered.map((c) => `  ${c.adressePublique}  ${c.libelle}`),
  ]
  const [main] = ordered
  if (main) lines.push(`  ${main.adressePublique}/api/docs  documentation de l’API`)
  else lines.push('', 'Aucun client n’est installé : lancez « npm run installer ».')
  if (main && hasDevTools(config) && !config.smtp && !config.smsGateway)
    lines.push(
      `  ${main.adressePublique}/dev/mailbox  e-mails et SMS envoyés, codes de sécurité compris`,
    )
  if (config.demoData && !config.databaseUrl)
    lines.push(
      '',
      `Base de données embarquée dans ${config.dataDir}, pour une seule machine.`,
      'Pour la production : DATABASE_URL=postgres://…',
    )
  if (config.demoData) lines.push('', 'Comptes de démonstration :', ...accounts.map(accountLine))
  const warnings = listWarnings(config, clients, pages)
  if (warnings.length > 0) lines.push('', 'À savoir :', ...warnings.map((line) => `  ${line}`))
  return [...lines, ''].join('\n')
}

const accountLine = ({ client, userName, motDePasse, quoi, hasCode }: DemoAccount) =>
  `  ${client.padEnd(8)} ${userName.padEnd(32)} ${motDePasse.padEnd(13)} ${quoi}${hasCode ? ', avec un code de sécurité' : ''}`
