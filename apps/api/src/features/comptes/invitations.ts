import { dateAParis } from '@espace-adherent/domain'
import {
  countInvitations,
  type Invite,
  inviterComptes,
  unchanged,
  write,
} from '../../noyau/index.ts'
import { type Executor, holdName } from '../../platform/db/index.ts'
import type { Client } from '../client.ts'
import { tell } from '../nouvelles/index.ts'
import { AUCUN } from '../suite.ts'
import { mailActivation } from './activation.ts'
import type { ComptesDeps } from './deps.ts'
import { portail } from './journal.ts'

/** So many leave together: what is cut is cut between two of these. */
const ENSEMBLE = 200

type Deps = Pick<ComptesDeps, 'messages' | 'clock'> & { db: Executor }

export type Invitations = Awaited<ReturnType<typeof readInvitations>>

/** Who came with an import and was not written to yet. */
export const readInvitations = (db: Executor, { code }: Pick<Client, 'code'>, now: Date) =>
  countInvitations(db, code, dateAParis(now))

/**
 * Writes to the holders of imported accounts that wait, so many on one day at most, whoever asks and however often:
 * each once. Gives how many were written to this time.
 */
export async function inviterImportes(
  { db, messages, clock }: Deps,
  client: Client,
  { parJour, signal }: { parJour: number; signal?: AbortSignal },
): Promise<number> {
  let invites = 0
  let apres = AUCUN
  for (;;) {
    signal?.throwIfAborted()
    const now = clock()
    const faits: Invite[] = await write(db, portail({ messages }, client, now), async (e) => {
      // Two who ask at once count one after the other.
      await holdName(e, `invitations ${client.code}`)
      const { invitesLeJour } = await readInvitations(e, client, now)
      const nombre = Math.min(ENSEMBLE, Math.max(0, parJour - invitesLeJour))
      const change = await inviterComptes(e, { clientCode: client.code, apres, nombre, now })
      if (change === null) return unchanged<Invite[]>(e, [])
      for (const compte of change.value)
        await mailActivation({ messages, clock }, e, client, compte)
      return tell<Invite[]>(e, change, {
        ...{ a: null, action: 'comptes-invites', objet: 'import' },
        detail: { nombre: change.value.length },
      })
    })
    invites += faits.length
    const dernier = faits.at(-1)
    if (dernier === undefined) return invites
    apres = dernier.id
  }
}
