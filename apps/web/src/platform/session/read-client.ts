import { clientResource } from '@espace-adherent/contract/portail'
import { readRows } from '../query/list.ts'

export const readClient = async (signal: AbortSignal) =>
  (await readRows(clientResource, {}, signal)).rows[0]
