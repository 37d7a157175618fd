import { randomInt } from 'node:crypto'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { allOf, every, type Handler } from '../../platform/jobs/index.ts'
import { findAllAudiences } from './audiences.repository.ts'
import { noterTaille } from './mesure.ts'
import {
  deleteAutresReleves,
  deleteRelevesOublies,
  findProfils,
  findReleveDemandes,
  findTranche,
  perimerReleve,
  type Rangs,
  saveBloc,
  saveReleve,
} from './releves.repository.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** What was gathered longer ago is gathered again, if somebody has counted by it since. */
const RELEVE_MS = 10 * MINUTE
/** What nobody has counted by for so long is forgotten. */
const OUBLI_MS = 24 * HOUR
const PREMIER = '00000000-0000-0000-0000-000000000000'

/** Numbers of gatherings: each its own, so that two that run at once never mix their blocks. */
const NUMEROS = 2 ** 31 - 1

/** Gathered well within a second, and then read and asked in a millisecond or two. */
const PAR_BLOC = 5_000

/** The words of a thing as they come up, each once; where each one stands. */
class Mots {
  readonly liste: string[] = []
  private readonly places = new Map<string, number>()

  place(mot: string): number {
    const connue = this.places.get(mot)
    if (connue !== undefined) return connue
    this.places.set(mot, this.liste.length)
    return this.liste.push(mot) - 1
  }

  /** The places of these words, in as few bytes as hold all that are known by now. */
  ecrire(mots: readonly string[]): Rangs {
    const rangs = mots.map((mot) => this.place(mot))
    const { length } = this.liste
    if (length <= 0x1_00) return Uint8Array.from(rangs)
    return length <= 0x1_00_00 ? Uint16Array.from(rangs) : Uint32Array.from(rangs)
  }
}

/**
 * A block of accounts at a time: nothing is locked for long, and what is interrupted starts again.
 * Counts go on with what was gathered before until all of it is there.
 */
export async function relever(
  db: Executor,
  clientCode: string,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  await upkeep(db, (tx) => deleteAutresReleves(tx, clientCode))
  const releve = randomInt(1, NUMEROS)
  const mots = new Map<string, Mots>()
  let bloc = 0
  let apres = PREMIER
  for (;;) {
    signal?.throwIfAborted()
    const tranche = await findTranche(db, clientCode, { apres, taille: PAR_BLOC })
    if (!tranche) break
    const { debuts, colonnes } = await findProfils(db, clientCode, tranche)
    const rangs = new Map<string, Rangs>()
    for (const [nom, colonne] of colonnes) {
      const siens = mots.get(nom) ?? new Mots()
      mots.set(nom, siens)
      rangs.set(nom, siens.ecrire(colonne))
    }
    const ici = { clientCode, releve, bloc }
    await upkeep(db, (tx) => saveBloc(tx, ici, { tranche, debuts: Uint8Array.from(debuts), rangs }))
    bloc += 1
    apres = tranche.jusqua
  }
  signal?.throwIfAborted()
  const listes = new Map([...mots].map(([nom, { liste }]) => [nom, liste]))
  await upkeep(db, (tx) => saveReleve(tx, { clientCode, releve, le: now, blocs: bloc }, listes))
}

/** After an import: what was gathered is too old. */
export const redemanderReleve = (tx: Executor, clientCode: string, now: Date) =>
  perimerReleve(tx, clientCode, { now, before: new Date(now.getTime() - RELEVE_MS - 1) })

type Deps = { db: Executor }

export const audiencesJobs = ({ db }: Deps): Handler[] => [
  every({ key: 'audiences.releve', ms: MINUTE }, async ({ now, signal }) => {
    const oubli = new Date(now.getTime() - OUBLI_MS)
    await upkeep(db, (tx) => deleteRelevesOublies(tx, oubli))
    const demandes = await findReleveDemandes(db, new Date(now.getTime() - RELEVE_MS))
    // One insurer whose members cannot be gathered keeps no other from being counted.
    await allOf(demandes.map((clientCode) => () => relever(db, clientCode, { now, signal })))
  }),
  every({ key: 'audiences.tailles', ms: 24 * HOUR }, async ({ now, signal }) => {
    const audiences = await findAllAudiences(db)
    await allOf(
      audiences.map((audience) => async () => {
        if (!signal.aborted) await noterTaille(db, audience, now)
      }),
    )
  }),
]
