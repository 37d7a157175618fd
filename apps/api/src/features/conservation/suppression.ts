import {
  dateAParis,
  dureesConservation,
  type GenreConservation,
  genresConservation,
  limiteConservation,
} from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type Executor, isDatabaseUnavailable } from '../../platform/db/index.ts'
import { allOf, eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { type Qui, tell } from '../nouvelles/index.ts'
import { findDurees, findPerimes, OBJET } from './conservation.repository.ts'
import { genres, type Portee } from './genres.repository.ts'

/** Deleted in one transaction with its proof: members read meanwhile. */
const LOT = 200

export type SuppressionDeps = { db: Executor; sealer: Sealer; messages: Qui['messages'] }

/** What the insurer keeps each kind for, and what is therefore old enough on that day. */
export async function porteesDe(db: Executor, clientCode: string, now: Date) {
  const jour = dateAParis(now)
  const choisies = await findDurees(db, clientCode)
  return genresConservation.map((genre) => {
    const mois = choisies.get(genre) ?? dureesConservation[genre].defaut
    const limite = limiteConservation(jour, mois)
    return { genre, mois, portee: { clientCode, limite, jour } }
  })
}

/**
 * One lot and its proof. The proof is a keyed hash of what went: whoever names an identifier later can be
 * shown that it was among them, and the line itself names nobody.
 */
const supprimerLot = (
  { sealer, messages }: SuppressionDeps,
  tx: Executor,
  { client, genre, portee, le }: Passage,
  cles: readonly string[],
): Promise<void> =>
  write(tx, { client, now: le, auteur: null, messages }, async (e) => {
    const { clientCode, limite } = portee
    const changes = await genres[genre].remove(e, clientCode, cles)
    return tell(
      e,
      changes.filter((change) => change !== null),
      {
        a: null,
        action: 'conservation-suppression',
        objet: OBJET,
        cible: genre,
        detail: {
          nombre: cles.length,
          limite,
          empreinte: sealer.fingerprint(JSON.stringify([OBJET, clientCode, genre, limite, cles])),
        },
      },
    )
  })

type Passage = { client: Client; genre: GenreConservation; portee: Portee; le: Date }

/** A lot in one transaction; where that fails, one after the other, so that what cannot go keeps nothing else. */
async function supprimerCles(
  deps: SuppressionDeps,
  passage: Passage,
  cles: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  try {
    await supprimerLot(deps, deps.db, passage, cles)
    return cles.length
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
  }
  const { client, genre, le } = passage
  const { done } = await eachDue(
    { db: deps.db, now: le, parts: [client], signal },
    {
      key: 'conservation.suppression',
      find: async (_part, apres: string | null, limite) => {
        const debut = apres === null ? 0 : cles.indexOf(apres) + 1
        return cles.slice(debut, debut + limite)
      },
      cleOf: (cle) => `${genre} ${cle}`,
      async work(tx, _part, cle) {
        await supprimerLot(deps, tx, passage, [cle])
        return true
      },
    },
  )
  return done
}

/** All of one kind that is old enough; a lot begins after the last of the one before. */
async function supprimerGenre(
  deps: SuppressionDeps,
  passage: Passage,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  let apres = ''
  for (;;) {
    if (signal?.aborted) return total
    const cles = await findPerimes(deps.db, passage.genre, passage.portee, { apres, lot: LOT })
    if (cles.length > 0) total += await supprimerCles(deps, passage, cles, signal)
    if (cles.length < LOT) return total
    apres = cles.at(-1) ?? apres
  }
}

/** Everything of one insurer that is old enough, kind after kind: a contract goes after what it holds. */
export async function supprimerPerimes(
  deps: SuppressionDeps,
  client: Client,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { code: clientCode } = client
  let total = 0
  const portees = await porteesDe(deps.db, clientCode, now)
  await allOf(
    portees.map(({ genre, portee }) => async () => {
      total += await supprimerGenre(deps, { client, genre, portee, le: now }, signal)
    }),
  )
  if (signal?.aborted) return total
  await recordEvenement(deps.db, {
    clientCode,
    compteId: null,
    action: 'conservation-passage',
    objet: OBJET,
    detail: { nombre: total },
    le: now,
  })
  return total
}

const JOUR_MS = 24 * 60 * 60_000

/** Another one is first each day: whoever takes all of the time that there is keeps nobody from their turn for ever. */
export function inTurn<Part>(parts: readonly Part[], now: Date): Part[] {
  const premier = Math.floor(now.getTime() / JOUR_MS) % Math.max(parts.length, 1)
  return [...parts.slice(premier), ...parts.slice(0, premier)]
}
