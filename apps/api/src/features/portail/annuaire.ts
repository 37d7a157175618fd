import type { NomDeLogo } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import type { Client, Logo } from '../client.ts'
import { type LectureMots, TOPIC_MOTS } from '../mots/index.ts'
import { type ClientRow, findClients, findExceptees, findLogos } from './clients.repository.ts'

/** Topic on which a change of any client's configuration is announced. */
export const TOPIC_CLIENTS = 'clients'

/** Every client, in memory: which one a visitor meets depends only on the host name. */
export type Annuaire = {
  /** An unknown host meets the default client; none at all, only before the first client exists. */
  byHost(host: string): Client | undefined
  byCode(code: string): Client | undefined
  all(): readonly Client[]
  /** Those that visitors meet: what is prepared is neither told nor billed anything. */
  ouverts(): readonly Client[]
  /** Wordings that no longer fit their words, of whichever client. */
  motsEcartes(): LectureMots['ecartes']
  /** Those on which it is read again. */
  topics: readonly string[]
  refresh(db: Executor): Promise<void>
}

export type AdresseDeBase = { protocole: 'http' | 'https'; port: number }

const sansMots: LectureMots = { parClient: new Map(), ecartes: [] }

/**
 * A node that serves real insurers does not know the demonstration's: whatever somebody else puts
 * into its database, no account of theirs exists there.
 */
export function createAnnuaire(
  base: AdresseDeBase,
  {
    withDemonstration,
    readMots = async () => sansMots,
  }: {
    withDemonstration: boolean
    /** What clients say in their own words; without it, they all say the original. */
    readMots?: (db: Executor) => Promise<LectureMots>
  },
): Annuaire {
  let clients: readonly Client[] = []
  let parHote = new Map<string, Client>()
  let parDefaut: Client | undefined
  let ecartes: LectureMots['ecartes'] = []
  let asked = 0
  let shown = 0

  return {
    byHost: (host) => parHote.get(host) ?? parDefaut,
    byCode: (code) => clients.find((client) => client.code === code),
    all: () => clients,
    ouverts: () => clients.filter(({ isEnPreparation }) => !isEnPreparation),
    motsEcartes: () => ecartes,
    topics: [TOPIC_CLIENTS, TOPIC_MOTS],
    async refresh(db) {
      const turn = ++asked
      const [kept, logos, mots, exceptees] = await Promise.all([
        findClients(db),
        findLogos(db),
        readMots(db),
        findExceptees(db),
      ])
      // Of two readings that cross, the one that began last has seen the most.
      if (turn < shown) return
      shown = turn
      const rows = kept.filter(({ isDemonstration }) => withDemonstration || !isDemonstration)
      const ouverts = new Set(rows.flatMap((row) => (row.preparation === null ? [row.code] : [])))
      const adresses = rows.map((row) => ({
        code: row.code,
        libelle: row.libelle,
        url: row.adressePublique ?? guessAdresse(row.adresses[0] ?? 'localhost', base),
      }))
      clients = rows.map(({ preparation, ...row }) => ({
        ...row,
        isEnPreparation: preparation !== null,
        config: enVigueur({ ...row, preparation }),
        exceptees: new Set(
          exceptees.filter((une) => une.clientCode === row.code).map((une) => une.fonctionnalite),
        ),
        adressePublique: adresses.find(({ code }) => code === row.code)?.url ?? '',
        logos: Object.fromEntries(
          logos.filter((logo) => logo.clientCode === row.code).map((logo) => [logo.nom, logo]),
        ) as Partial<Record<NomDeLogo, Logo>>,
        mots: mots.parClient.get(row.code) ?? new Map(),
        // Nobody is led to one that is not open.
        autresClients: adresses.filter(({ code }) => code !== row.code && ouverts.has(code)),
      }))
      parHote = new Map(clients.flatMap((c) => c.adresses.map((adresse) => [adresse, c] as const)))
      parDefaut = clients.find((c) => c.isDefaut) ?? clients[0]
      ecartes = mots.ecartes
    },
  }
}

type Regle = Pick<ClientRow, 'config' | 'isDemonstration' | 'preparation'>

/**
 * What no setting takes from a member outside of a demonstration: any account of the SEPA area (règlement UE 260/2012,
 * article 9). While it is prepared, a client neither signs mandates nor takes cards, whatever is filled in.
 */
function enVigueur({ config, isDemonstration, preparation }: Regle): Client['config'] {
  const lue = isDemonstration ? config : { ...config, ibanEtrangerAccepte: true }
  if (preparation === null) return lue
  const { ics: _ics, pointDeVente: _pointDeVente, ...prudente } = lue
  return prudente
}

function guessAdresse(hote: string, { protocole, port }: AdresseDeBase): string {
  const isUsual = port === (protocole === 'https' ? 443 : 80)
  return `${protocole}://${hote}${isUsual ? '' : `:${port}`}`
}
