import { dateAParis } from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import { tell } from '../nouvelles/index.ts'
import { avisDe, deDelegation } from './annonces.ts'
import {
  type DelegationLue,
  endDelegation,
  findActives,
  findEchues,
} from './delegation.repository.ts'
import { terminee } from './mots.ts'
import { textes } from './textes.ts'

export type FinDeps = { messages: Messages; identity: Pick<Identity, 'closeThrough'> }

const nomDe = ({ prenom, nom }: { prenom: string; nom: string }) => `${prenom} ${nom}`

/** Whoever is looking is out, and those who are still there are told. */
const end = (
  { messages, identity }: FinDeps,
  tx: Executor,
  client: Client,
  row: DelegationLue,
  { now, sauf }: { now: Date; sauf?: string },
): Promise<boolean> =>
  write(tx, { client, now, auteur: null, messages }, async (e) => {
    const { id, compteId, mandataireId, mandataire, titulaire } = row
    const change = mandataireId && mandataire && (await endDelegation(e, id, 'terminee', now))
    if (!change) return unchanged(e, false)
    await identity.closeThrough(e, id, mandataireId)
    const valeurs = { titulaire: nomDe(titulaire), proche: nomDe(mandataire) }
    const said = { valeurs, texte: textes.notifications.finie }
    const deux = [
      { ...titulaire, compteId },
      { ...mandataire, compteId: mandataireId },
    ]
    await tell(e, change, {
      ...deDelegation(id, compteId),
      action: 'delegation-terminee',
      avis: deux
        .filter((each) => each.compteId !== sauf)
        .map((each) => avisDe(client, each, terminee, said)),
    })
    return unchanged(e, true)
  })

/** Those whose last day has passed. Nobody could use them any more: this tells both sides. */
export async function endEchues(
  deps: FinDeps & { db: Executor; allClients(): readonly Client[] },
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps
  const jour = dateAParis(now)
  await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'delegation.fin',
      find: ({ code }, apres: DelegationLue | null, limite) =>
        findEchues(db, { clientCode: code, jour, apres, limite }),
      cleOf: ({ id }) => id,
      work: (tx, client, row) => end(deps, tx, client, row, { now }),
    },
  )
}

/** An account is being closed: what it gave and received ends with it, and the other side is told. */
export async function endDelegationsDe(
  deps: FinDeps,
  tx: Executor,
  { client, compteId, now }: { client: Client; compteId: string; now: Date },
): Promise<void> {
  for (const row of await findActives(tx, compteId, dateAParis(now)))
    await end(deps, tx, client, row, { now, sauf: compteId })
}
