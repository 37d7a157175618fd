import {
  type Change,
  type Ecriture,
  type NouveauCompte,
  openCompte,
  unchanged,
  write,
} from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Action } from '../historique/index.ts'
import { type Ligne, type Qui, tell } from '../nouvelles/index.ts'

/** Who writes to an account that nobody is signed in to: the portal, whoever holds the link. */
export const portail = ({ messages }: Pick<Qui, 'messages'>, client: Client, now: Date): Qui => ({
  client,
  now,
  auteur: null,
  messages,
})

/** What happens to an account, on its own line. */
export const duCompte = (compteId: string, action: Action): Ligne => ({
  action,
  a: { compte: compteId },
})

/** A new account, with its line; null when there was none to make. */
export const createCompte = (
  tx: Executor,
  client: Client,
  { auteurId, ...row }: Omit<NouveauCompte, 'clientCode'> & { creeLe: Date; auteurId?: string },
  open: (e: Ecriture) => Promise<Change<string> | null> = (e) =>
    openCompte(e, { ...row, clientCode: client.code }),
): Promise<string | null> => {
  const auteur = auteurId === undefined ? null : { compteId: auteurId }
  return write(tx, { client, now: row.creeLe, auteur }, async (e) => {
    const opened = await open(e)
    if (!opened) return unchanged<string | null>(e, null)
    return tell<string | null>(e, opened, duCompte(opened.value, 'compte-cree'))
  })
}
