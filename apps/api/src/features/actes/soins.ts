import type { FaitsSoins } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { type Portion, portionDe } from '../perimetre.ts'
import { findAssures } from '../simulateur/index.ts'
import { textes } from './textes.ts'
import type { Appelant, AppelantPresume } from './traite.ts'

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

/** What of the contract of an act whoever asks may see and choose from: everybody, or themselves. */
export const portionTenue = ({
  client,
  contrat: { numeroContrat, qualite },
  personneId,
}: Pick<AppelantPresume<string>, 'client' | 'contrat' | 'personneId'>): Portion =>
  // Whoever holds a contract is somebody whom it covers: the engine has checked it.
  portionDe({ client, perimetre: { numeroContrat, qualite, personneId: personneId ?? '' } })
