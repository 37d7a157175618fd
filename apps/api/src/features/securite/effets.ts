import type { OperationSecurite, TypeEnvoi } from '@espace-adherent/domain'
import {
  type Change,
  type Ecriture,
  type Protection,
  saveProtection,
  tellAll,
  together,
  write,
} from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Client } from '../client.ts'
import type { Action } from '../historique/index.ts'
import type { Message } from '../messages/index.ts'
import { type Qui, tell } from '../nouvelles/index.ts'
import { deleteApplication } from './applications.repository.ts'
import { type CompteSecurise, lockCompte } from './comptes.repository.ts'
import { protectionDesactiveeMail, telephoneModifieMail, telephoneModifieSms } from './notices.ts'
import type { SecuriteDeps } from './send.ts'

export type OperationAcceptee = {
  client: Client
  compte: CompteSecurise
  operation: OperationSecurite
  /** How the code had been sent. */
  sendType: TypeEnvoi
  nouveauMobile: string | null
  /** The session that asked for it. */
  sessionEmpreinte: string | null
  now: Date
}

const changeProtection: readonly OperationSecurite[] = [
  'ACTIVATE_AMF',
  'DESACTIVATE_AMF',
  'MODIFY_TEL_AMF',
]

/**
 * What an accepted code changes by itself; false when it cannot. The others only verify. Where it
 * changes how the account is protected, whoever else is signed in to it signs in again.
 */
export async function applyOperation(
  deps: SecuriteDeps,
  e: Ecriture<Qui>,
  acceptee: OperationAcceptee,
): Promise<boolean> {
  const { compte, operation, sessionEmpreinte } = acceptee
  if (!(await change(deps, e, acceptee))) return false
  if (sessionEmpreinte !== null && changeProtection.includes(operation))
    await deps.identity.closeOthers(e, compte.id, sessionEmpreinte)
  return true
}

async function change(
  deps: SecuriteDeps,
  e: Ecriture<Qui>,
  acceptee: OperationAcceptee,
): Promise<boolean> {
  const { client, compte, operation, sendType, nouveauMobile } = acceptee
  switch (operation) {
    case 'ACTIVATE_AMF': {
      // Without a number, codes go by mail until there is one; a number has to be proven.
      if (nouveauMobile !== null && sendType !== 'SMS') return false
      if (nouveauMobile !== null) await changeTelephone(deps, e, acceptee, nouveauMobile)
      await protect(e, compte.id, 'protection-activee', { isAmf: true })
      return true
    }
    case 'DESACTIVATE_AMF':
      await protect(e, compte.id, 'protection-desactivee', { isAmf: false }, [
        protectionDesactiveeMail(client, compte),
      ])
      return true
    case 'MODIFY_TEL_AMF':
      if (nouveauMobile === null) return false
      await changeTelephone(deps, e, acceptee, nouveauMobile)
      return true
    default:
      return true
  }
}

/** No code is asked for any more, and none comes from what was lost; its owner is told. The line is its caller's. */
export const leverProtection =
  ({ messages }: Pick<SecuriteDeps, 'messages'>) =>
  async (e: Ecriture, client: Client, compteId: string): Promise<Change | null> => {
    const compte = await lockCompte(e, compteId)
    if (!compte) return null
    const change = await saveProtection(e, compteId, {
      isAmf: false,
      telephone: null,
      telephoneConfirmeLe: null,
      isTelephoneInterdit: false,
    })
    const oubliee = await deleteApplication(e, compteId)
    await messages.enqueue(e, protectionDesactiveeMail(client, compte))
    return together(e, change, oubliee)
  }

const protect = async (
  e: Ecriture<Qui>,
  compteId: string,
  action: Action,
  protection: Protection,
  messages: readonly Message[] = [],
) =>
  tell(e, await saveProtection(e, compteId, protection), {
    action,
    a: { compte: compteId },
    messages,
  })

/** A number counts as confirmed only if the code came from it. The owner is told where they were. */
async function changeTelephone(
  { sealer, messages }: SecuriteDeps,
  e: Ecriture<Qui>,
  { client, compte, sendType, now }: OperationAcceptee,
  nouveau: string,
): Promise<void> {
  const place = sealed.compteTelephone(compte.id)
  const ancien = compte.telephone === null ? null : sealer.unseal(compte.telephone, place)
  const isOther = nouveau !== ancien
  const protection = {
    telephone: sealer.seal(nouveau, place),
    telephoneConfirmeLe: sendType === 'SMS' ? now : isOther ? null : compte.telephoneConfirmeLe,
    isTelephoneInterdit: isOther ? false : compte.isTelephoneInterdit,
  }
  if (!isOther)
    // The same number, proven again: what it was is what it is.
    return write(e, null, async (same) => {
      await saveProtection(same, compte.id, protection)
      return tellAll(same)
    })
  const isReachable = compte.telephoneConfirmeLe !== null && !compte.isTelephoneInterdit
  const isSms = isReachable && client.config.amfSmsActivated && messages.canSend('SMS')
  await protect(e, compte.id, 'telephone-modifie', protection, [
    telephoneModifieMail(client, compte, nouveau),
    ...(ancien !== null && isSms ? [telephoneModifieSms(client, ancien)] : []),
  ])
}
