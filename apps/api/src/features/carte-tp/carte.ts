import type { CarteTp } from '@espace-adherent/contract'
import { dateAParis, libellesDomaineTp } from '@espace-adherent/domain'
import { type CleContrat, type Ecriture, reissueCarte } from '../../noyau/index.ts'
import type { ContratContext } from '../context.ts'
import { portionDe } from '../perimetre.ts'
import { findCarte } from './carte-tp.repository.ts'
import { encodeDatamatrix } from './datamatrix.ts'

/** The card of the current contract on that day, with the people (or the one) whom whoever asks may see. */
export async function readCarte(
  context: ContratContext,
  {
    jour = dateAParis(context.now),
    personneId = null,
  }: { jour?: string; personneId?: string | null } = {},
): Promise<CarteTp | null> {
  const row = await findCarte(context.db, portionDe(context, personneId), jour)
  if (!row) return null
  const { domaines, datamatrix, ...carte } = row
  const { numeroContrat } = context
  const routage = { ...carte, numeroContrat, numeroAdherent: numeroContrat }
  return {
    ...routage,
    telephoneProfessionnels: context.client.config.telephoneProfessionnels ?? null,
    isResponsable: context.client.config.hasContratsNonResponsables !== true,
    domaines: domaines.map((domaine) => ({ ...domaine, libelle: libellesDomaineTp[domaine.code] })),
    // The insurer's own, or none: a code that we made up would be refused at the counter.
    datamatrix: datamatrix === null ? null : await encodeDatamatrix(datamatrix),
  }
}

/** Once the people or the level of a contract have changed. */
export const reediterCarte = (e: Ecriture, cle: CleContrat, now: Date) =>
  reissueCarte(e, cle, dateAParis(now))
