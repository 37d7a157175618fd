import type { CmsItem } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import { madeOnce, Serialized } from '../../platform/resources/index.ts'
import { findContenusPublies, findDureesChoisies } from './contenu.repository.ts'
import { type DureeChoisie, ecrireDurees } from './durees.ts'
import { sanitizeContenu } from './sanitize.ts'
import { TOPIC_CONTENUS } from './topic.ts'

type Question = { clientCode: string; bloc: string; name: string | undefined }

/** What is published, in memory, as the bytes that will be sent. */
export type ContenuSnapshot = {
  topics: readonly string[]
  /** What everybody reads. */
  find(clientCode: string, bloc: string, name: string | undefined): Serialized
  /** The audiences that something of it is for: nobody need be asked who they are without one. */
  cibles(question: Question): readonly string[]
  /** As those read it who are in these audiences; made once for each set of them. */
  findPour(question: Question, audiences: ReadonlySet<string>): Serialized
  refresh(db: Executor): Promise<void>
}

type Item = { item: CmsItem; audienceId: string | null }
type Bloc = {
  items: readonly Item[]
  liste: Serialized
  parNom: Map<string, Serialized>
  pour: Map<string, Serialized>
}
type Client = Map<string, () => Bloc>

const vide = serialize([])

export function createContenuSnapshot(): ContenuSnapshot {
  let clients = new Map<string, Client>()
  let asked = 0
  let shown = 0
  const blocDe = ({ clientCode, bloc }: Pick<Question, 'clientCode' | 'bloc'>) =>
    clients.get(clientCode)?.get(bloc)?.()

  return {
    topics: [TOPIC_CONTENUS],
    find(clientCode, bloc, name) {
      const found = blocDe({ clientCode, bloc })
      if (!found) return vide
      return name === undefined ? found.liste : (found.parNom.get(name) ?? vide)
    },
    cibles(question) {
      const audiences = askedOf(blocDe(question), question.name).flatMap(
        ({ audienceId }) => audienceId ?? [],
      )
      return [...new Set(audiences)]
    },
    findPour(question, audiences) {
      const found = blocDe(question)
      if (!found) return vide
      const { name } = question
      const cle = JSON.stringify([name ?? null, [...audiences].toSorted()])
      const known = found.pour.get(cle)
      if (known) return known
      const lus = askedOf(found, name).filter(
        ({ audienceId }) => audienceId === null || audiences.has(audienceId),
      )
      const made = serialize(lus.map(({ item }) => item))
      found.pour.set(cle, made)
      return made
    },
    async refresh(db) {
      const turn = ++asked
      const loaded = toClients(await findContenusPublies(db), await findDureesChoisies(db))
      // Of two readings that cross, the one that began last has seen the most.
      if (turn < shown) return
      shown = turn
      clients = loaded
    },
  }
}

const askedOf = (bloc: Bloc | undefined, name: string | undefined): readonly Item[] =>
  (bloc?.items ?? []).filter(({ item }) => name === undefined || item.name === name)

type Ligne = Awaited<ReturnType<typeof findContenusPublies>>[number]

function toClients(lignes: readonly Ligne[], durees: readonly DureeChoisie[]): Map<string, Client> {
  const clients = new Map<string, Client>()
  for (const [clientCode, deClient] of Map.groupBy(lignes, (ligne) => ligne.clientCode))
    clients.set(
      clientCode,
      new Map(
        [...Map.groupBy(deClient, ({ bloc }) => bloc)].map(([bloc, rows]) => [
          bloc,
          madeOnce(() => toBloc(rows, durees)),
        ]),
      ),
    )
  return clients
}

function toBloc(lignes: readonly Ligne[], durees: readonly DureeChoisie[]): Bloc {
  const items = lignes.map(({ id, clientCode, title, content, name, audienceId }) => ({
    item: {
      id,
      title,
      content: ecrireDurees(sanitizeContenu(content), clientCode, durees),
      name,
    },
    audienceId,
  }))
  const deTous = items.filter(({ audienceId }) => audienceId === null).map(({ item }) => item)
  return {
    items,
    liste: serialize(deTous),
    parNom: new Map(deTous.map((item) => [item.name, serialize([item])])),
    pour: new Map(),
  }
}

function serialize(items: CmsItem[]): Serialized {
  return new Serialized(JSON.stringify(items))
}
