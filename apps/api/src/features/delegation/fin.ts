import { dateAParis } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import { tell } from './annonces.ts'
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
async function end(
  { messages, identity }: FinDeps,
  tx: Executor,
  client: Client,
  row: DelegationLue,
  { now, sauf }: { now: Date; sauf?: string },
): Promise<boolean> {
  const { id, compteId, mandataireId, mandataire, titulaire } = row
  if (!mandataireId || !mandataire || !(await endDelegation(tx, id, 'terminee', now))) return false
  await identity.closeThrough(tx, id, mandataireId)
  const ligne = { clientCode: client.code, compteId, action: 'delegation-terminee' } as const
  await recordEvenement(tx, { ...ligne, objet: 'delegation', cible: id, le: now })
  const valeurs = { titulaire: nomDe(titulaire), proche: nomDe(mandataire) }
  const said = { valeurs, texte: textes.notifications.finie }
  for (const each of [
    { ...titulaire, compteId },
    { ...mandataire, compteId: mandataireId },
  ])
    if (each.compteId !== sauf) await tell({ messages, client, tx, now }, each, terminee, said)
  return true
}

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
