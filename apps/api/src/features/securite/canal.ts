import { isBackOffice, type TypeEnvoi } from '@espace-adherent/domain'
import { saveProtection, unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { membreDe, tell } from '../nouvelles/index.ts'
import type { Visiteur } from '../visiteur.ts'
import { lockCompte } from './comptes.repository.ts'
import { requireIdentite } from './identite.ts'
import type { SecuriteDeps } from './send.ts'

export type CanalVoulu = {
  client: Client
  visiteur: Visiteur
  sendType: TypeEnvoi
  now: Date
}

/**
 * Which way codes go where both exist. A text message needs a mobile that its owner has confirmed; what
 * opens the files of everybody is no choice of those who look at them.
 */
export const choisirCanal =
  ({ messages }: Pick<SecuriteDeps, 'messages'>) =>
  async (db: Executor, voulu: CanalVoulu): Promise<void> => {
    const { client, visiteur, sendType, now } = voulu
    const { compteId, session } = visiteur
    await write(db, membreDe(voulu), async (e) => {
      const compte = await lockCompte(e, compteId)
      if (!compte) throw new AppError('Unauthorized')
      if (sendType === 'MAIL' && isBackOffice(compte.roles)) throw new AppError('Forbidden')
      const isSms =
        compte.telephoneConfirmeLe !== null &&
        !compte.isTelephoneInterdit &&
        client.config.amfSmsActivated &&
        messages.canSend('SMS')
      if (sendType === 'SMS' && !isSms) throw new AppError('MobileRequired')
      if (compte.codesPar === sendType) return unchanged(e, undefined)
      await requireIdentite(e, { compteId, session }, now)
      return tell(e, await saveProtection(e, compteId, { codesPar: sendType }), {
        action: 'canal-codes-modifie',
        a: 'auteur',
      })
    })
  }
