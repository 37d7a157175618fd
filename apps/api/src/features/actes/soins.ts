import type { FaitsSoins } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findAssures } from '../simulateur/index.ts'
import { portionTenue } from './portion.ts'
import { textes } from './textes.ts'
import type { Appelant } from './traite.ts'

/** What an act about care must know first: for whom whoever asks may ask, and which days are covered. */
export async function faitsSoins(tx: Executor, appelant: Appelant<string>): Promise<FaitsSoins> {
  const { dateDebut, dateFin } = appelant.contrat
  const { personnes } = await findAssures(tx, portionTenue(appelant))
  return { personnes, dateDebut, dateFin }
}

/** Whoever has left the contract since is nobody's to ask for any more. */
export const messageSoigne = (prenom: string | null) =>
  prenom === null ? textes.pasCouverte : null

/** The first name of whom it is about; null: nobody whom they may ask for. */
export const prenomDe = ({ personnes }: Pick<FaitsSoins, 'personnes'>, numPers: string) =>
  personnes.find((personne) => personne.numPers === numPers)?.prenom ?? null
