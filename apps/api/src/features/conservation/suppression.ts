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
import { recordEvenement } from '../historique/index.ts'
import { tell } from '../nouvelles/index.ts'
import { findDurees, findPerimes, OBJET } from './conservation.repository.ts'
import { genres, type Portee } from './genres.repository.ts'

/** Deleted in one transaction with its proof: members read meanwhile. */
const LOT = 200

export type SuppressionDeps = { db: Executor; sealer: Sealer }

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
  sealer: Sealer,
  db: Executor,
  { genre, portee, le }: Passage,
  cles: readonly string[],
): Promise<void> =>
  write(db, { client: { code: portee.clientCode }, now: le, auteur: null }, async (e) => {
    const { clientCode, limite } = portee
    return tell(e, await genres[genre].remove(e, clientCode, cles), {
      a: null,
      action: 'conservation-suppression',
      objet: OBJET,
      cible: genre,
      detail: {
        nombre: cles.length,
        limite,
        empreinte: sealer.fingerprint(JSON.stringify([OBJET, clientCode, genre, limite, cles])),
      },
    })
  })

type Passage = { genre: GenreConservation; portee: Portee; le: Date }

/** A lot in one transaction; where that fails, one after the other, so that what cannot go keeps nothing else. */
async function supprimerCles(
  { db, sealer }: SuppressionDeps,
  passage: Passage,
  cles: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  try {
    await supprimerLot(sealer, db, passage, cles)
    return cles.length
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
  }
  const { genre, portee, le } = passage
  const { done } = await eachDue(
    { db, now: le, parts: [{ code: portee.clientCode }], signal },
    {
      key: 'conservation.suppression',
      find: async (_part, apres: string | null, limite) => {
        const debut = apres === null ? 0 : cles.indexOf(apres) + 1
        return cles.slice(debut, debut + limite)
      },
      cleOf: (cle) => `${genre} ${cle}`,
      async work(tx, _part, cle) {
        await supprimerLot(sealer, tx, passage, [cle])
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
  clientCode: string,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  const portees = await porteesDe(deps.db, clientCode, now)
  await allOf(
    portees.map(({ genre, portee }) => async () => {
      total += await supprimerGenre(deps, { genre, portee, le: now }, signal)
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
