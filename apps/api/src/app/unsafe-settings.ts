import type { Client } from '../features/client.ts'
import { keyFile } from '../platform/crypto/index.ts'
import { isLoopback } from '../platform/http/local-only.ts'
import type { Config } from './config.ts'
import { textes } from './textes.ts'

/**
 * What the operator should know of the settings, a line each. A setting that can be unsafe adds its
 * line here and nowhere else. A demonstration on its own machine is told nothing.
 */
export function listWarnings(
  config: Config,
  clients: readonly Client[] = [],
  pages: readonly string[] = [],
): string[] {
  const { alertes } = textes
  if (config.demoData) return config.isDemoPublique && isReachable(config) ? [alertes.demo] : []
  const sansMediateur = clients
    .filter((client) => !client.config.mediateurNom)
    .map(({ libelle }) => libelle)
  const lines: (string | false)[] = [
    config.publicProtocol === 'http' && !isLoopback(config.host) && alertes.http(config.host),
    config.publicProtocol === 'http' &&
      clients.some(({ adressePublique }) => adressePublique.startsWith('https:')) &&
      alertes.protocole,
    // The portal speaks http, so https comes through a proxy.
    config.publicProtocol === 'https' && config.trustProxy === null && alertes.proxy,
    config.isDev && alertes.dev,
    config.rateLimit === 0 && alertes.cadence,
    !config.hasHeuresEnvoi && alertes.heures,
    config.secretKey === undefined && alertes.cle(keyFile(config.dataDir)),
    config.isAntivirusRefuse && alertes.antivirusRefuse,
    !config.clamd && config.sansScanner === 'refuser' && alertes.antivirus,
    !config.smtp && alertes.courriels,
    config.databaseUrl === undefined && alertes.baseEmbarquee(config.dataDir),
    pages.length > 0 && alertes.pages(pages),
    sansMediateur.length > 0 && alertes.mediateur(sansMediateur),
  ]
  return lines.filter((line) => line !== false)
}

const isReachable = ({ publicProtocol, host }: Config) =>
  publicProtocol === 'https' || !isLoopback(host)
