import { attentesRemises, dateAParis } from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { findRegardAdherent } from '../confidentialite/index.ts'
import { isClaire } from '../perimetre.ts'
import { findAssuresComptes } from '../simulateur/index.ts'

/** What nobody of the contract could use within a year; of hidden care nothing is drawn. */
export async function findRemises(tx: Executor, contrat: CleContrat, now: Date) {
  const jour = dateAParis(now)
  const regard = await findRegardAdherent(tx, contrat, now)
  if (!regard) return {}
  const assures = await findAssuresComptes(tx, regard, jour.slice(0, 4))
  return attentesRemises(
    assures.map((assure) =>
      isClaire(regard, assure.numPers) && assure.garanties.length > 0 ? assure : null,
    ),
    jour,
  )
}
