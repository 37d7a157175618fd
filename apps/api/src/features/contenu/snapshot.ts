import type { CmsItem } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import { Serialized } from '../../platform/resources/index.ts'
import { findContenusPublies } from './contenu.repository.ts'
import { sanitizeContenu } from './sanitize.ts'

/** Topic on which a publication is announced to every node. */
export const TOPIC_CONTENUS = 'contenus'

/** What is published, in memory, as the bytes that will be sent. */
export type ContenuSnapshot = {
  topics: readonly string[]
  find(clientCode: string, bloc: string, name: string | undefined): Serialized
  refresh(db: Executor): Promise<void>
}

type Bloc = { liste: Serialized; parNom: Map<string, Serialized> }
type Client = Map<string, Bloc>

const vide = serialize([])

export function createContenuSnapshot(): ContenuSnapshot {
  let clients = new Map<string, Client>()
  let asked = 0
  let shown = 0

  return {
    topics: [TOPIC_CONTENUS],
    find(clientCode, bloc, name) {
      const found = clients.get(clientCode)?.get(bloc)
      if (!found) return vide
      return name === undefined ? found.liste : (found.parNom.get(name) ?? vide)
    },
    async refresh(db) {
      const turn = ++asked
      const loaded = toClients(await findContenusPublies(db))
      // Of two readings that cross, the one that began last has seen the most.
      if (turn < shown) return
      shown = turn
      clients = loaded
    },
  }
}

type Ligne = Awaited<ReturnType<typeof findContenusPublies>>[number]

function toClients(lignes: readonly Ligne[]): Map<string, Client> {
  const clients = new Map<string, Client>()
  for (const [clientCode, deClient] of Map.groupBy(lignes, (ligne) => ligne.clientCode))
    clients.set(
      clientCode,
      new Map(
        [...Map.groupBy(deClient, ({ bloc }) => bloc)].map(([bloc, rows]) => [bloc, toBloc(rows)]),
      ),
    )
  return clients
}

function toBloc(lignes: readonly Ligne[]): Bloc {
  const items = lignes.map(({ id, title, content, name }) => ({
    id,
    title,
    content: sanitizeContenu(content),
    name,
  }))
  return {
    liste: serialize(items),
    parNom: new Map(items.map((item) => [item.name, serialize([item])])),
  }
}

function serialize(items: CmsItem[]): Serialized {
  return new Serialized(JSON.stringify(items))
}
