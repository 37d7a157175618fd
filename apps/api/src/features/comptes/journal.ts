import {
  type Change,
  type Ecriture,
  markTold,
  type NouveauCompte,
  openCompte,
  unchanged,
  write,
} from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { type Action, changeCompte, recordEvenement } from '../historique/index.ts'

type Ligne = { compteId: string; auteurId?: string; action: Action; le: Date }

/** What happens to an account before anybody signs in, in the transaction of what it tells. */
export const recordCompte = (tx: Executor, client: Client, ligne: Ligne): Promise<void> =>
  recordEvenement(tx, { clientCode: client.code, ...ligne })

/** The same, with what changes of the account itself. */
export const saveCompte = (
  tx: Executor,
  client: Client,
  ligne: Ligne,
  change: (e: Ecriture) => Promise<Change>,
): Promise<void> => changeCompte(tx, { clientCode: client.code, ...ligne }, change)

/** A new account, with its line; null when there was none to make. */
export const createCompte = (
  tx: Executor,
  client: Client,
  { auteurId, ...row }: Omit<NouveauCompte, 'clientCode'> & { creeLe: Date; auteurId?: string },
  open = (e: Ecriture) => openCompte(e, { ...row, clientCode: client.code }),
): Promise<string | null> =>
  write(tx, null, async (e) => {
    const opened = await open(e)
    if (!opened) return unchanged(e, null)
    const ligne = { compteId: opened.value, action: 'compte-cree', le: row.creeLe } as const
    await recordCompte(e, client, auteurId === undefined ? ligne : { ...ligne, auteurId })
    return markTold<string | null>(e, opened)
  })
