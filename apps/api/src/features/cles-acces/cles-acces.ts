import { write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import { membreDe, tell } from '../nouvelles/index.ts'
import type { Securite } from '../securite/index.ts'
import { type CleRow, deleteCle, deleteClesOf, findCles, lockTitulaire } from './cles.repository.ts'
import { beginConnexion, reconnaitre } from './connexion.ts'
import { deleteExpiredDefis } from './defis.repository.ts'
import {
  autorisation,
  beginEnregistrement,
  type Demandeur,
  enregistrer,
  isRecent,
} from './enregistrement.ts'
import { cleSupprimeeMail, deCle } from './mails.ts'

export type ClesAcces = ReturnType<typeof createClesAcces>

/** Passkeys of the accounts that sign in at the embedded provider. */
export function createClesAcces(deps: ClesAccesDeps) {
  const { db, identity, messages, clock, securite } = deps
  return {
    beginEnregistrement: beginEnregistrement(deps),
    enregistrer: enregistrer(deps),
    beginConnexion: beginConnexion(deps),
    reconnaitre: reconnaitre(deps),

    list: (compteId: string): Promise<CleRow[]> => findCles(db, compteId),

    /**
     * Whoever signed in some time ago answers a code first. Somebody else's key does not exist for this caller. Once a key has served, a device that may be
     * lost is perhaps signed in with it: the other sessions end.
     */
    remove: async (demandeur: Demandeur, id: string): Promise<void> => {
      const { client, visiteur } = demandeur
      const { compteId, session } = visiteur
      const now = clock()
      const code = isRecent(session, now)
        ? null
        : await securite.presentCode(db, autorisation(demandeur, 'DESACTIVATE_BIOMETRIE'), now)
      await write(db, membreDe({ client, visiteur, now }, { messages }), async (e) => {
        const titulaire = await lockTitulaire(e, compteId)
        if (code) await securite.requireAutorisation(e, code, now)
        const removed = titulaire && (await deleteCle(e, { id, compteId }))
        if (!removed) throw new AppError('NotFound')
        if (removed.value.utiliseeLe !== null)
          await identity.closeOthers(e, compteId, session.empreinte)
        return tell(e, removed, {
          ...deCle(id),
          action: 'cle-supprimee',
          messages: [cleSupprimeeMail(client, titulaire)],
        })
      })
    },

    hasAny: async (executor: Executor, compteId: string): Promise<boolean> =>
      (await findCles(executor, compteId)).length > 0,

    /** With the old password; whoever calls tells the owner, in a mail of its own. */
    removeAll: async (tx: Executor, compteId: string): Promise<void> => {
      await deleteClesOf(tx, compteId)
    },

    purge: async (executor: Executor, now: Date): Promise<void> => {
      await deleteExpiredDefis(executor, now)
    },
  }
}

export type ClesAccesDeps = {
  db: Executor
  clock: () => Date
  identity: Pick<Identity, 'closeOthers'>
  messages: Pick<Messages, 'enqueue' | 'document'>
  securite: Pick<Securite, 'presentCode' | 'checkAutorisation' | 'requireAutorisation'>
  /** Every address at which a page of the client may speak to an authenticator. */
  originsOf(client: Client): readonly string[]
}
