import {
  dateAParis,
  dureesConservation,
  type GenreConservation,
  genresConservation,
  limiteConservation,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { recordEvenement } from '../historique/index.ts'
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
  { db, sealer }: SuppressionDeps,
  genre: GenreConservation,
  portee: Portee,
  le: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const { clientCode, limite } = portee
    const cles = await findPerimes(tx, genre, portee, LOT)
    if (cles.length === 0) return 0
    await genres[genre].remove(tx, clientCode, cles)
    await recordEvenement(tx, {
      clientCode,
      compteId: null,
      action: 'conservation-suppression',
      objet: OBJET,
      cible: genre,
      detail: {
        nombre: cles.length,
        limite,
        empreinte: sealer.fingerprint(JSON.stringify([OBJET, clientCode, genre, limite, cles])),
      },
      le,
    })
    return cles.length
  })

/** Everything of one insurer that is old enough, kind after kind: a contract goes after what it holds. */
export async function supprimerPerimes(
  deps: SuppressionDeps,
  clientCode: string,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  for (const { genre, portee } of await porteesDe(deps.db, clientCode, now)) {
    let nombre = 0
    do {
      if (signal?.aborted) return total
      nombre = await supprimerLot(deps, genre, portee, now)
      total += nombre
    } while (nombre === LOT)
  }
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
