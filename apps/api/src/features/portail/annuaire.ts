import type { NomDeLogo } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import type { Client, Logo } from './client.ts'
import { findClients, findLogos } from './clients.repository.ts'

/** Topic on which a change of any client's configuration is announced. */
export const TOPIC_CLIENTS = 'clients'

/** Every client, in memory: which one a visitor meets depends only on the host name. */
export type Annuaire = {
  /** An unknown host meets the default client; none at all, only before the first client exists. */
  byHost(host: string): Client | undefined
  byCode(code: string): Client | undefined
  all(): readonly Client[]
  refresh(db: Executor): Promise<void>
}

export type AdresseDeBase = { protocole: 'http' | 'https'; port: number }

/**
 * A node that serves real insurers does not know the demonstration's: whatever somebody else puts
 * into its database, no account of theirs exists there.
 */
export function createAnnuaire(
  base: AdresseDeBase,
  { withDemonstration }: { withDemonstration: boolean },
): Annuaire {
  let clients: readonly Client[] = []
  let parHote = new Map<string, Client>()
  let parDefaut: Client | undefined

  return {
    byHost: (host) => parHote.get(host) ?? parDefaut,
    byCode: (code) => clients.find((client) => client.code === code),
    all: () => clients,
    async refresh(db) {
      const [kept, logos] = await Promise.all([findClients(db), findLogos(db)])
      const rows = kept.filter(({ isDemonstration }) => withDemonstration || !isDemonstration)
      const adresses = rows.map((row) => ({
        code: row.code,
        libelle: row.libelle,
        url: row.adressePublique ?? guessAdresse(row.adresses[0] ?? 'localhost', base),
      }))
      clients = rows.map((row) => ({
        ...row,
        adressePublique: adresses.find(({ code }) => code === row.code)?.url ?? '',
        logos: Object.fromEntries(
          logos.filter((logo) => logo.clientCode === row.code).map((logo) => [logo.nom, logo]),
        ) as Partial<Record<NomDeLogo, Logo>>,
        autresClients: adresses.filter(({ code }) => code !== row.code),
      }))
      parHote = new Map(clients.flatMap((c) => c.adresses.map((adresse) => [adresse, c] as const)))
      parDefaut = clients.find((c) => c.isDefaut) ?? clients[0]
    },
  }
}

function guessAdresse(hote: string, { protocole, port }: AdresseDeBase): string {
  const isUsual = port === (protocole === 'https' ? 443 : 80)
  return `${protocole}://${hote}${isUsual ? '' : `:${port}`}`
}
