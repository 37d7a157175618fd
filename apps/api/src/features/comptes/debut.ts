import type { Ecriture } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import { note, type Qui } from '../nouvelles/index.ts'
import { replaceChangement } from './changements.repository.ts'
import { type CompteTrouve, isIdentifiantFree } from './comptes.repository.ts'
import type { ComptesDeps } from './deps.ts'
import { duCompte } from './journal.ts'
import { issueLien } from './liens.ts'
import { adresseDejaPrise, nouvelIdentifiantMail, tellAdresse } from './mails.ts'

/** `effetLe`: from when the address counts once confirmed; null: at once. */
type Changement = { email: string; effetLe: Date | null }

/**
 * Begins a change of identifier, for an account that is held: the new address has to be confirmed,
 * the old one may cancel by the link that is returned, and that its holder is to be told. An address that is somebody else's is told so itself, and nobody else is:
 * whoever asks does not learn who has a space.
 */
export async function beginChangement(
  deps: Pick<ComptesDeps, 'sealer' | 'messages' | 'publics'>,
  e: Ecriture<Qui>,
  compte: CompteTrouve,
  { email, effetLe }: Changement,
): Promise<string | null> {
  const { client, now } = e.qui
  const { id: compteId, prenom } = compte
  if (!(await isIdentifiantFree(e, client.code, email))) {
    await tellAdresse(deps, e, client, adresseDejaPrise(client, email), now)
    return null
  }
  await replaceChangement(e, {
    compteId,
    nouvelIdentifiant: deps.sealer.seal(email, sealed.changementNouvelIdentifiant(compteId)),
    demandeLe: now,
    effetLe: effetLe ?? now,
  })
  const confirm = await issueLien(e, client, { compteId, but: 'changementIdentifiant' }, now)
  await note(e, {
    ...duCompte(compteId, 'identifiant-demande'),
    messages: [nouvelIdentifiantMail(client, { email, prenom }, confirm, effetLe)],
  })
  return issueLien(e, client, { compteId, but: 'annulationChangement' }, now)
}
