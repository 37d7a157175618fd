import type { ChapitreDonnees } from '@espace-adherent/domain'
import type { Executor } from '../platform/db/index.ts'
import type { Client } from './client.ts'
import type { Position } from './context.ts'
import { type Portion, portionDe, type Regard } from './perimetre.ts'

/** Whose data are gathered: an account, the person behind it, and where they stand in each contract. */
export type Concerne = {
  db: Executor
  client: Client
  compteId: string
  email: string
  personneId: string | null
  perimetres: readonly Position[]
  /** Whose care is told, contract by contract: see `isSoinsDansCopie`. */
  soins: readonly PortionPersonne[]
  now: Date
}

/** One person of a contract; of a child's care, what is kept secret is told in totals. */
export type PortionPersonne = Regard & { personneId: string }

/** A day, a moment and an amount (in cents) are written for readers as the portal writes them. */
export type GenreChamp = 'texte' | 'jour' | 'instant' | 'montant'

/** What a key means, in words; `isDetail` stands in the complete file only. */
export type ChampPartie = string | { libelle: string; genre?: GenreChamp; isDetail?: true }

export type Valeur =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly Valeur[]
  | { readonly [cle: string]: Valeur }

/**
 * What a slice holds of a person. Only the keys that are told are written, whatever else its rows hold:
 * what nobody described leaves by no file.
 */
export type Partie = {
  /** Its key in the complete file. */
  cle: string
  titre: string
  chapitre: ChapitreDonnees
  /** Opens its chapter; the others come in the order of the slices. */
  isPremiere?: true
  /** The tables that it tells: a test finds the ones that no part tells. */
  tables: readonly string[]
  /** In the readable file: one line each, or a sheet each. */
  forme: 'tableau' | 'fiche'
  champs: Readonly<Record<string, ChampPartie>>
  lire(concerne: Concerne): Promise<readonly Readonly<Record<string, Valeur>>[]>
}

/** The compiler asks for every key that is told. */
export const definePartie = <const Cle extends string>(
  partie: Omit<Partie, 'champs' | 'lire'> & {
    champs: Readonly<Record<Cle, ChampPartie>>
    lire(concerne: Concerne): Promise<readonly (Readonly<Record<NoInfer<Cle>, Valeur>> & object)[]>
  },
): Partie => partie as Partie

/** What of each contract they may see; their own part of it, where they are covered by somebody else's. */
export const portionsDe = ({ client, perimetres }: Concerne): Portion[] =>
  perimetres.map((perimetre) => portionDe({ client, perimetre }))

/** The contracts that they subscribed to: what they cost and how they are paid is nobody else's affair. */
export const souscritsPar = (concerne: Concerne): Portion[] =>
  portionsDe({
    ...concerne,
    perimetres: concerne.perimetres.filter(({ qualite }) => qualite === 'adherent'),
  })

/** Reads each of them, one after the other, and says of each row which contract it is of. */
export async function parContrat<P extends Portion, R extends object>(
  portions: readonly P[],
  lire: (portion: P) => Promise<readonly R[]>,
): Promise<(R & { contrat: string })[]> {
  const lues: (R & { contrat: string })[] = []
  for (const portion of portions)
    for (const row of await lire(portion)) lues.push({ ...row, contrat: portion.numeroContrat })
  return lues
}

/** Fields that stand in many parts. */
export const champs = {
  contrat: 'Numéro de contrat',
  jour: (libelle: string) => ({ libelle, genre: 'jour' }) as const,
  instant: (libelle: string) => ({ libelle, genre: 'instant' }) as const,
  montant: (libelle: string) => ({ libelle, genre: 'montant' }) as const,
  detail: (libelle: string) => ({ libelle, isDetail: true }) as const,
}

/** Half typed, an account number or a NIR cannot be masked as a whole one is: it is not told at all. */
const SECRETS = /iban|nir|numero|cle|telephone|mobile/i

/** What was typed, without what must not leave in full. */
export function voiler(valeur: Valeur): Valeur {
  if (Array.isArray(valeur)) return valeur.map(voiler)
  if (typeof valeur !== 'object' || valeur === null || valeur instanceof Date) return valeur
  return Object.fromEntries(
    Object.entries(valeur).map(([champ, each]) => [
      champ,
      SECRETS.test(champ) && typeof each === 'string' && champ !== 'numeroContrat'
        ? '•••••'
        : voiler(each),
    ]),
  )
}
