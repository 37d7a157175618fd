import type { ActeGestion } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { reediterCarte } from '../carte-tp/index.ts'
import {
  actesPrix,
  type Futur,
  ligneCotisation,
  readFutur,
  reviserCotisations,
} from '../cotisations/index.ts'
import { type Traite, type Traitement, traite } from './traite.ts'

type Couverture<
  S extends object,
  D extends object,
  A extends object,
  F extends object,
  K extends ActeGestion,
> = Traitement<S, D, F, A, K, string> &
  Required<Pick<Traitement<S, D, F, A, K, string>, 'avant'>> & {
    sealer: Sealer
    /** Whether the card says something else after it. */
    isCarte?: boolean
  }

/** What the price is reckoned from, the request itself where it is planned already, and the day it is read. */
type Prix = { futur: Futur | null; demandeId: string | null; jour: string }

/**
 * An act that changes what a contract covers, from a day on. Its contributions follow: the summary ends with what they
 * become, everything else that is planned counted, and once it is done those to come are reckoned anew. What it does to
 * the price is said with the contributions (`changementDe`).
 */
export const traiteCouverture = <
  S extends object,
  D extends { dateEffet: string },
  A extends object,
  F extends object,
  K extends ActeGestion,
>({
  sealer,
  isCarte = false,
  ...t
}: Couverture<S, D, A, F, K>): Traite<K> => {
  const { key } = t.acte
  if (!actesPrix.includes(key)) throw new Error(`Nobody knows what ${key} does to a price`)
  return traite<S, D, F, K, string, A & { prix: Prix }>({
    ...t,
    async avant(tx, appelant, data, faits) {
      const lu: A = await t.avant(tx, appelant, data, faits)
      const futur = await readFutur(sealer, tx, appelant.contrat)
      const { demandeId = null, now } = appelant
      return { ...lu, prix: { futur, demandeId, jour: dateAParis(now) } }
    },
    async apply(tx, appelant, data, avant, demandeId) {
      const { contrat, now } = appelant
      await t.apply?.(tx, appelant, data, avant, demandeId)
      if (isCarte) await reediterCarte(tx, contrat, now)
      await reviserCotisations(tx, contrat, { effet: data.dateEffet, prevenuLe: now })
    },
    resume: (avant, data) => {
      const { futur, demandeId, jour } = avant.prix
      const voulu = { acte: key, data, effetLe: data.dateEffet, demandeId }
      return [...t.resume(avant, data), ...ligneCotisation(futur, voulu, jour)]
    },
  })
}
