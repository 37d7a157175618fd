import { isConnexionRecente, type OperationSecurite, type TypeEnvoi } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { SessionOuverte } from '../visiteur.ts'
import { hasPreuve, usePreuve } from './autorisations.repository.ts'

export type Identite = { compteId: string; session: SessionOuverte }

/**
 * Codes that prove who holds the session: they went where the account is known to be reached. Those that may go to a
 * number that is only being brought in prove that number, and nobody.
 */
const prouvent: readonly OperationSecurite[] = [
  'ACTIVATE_BIOMETRIE',
  'DESACTIVATE_AMF',
  'DESACTIVATE_BIOMETRIE',
  'VERIFY_AMF',
  'VERIFY_MAIL_AMF',
  'VERIFY_SMS_AMF',
]

const demandeDe = ({ compteId, session }: Identite, now: Date) => ({
  key: { compteId, sessionEmpreinte: session.empreinte },
  operations: prouvent,
  now,
})

/** Whether whoever holds the session proved who they are a moment ago: they signed in, or answered a code. */
export const isIdentiteRecente = async (
  db: Executor,
  identite: Identite,
  now: Date,
): Promise<boolean> =>
  isConnexionRecente(identite.session.ouverteLe, now) || hasPreuve(db, demandeDe(identite, now))

/**
 * A change that a stranger at an open session must not make: whoever signed in or answered a code a moment ago makes it,
 * as often as they like; anybody else answers a code first. Says how that code had come. What it proved here, it no
 * more opens by itself: an act that takes a code of its own takes another.
 */
export async function requireIdentite(
  tx: Executor,
  identite: Identite,
  now: Date,
): Promise<TypeEnvoi | null> {
  if (isConnexionRecente(identite.session.ouverteLe, now)) return null
  const sendType = await usePreuve(tx, demandeDe(identite, now))
  if (sendType === undefined) throw new AppError('SecurityCodeRequired')
  return sendType
}
