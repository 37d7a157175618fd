import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  countWithin,
  deleteOldTries,
  findTallies,
  forgetTries,
  giveBackTries,
  type LockoutKey,
} from './lockout.repository.ts'

const MINUTE = 60_000
const QUART_HEURE = 15
const JOUR = 24 * 60

/** As many passwords may be tried on an identifier; the next one is not even looked at. */
const ESSAIS_PAR_QUART_HEURE = 10
/** However patiently, and from however many addresses. */
const ESSAIS_PAR_JOUR = 100

/** Failures of one network address, over all identifiers and all clients; 0 for no limit. */
export type EchecsReseau = { parQuartHeure: number; parJour: number }

/** One password typed for one identifier, and the network it came from. */
export type Essai = { clientCode: string; identifiant: string; reseau: string }

/** Whose tries are used up, and for how long. */
export type Refus = 'verrouille' | 'verrouilleJour' | 'reseau' | 'reseauJour'

type Compteur = {
  key: LockoutKey
  limite: number
  minutes: number
  isGlissant: boolean
  refus: Refus
}

/** A network is the same one at every client of the installation. */
const TOUS_CLIENTS = '*'

export type Lockout = ReturnType<typeof createLockout>

/**
 * Tries are counted in the database, before the password is looked at, for known and unknown
 * identifiers alike: no number of nodes or parallel guesses gives more tries. A success gives back
 * what its own network had used up on that identifier, and nothing of what others did with it.
 */
export function createLockout(sealer: Sealer, reseaux: EchecsReseau) {
  const key = (clientCode: string, quoi: string): LockoutKey => ({
    clientCode,
    empreinte: sealer.fingerprint(quoi),
  })
  const parQuartHeure = (clientCode: string, identifiant: string) =>
    key(clientCode, `connexion:${identifiant}`)
  const parJour = (clientCode: string, identifiant: string) =>
    key(clientCode, `connexion:jour:${identifiant}`)
  /** What one network had of the identifier's quarter of an hour. */
  const part = ({ clientCode, identifiant, reseau }: Essai) =>
    key(clientCode, `connexion:part:${reseau}:${identifiant}`)

  /** The network first: past its budget it cannot even use up the tries of others. */
  const compteursOf = ({ clientCode, identifiant, reseau }: Essai): Compteur[] => {
    const all: Compteur[] = [
      {
        key: key(TOUS_CLIENTS, `connexion:reseau:jour:${reseau}`),
        limite: reseaux.parJour,
        minutes: JOUR,
        isGlissant: false,
        refus: 'reseauJour',
      },
      {
        key: key(TOUS_CLIENTS, `connexion:reseau:${reseau}`),
        limite: reseaux.parQuartHeure,
        minutes: QUART_HEURE,
        isGlissant: false,
        refus: 'reseau',
      },
      {
        key: parJour(clientCode, identifiant),
        limite: ESSAIS_PAR_JOUR,
        minutes: JOUR,
        isGlissant: false,
        refus: 'verrouilleJour',
      },
      {
        key: parQuartHeure(clientCode, identifiant),
        limite: ESSAIS_PAR_QUART_HEURE,
        minutes: QUART_HEURE,
        isGlissant: true,
        refus: 'verrouille',
      },
    ]
    return all.filter(({ limite }) => limite > 0)
  }
  const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE)

  const giveBackAll = (
    db: Executor,
    compteurs: readonly Compteur[],
    now: Date,
    nombreOf: (compteur: Compteur) => number,
  ) =>
    Promise.all(
      compteurs.map((compteur) =>
        giveBackTries(db, compteur.key, {
          nombre: nombreOf(compteur),
          before: compteur.isGlissant ? null : now,
        }),
      ),
    )

  /** What each counter still allows. */
  async function findRestes(db: Executor, essai: Essai, now: Date) {
    const compteurs = compteursOf(essai)
    const keys = compteurs.map((compteur) => compteur.key)
    const tallies = await findTallies(db, keys)
    return compteurs.map(({ key: { empreinte }, limite, minutes, refus }) => {
      const tally = tallies.find((one) => one.empreinte === empreinte)
      const used = tally && tally.depuis > before(now, minutes) ? tally.essais : 0
      return { refus, reste: Math.max(0, limite - used) }
    })
  }

  return {
    /** Why a try would be refused now; counts nothing. */
    async findRefus(db: Executor, essai: Essai, now: Date): Promise<Refus | null> {
      const restes = await findRestes(db, essai, now)
      return restes.find(({ reste }) => reste === 0)?.refus ?? null
    },

    /** How many more tries would be looked at now. */
    async findReste(db: Executor, essai: Essai, now: Date): Promise<number> {
      const restes = await findRestes(db, essai, now)
      return Math.min(...restes.map(({ reste }) => reste))
    },

    /**
     * Counts this try; null when it is admitted. Each counter gives every try a number of its own, so
     * that of many at once no more than the limit are; one that comes too late counts nowhere.
     */
    async admit(db: Executor, essai: Essai, now: Date): Promise<Refus | null> {
      const counted = await Promise.all(
        compteursOf(essai).map(async (compteur) => {
          const { key, limite: limit, minutes, isGlissant } = compteur
          const forgetBefore = before(now, minutes)
          const { essais, depuis } = await countWithin(db, {
            ...key,
            now,
            forgetBefore,
            limit,
            isGlissant,
          })
          return { ...compteur, depuis, isLate: essais > limit }
        }),
      )
      const late = counted.find(({ isLate }) => isLate)
      if (late) {
        const others = counted.filter(({ isLate }) => !isLate)
        await giveBackAll(db, others, now, () => 1)
        return late.refus
      }
      // What is given back one day must have been counted since these counts began.
      const begun = counted
        .filter(({ isGlissant }) => !isGlissant)
        .map(({ depuis }) => depuis.getTime() - 1)
      await countWithin(db, {
        ...part(essai),
        now,
        forgetBefore: new Date(Math.max(before(now, QUART_HEURE).getTime(), ...begun)),
        limit: ESSAIS_PAR_JOUR,
        isGlissant: true,
      })
      return null
    },

    /**
     * The password was right: its own try, and the mistakes that came before it from the same
     * network, are given back. The identifier's day only gets the try itself, so that nobody's
     * sign-in ever gives a guesser who sits beside them more than a day's tries.
     */
    async giveBack(db: Executor, essai: Essai, now: Date): Promise<void> {
      const own = await forgetTries(db, part(essai))
      await giveBackAll(db, compteursOf(essai), now, ({ refus }) =>
        refus === 'verrouilleJour' ? 1 : own,
      )
    },

    /** There is a new password: what was tried before says nothing about it. */
    async unlock(db: Executor, clientCode: string, identifiant: string): Promise<void> {
      await forgetTries(db, parQuartHeure(clientCode, identifiant))
      await forgetTries(db, parJour(clientCode, identifiant))
    },

    /** The table also counts other tries than sign-ins; nothing in it is remembered for longer. */
    purge: async (db: Executor, now: Date): Promise<void> => {
      await deleteOldTries(db, before(now, JOUR))
    },
  }
}
