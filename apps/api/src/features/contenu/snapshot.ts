import type { CmsItem } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import { Serialized } from '../../platform/resources/index.ts'
import { findContenusPublies, findDureesChoisies } from './contenu.repository.ts'
import { type DureeChoisie, ecrireDurees } from './durees.ts'
import { toItem } from './item.ts'
import { sanitizeContenu } from './sanitize.ts'
import { TOPIC_CONTENUS } from './topic.ts'

type Question = { clientCode: string; bloc: string; name: string | undefined }

/** What is published, in memory, as the bytes that will be sent. */
export type ContenuSnapshot = {
  topics: readonly string[]
  /** What everybody reads at that moment. */
  find(question: Question, now: Date): Serialized
  /** Of these blocks, those that have something to be read by somebody, now or until its end. */
  nonVides(clientCode: string, blocs: readonly string[]): readonly string[]
  /** The audiences that something of it is for: nobody need be asked who they are without one. */
  cibles(question: Question, now: Date): readonly string[]
  /** As those read it who are in these audiences; made once for each set of them. */
  findPour(question: Question, audiences: ReadonlySet<string>, now: Date): Serialized
  refresh(db: Executor): Promise<void>
}

type Item = { item: CmsItem; audienceId: string | null }
type Bloc = {
  /** Something of it has an end. */
  isPassing: boolean
  items: readonly Item[]
  liste: Serialized
  parNom: Map<string, Serialized>
  pour: Map<string, Serialized>
}
/** Made when it is read; made again once the end of something of it has come. */
type Client = Map<string, (now: Date) => Bloc>

const vide = serialize([], false)

export function createContenuSnapshot(): ContenuSnapshot {
  let clients = new Map<string, Client>()
  let asked = 0
  let shown = 0
  const blocDe = ({ clientCode, bloc }: Pick<Question, 'clientCode' | 'bloc'>, now: Date) =>
    clients.get(clientCode)?.get(bloc)?.(now)

  return {
    topics: [TOPIC_CONTENUS],
    find(question, now) {
      const found = blocDe(question, now)
      const { name } = question
      if (!found) return vide
      return name === undefined ? found.liste : (found.parNom.get(name) ?? vide)
    },
    nonVides: (clientCode, blocs) => blocs.filter((bloc) => clients.get(clientCode)?.has(bloc)),
    cibles(question, now) {
      const audiences = askedOf(blocDe(question, now), question.name).flatMap(
        ({ audienceId }) => audienceId ?? [],
      )
      return [...new Set(audiences)]
    },
    findPour(question, audiences, now) {
      const found = blocDe(question, now)
      if (!found) return vide
      const { name } = question
      const cle = JSON.stringify([name ?? null, [...audiences].toSorted()])
      const known = found.pour.get(cle)
      if (known) return known
      const lus = askedOf(found, name).filter(
        ({ audienceId }) => audienceId === null || audiences.has(audienceId),
      )
      const made = serialize(
        lus.map(({ item }) => item),
        found.isPassing,
      )
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
          untilEnds(rows, durees),
        ]),
      ),
    )
  return clients
}

/** What is at its end is left out at that moment, on every node: nobody need have taken it back yet. */
function untilEnds(rows: readonly Ligne[], durees: readonly DureeChoisie[]) {
  const fins = rows.flatMap(({ finLe }) => finLe ?? [])
  const at = (now: Date) => rows.filter(({ finLe }) => finLe === null || finLe > now)
  let made: { restants: number; bloc: Bloc } | null = null
  return (now: Date): Bloc => {
    const restants = fins.filter((fin) => fin > now).length
    if (made?.restants !== restants) made = { restants, bloc: toBloc(at(now), durees) }
    return made.bloc
  }
}

function toBloc(lignes: readonly Ligne[], durees: readonly DureeChoisie[]): Bloc {
  const items = lignes.map((ligne) => ({
    item: toItem(ligne, ecrireDurees(sanitizeContenu(ligne.content), ligne.clientCode, durees)),
    audienceId: ligne.audienceId,
  }))
  const isPassing = lignes.some(({ finLe }) => finLe !== null)
  const deTous = items.filter(({ audienceId }) => audienceId === null).map(({ item }) => item)
  return {
    items,
    isPassing,
    liste: serialize(deTous, isPassing),
    parNom: new Map(deTous.map((item) => [item.name, serialize([item], isPassing)])),
    pour: new Map(),
  }
}

function serialize(items: CmsItem[], isPassing: boolean): Serialized {
  return new Serialized(JSON.stringify(items), { isPassing })
}
