import type { ActeGestion } from '@espace-adherent/contract'
import type { Tarification } from '@espace-adherent/domain'
import { reediterCarte } from '../carte-tp/index.ts'
import { findTarification, ligneCotisation, reviserCotisations } from '../cotisations/index.ts'
import { type Traite, type Traitement, traite } from './traite.ts'

type Couverture<
  S extends object,
  D extends object,
  A extends object,
  F extends object,
  K extends ActeGestion,
> = Traitement<S, D, F, A, K, string> &
  Required<Pick<Traitement<S, D, F, A, K, string>, 'avant'>> & {
    /** What contributions are reckoned from, once it is done: those parts that it changes. */
    change(avant: A, data: D, tarification: Tarification): Partial<Tarification> | undefined
    /** Whether the card says something else after it. */
    isCarte?: boolean
  }

/**
 * An act that changes what a contract covers, from a day on. Its contributions follow: the summary ends with what they
 * become, and once it is done those to come are reckoned anew. What there is before holds what they are reckoned from.
 */
export const traiteCouverture = <
  S extends object,
  D extends { dateEffet: string },
  A extends object,
  F extends object,
  K extends ActeGestion,
>({
  change,
  isCarte = false,
  ...t
}: Couverture<S, D, A, F, K>): Traite<K> =>
  traite<S, D, F, K, string, A & { tarification?: Tarification | undefined }>({
    ...t,
    async avant(tx, appelant, data, faits) {
      const lu: A & { tarification?: Tarification | undefined } = await t.avant(
        tx,
        appelant,
        data,
        faits,
      )
      const tarification = lu.tarification ?? (await findTarification(tx, appelant.contrat))
      return { ...lu, tarification }
    },
    async apply(tx, appelant, data, avant, demandeId) {
      const { contrat, now } = appelant
      await t.apply?.(tx, appelant, data, avant, demandeId)
      if (isCarte) await reediterCarte(tx, contrat, now)
      await reviserCotisations(tx, contrat, { effet: data.dateEffet, prevenuLe: now })
    },
    resume: (avant, data) => [
      ...t.resume(avant, data),
      ...ligneCotisation(
        avant.tarification,
        (tarification) => change(avant, data, tarification),
        data.dateEffet,
      ),
    ],
  })
