import type { Executor } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import type { Message } from './message.ts'
import { findEtatClient, type MessageRow } from './messages.repository.ts'
import { textes } from './textes.ts'

export type Retenue = (row: MessageRow, message: Message) => Promise<Message | null>

/**
 * Of a client in preparation only its administrators are written to, each time marked as a trial. What was written to
 * anybody else before it opened never leaves, whenever its turn comes: null.
 */
export const createRetenue =
  (db: Executor, findClient: (code: string) => Client | undefined): Retenue =>
  async (row, message) => {
    const connu = findClient(row.clientCode)
    const isOuvert = connu && !connu.isEnPreparation
    if (isOuvert && (connu.ouvertLe === null || row.creeLe >= connu.ouvertLe)) return message
    // Another node may have opened it a moment ago, or made it: what is remembered is not enough to keep a message back.
    const [lu] = await findEtatClient(db, row.clientCode, message.to)
    if (!lu) return null
    if (!lu.isEnPreparation)
      return lu.isAdministrateur || lu.ouvertLe === null || row.creeLe >= lu.ouvertLe
        ? message
        : null
    return lu.isAdministrateur ? enEssai(message) : null
  }

const enEssai = (message: Message): Message => ({
  ...message,
  subject: message.subject === null ? null : textes.essai(message.subject),
  ...(message.channel === 'SMS' && { text: textes.essai(message.text) }),
})
