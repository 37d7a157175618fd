import { type Portion, portionDe } from '../perimetre.ts'
import type { AppelantPresume } from './traite.ts'

/** What of the contract of an act whoever asks may see and choose from: everybody, or themselves. */
export const portionTenue = ({
  client,
  contrat: { numeroContrat, qualite },
  personneId,
}: Pick<AppelantPresume<string>, 'client' | 'contrat' | 'personneId'>): Portion =>
  // Whoever holds a contract is somebody whom it covers: the engine has checked it.
  portionDe({ client, perimetre: { numeroContrat, qualite, personneId: personneId ?? '' } })
