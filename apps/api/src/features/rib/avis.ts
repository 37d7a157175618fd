import { dateAParis, type ValeursMot } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Appelant, DemandeEcrite } from '../actes/index.ts'
import { issueAnnulation } from '../demandes/index.ts'
import { sms } from '../messages/index.ts'
import { type Annonce, annonce } from '../nouvelles/index.ts'
import * as mots from './mots.ts'
import { findTelephone } from './rib.repository.ts'
import type { RibDeps } from './traitement.ts'

export type Valeurs = Omit<
  ValeursMot<(typeof mots.planifiee)['variables']>,
  'lien' | 'annuler' | 'effet'
>

/**
 * Whoever holds the account is told where they could be reached before anything changed, by mail and by
 * text message, and cancels by one click. Null: it is done already, which the engine says.
 */
export async function prevenir(
  { sealer, messages }: RibDeps,
  tx: Executor,
  { client, compteId, now }: Appelant,
  { id, modeGestion, effetLe }: DemandeEcrite,
  valeurs: Valeurs,
): Promise<Annonce | null> {
  const isManuel = modeGestion === 'manuel'
  if (!isManuel && (effetLe === null || effetLe <= dateAParis(now))) return null
  const annuler = await issueAnnulation(tx, client, { demandeId: id, ecran: 'annuler-rib' }, now)
  const telephone = valeurs.ancien && messages.canSend('SMS') && (await findTelephone(tx, compteId))
  if (telephone) {
    const numero = sealer.unseal(telephone, sealed.compteTelephone(compteId))
    const effet = isManuel ? null : effetLe
    await messages.enqueue(
      tx,
      sms(client, mots.alerteSms, numero, { compte: valeurs.nouveau.slice(-4), effet }),
    )
  }
  return isManuel
    ? annonce(mots.recue, { ...valeurs, annuler })
    : annonce(mots.planifiee, { ...valeurs, annuler, effet: effetLe ?? '' })
}
