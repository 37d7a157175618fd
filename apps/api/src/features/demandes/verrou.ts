import { type Acteur, dateAParis, type Geste, transition } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { coursDe } from './demande.ts'
import { type DemandeRow, findDemande, lockDemande } from './demandes.repository.ts'
import type { Moteur } from './moteur.ts'
import { followJointe } from './reunion.repository.ts'
import { findEvenements } from './suivi.repository.ts'
import { textes } from './textes.ts'

type Voulu = {
  clientCode: string
  id: string
  geste: Geste
  acteur: Acteur
  /** The one that was looked at; undefined where it does not matter what happened meanwhile. */
  revision?: number | undefined
  /** Of a conversation: it comes with an answer, or follows one. */
  isRepondue?: boolean
  now: Date
}

/** The request, held with its subject, once what is wanted of it is possible. */
export async function take(
  moteur: Moteur,
  tx: Executor,
  { clientCode, id, geste, acteur, revision, isRepondue, now }: Voulu,
  /** Whether it is this person's to move; it may refuse by itself, with its reason. */
  isTheirs: (row: DemandeRow) => boolean | Promise<boolean> = () => true,
) {
  const found = await findDemande(tx, clientCode, id)
  // Members go on in the conversation that a message has become part of.
  const known = found && acteur === 'membre' ? await followJointe(tx, found) : found
  if (!known || !(await isTheirs(known))) return null
  await moteur.hold(tx, known)
  const row = await lockDemande(tx, clientCode, known.id)
  if (!row) return null
  if (revision !== undefined && row.revision !== revision)
    throw new AppError('Conflict', await whatHappened(tx, row))
  const issue = transition(coursDe(row, isRepondue), geste, acteur, dateAParis(now))
  if ('refus' in issue) throw new AppError('Conflict', issue.refus)
  return { row, etat: issue.etat }
}

/** Who moved it last, how and when: whoever comes second knows what they come second to. */
export async function whatHappened(tx: Executor, { id }: DemandeRow): Promise<string> {
  const last = (await findEvenements(tx, id)).at(-1)
  if (!last) return new AppError('Conflict').message
  const { evenement, nom } = last
  const qui = nom ?? textes.par[evenement.par]
  return textes.entreTemps(qui, textes.quoi[evenement.geste], evenement.le)
}
