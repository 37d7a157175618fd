import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { replaceChangement } from './changements.repository.ts'
import { type CompteTrouve, isIdentifiantFree } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { recordCompte } from './journal.ts'
import { issueLien } from './liens.ts'
import { adresseDejaPrise, nouvelIdentifiantMail, tellAdresse } from './mails.ts'

/** `effetLe`: from when the address counts once confirmed; null: at once. */
type Changement = { email: string; effetLe: Date | null; now: Date }

/**
 * Begins a change of identifier, for an account that is held: the new address has to be confirmed,
 * the old one may cancel by the link that is returned, and that its holder is to be told. An address that is somebody else's is told so itself, and nobody else is:
 * whoever asks does not learn who has a space.
 */
export async function beginChangement(
  deps: Pick<ComptesDeps, 'sealer' | 'messages' | 'publics'>,
  tx: Executor,
  client: Client,
  compte: CompteTrouve,
  { email, effetLe, now }: Changement,
): Promise<string | null> {
  const { sealer, messages } = deps
  const { id: compteId, prenom } = compte
  if (!(await isIdentifiantFree(tx, client.code, email))) {
    await tellAdresse(deps, tx, client, adresseDejaPrise(client, email), now)
    return null
  }
  await replaceChangement(tx, {
    compteId,
    nouvelIdentifiant: sealer.seal(email, sealed.changementNouvelIdentifiant(compteId)),
    demandeLe: now,
    effetLe: effetLe ?? now,
  })
  await recordCompte(tx, client, { compteId, action: 'identifiant-demande', le: now })
  const confirm = await issueLien(tx, client, { compteId, but: 'changementIdentifiant' }, now)
  await messages.enqueue(tx, nouvelIdentifiantMail(client, { email, prenom }, confirm, effetLe))
  return issueLien(tx, client, { compteId, but: 'annulationChangement' }, now)
}
