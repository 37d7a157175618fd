import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'

/** By its number: the name that people give a key may be anything. */
export const recordCle = (
  tx: Executor,
  {
    client,
    id,
    ...evenement
  }: {
    client: Client
    compteId: string
    id: string
    action: 'cle-ajoutee' | 'cle-supprimee'
    le: Date
  },
) => recordEvenement(tx, { ...evenement, clientCode: client.code, objet: 'cle', cible: id })
