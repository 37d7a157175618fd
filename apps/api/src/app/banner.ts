import type { Client } from '../features/portail/index.ts'
import type { Config } from './config.ts'

export type DemoAccount = { client: string; userName: string; motDePasse: string; quoi: string }

/** What a newcomer reads once the portal answers. */
export function welcome({
  config,
  clients,
  accounts,
  milliseconds,
}: {
  config: Config
  clients: readonly Client[]
  accounts: readonly DemoAccount[]
  milliseconds: number
}): string {
  const [first] = clients.filter((c) => c.isDefaut)
  const ordered = first ? [first, ...clients.filter((c) => c !== first)] : clients
  const lines = [
    '',
    `Espace Adhérent répond (démarré en ${(milliseconds / 1000).toFixed(1).replace('.', ',')} s)`,
    ...ordered.map((c) => `  ${c.adressePublique}  ${c.libelle}`),
    `  ${ordered[0]?.adressePublique ?? ''}/api/docs  documentation de l’API`,
  ]
  if (config.demoData && !config.smtp && !config.smsGateway)
    lines.push(`  ${ordered[0]?.adressePublique ?? ''}/dev/mailbox  e-mails et SMS envoyés`)
  if (!config.databaseUrl)
    lines.push(
      '',
      `Base de données embarquée dans ${config.dataDir}, pour une seule machine.`,
      'Pour la production : DATABASE_URL=postgres://…',
    )
  if (config.demoData) lines.push('', 'Comptes de démonstration :', ...accounts.map(accountLine))
  const antivirus = antivirusLine(config)
  if (antivirus) lines.push('', antivirus)
  if (clients.length === 0)
    lines.push('', 'Aucun client n’est configuré : DEMO_DATA=1 crée les clients de démonstration.')
  return [...lines, ''].join('\n')
}

/** What becomes of files that nothing scans: to be known before the first one comes. */
function antivirusLine({ clamd, sansScanner, isAntivirusRefuse }: Config): string | null {
  if (isAntivirusRefuse)
    return 'Réglage non sûr, ANTIVIRUS=aucun : aucun antivirus n’analyse les fichiers déposés.'
  if (clamd || sansScanner === 'accepter') return null
  return 'Aucun antivirus n’est configuré : les fichiers déposés attendent d’être analysés, et personne ne les lit (CLAMAV_HOST ou CLAMAV_SOCKET, ou ANTIVIRUS=aucun).'
}

const accountLine = ({ client, userName, motDePasse, quoi }: DemoAccount) =>
  `  ${client.padEnd(8)} ${userName.padEnd(32)} ${motDePasse.padEnd(13)} ${quoi}`
