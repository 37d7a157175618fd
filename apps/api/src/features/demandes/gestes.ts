import { randomUUID } from 'node:crypto'
import { type GesteMembre, isEchange } from '@espace-adherent/contract'
import {
  dateAParis,
  echeanceDesReponse,
  isMedical,
  isRepondue,
  type Role,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { Fichiers } from '../fichiers/index.ts'
import type { Messages } from '../messages/index.ts'
import { announce } from '../nouvelles/index.ts'
import type { Suite } from './demande.ts'
import type { Changement, DemandeRow } from './demandes.repository.ts'
import { repart } from './horloge.ts'
import type { Moteur } from './moteur.ts'
import { attachPieces } from './pieces.ts'
import { sealSuite } from './suite.ts'
import {
  closeAttente,
  closeAttentes,
  findEvenements,
  findOuverte,
  hasAttente,
  insertMessage,
} from './suivi.repository.ts'
import { textes } from './textes.ts'
import { trace } from './trace.ts'
import { take } from './verrou.ts'

export type GestesDeps = {
  sealer: Sealer
  messages: Messages
  fichiers: Fichiers
  jobs: Pick<Jobs, 'enqueue'>
  moteur: Moteur
}

/** Who does it, for which insurer, when. */
export type Auteur = {
  client: Client
  /** Null: no person, but the insurer's management system with its key. */
  compteId: string | null
  cleId?: string
  /** Of staff: what the medical service writes about a request that may carry medical papers stays theirs. */
  roles: readonly Role[]
  now: Date
}

/** What the member does with a request of theirs; null when it is none of theirs. */
export async function moveByMembre(
  deps: GestesDeps,
  tx: Executor,
  { client, compteId, now }: Pick<Auteur, 'client' | 'now'> & { compteId: string },
  voulu: GesteMembre,
): Promise<DemandeRow | null> {
  const { geste } = voulu
  const revision = 'revision' in voulu ? voulu.revision : undefined
  const taken = await take(
    deps.moteur,
    tx,
    { clientCode: client.code, id: voulu.id, geste, acteur: 'membre', revision, now },
    (row) => row.compteId === compteId,
  )
  if (!taken) return null
  const { row, etat } = taken
  const { id } = row
  const suite: Suite = { geste, par: 'membre' }
  if (voulu.geste === 'annuler') {
    await closeAttentes(tx, id, now)
    const dite = await deps.moteur.annulation(tx, row)
    if (dite) await announce(deps.messages, tx, client, dite.destinataire, id, dite.suite, now)
    const fin = { etat, decideeLe: now, pauseDepuis: null }
    const said = { suite: sealSuite(deps.sealer, client, id, dite?.suite ?? null) }
    return trace(deps.sealer, tx, row, [suite], { ...fin, ...said }, now)
  }
  if (voulu.geste === 'ecrire') {
    await writeMembre(deps, tx, row, voulu.texte, voulu.isMedicale, now)
    const changement = isEchange(row.acte) ? await reprend(deps, tx, client, row, now) : {}
    return trace(deps.sealer, tx, row, [suite], { etat, ...changement }, now)
  }
  const attente = await findOuverte(tx, id, voulu.attente)
  if (!attente) throw new AppError('Conflict', textes.attenteDejaRepondue)
  const isPiece = attente.nature === 'piece'
  if (isPiece ? voulu.fichiers.length === 0 : !voulu.texte)
    throw new AppError('BadRequest', undefined, {
      [isPiece ? 'fichiers' : 'texte']: textes.reponseVide,
    })
  const pieces = voulu.fichiers.map((fichier) => ({
    champ: 'fichiers',
    libelle: attente.libelle,
    isMedicale: isMedical(
      deps.moteur.medical(row.acte),
      { nature: 'piece', champ: attente.champ, isDit: voulu.isMedicale },
      row.isMedicale,
    ),
    fichier,
  }))
  await attachPieces(
    deps.fichiers,
    tx,
    { compteId, demandeId: id, attenteId: attente.id },
    pieces,
    now,
  )
  if (voulu.texte) await writeMembre(deps, tx, row, voulu.texte, voulu.isMedicale, now)
  await closeAttente(tx, attente.id, now)
  const changement = { etat, ...(await reprend(deps, tx, client, row, now)) }
  return trace(deps.sealer, tx, row, [suite], changement, now)
}

/** The member has said what they had to: it is a clerk's turn, as when it came. */
async function reprend(
  { sealer, moteur }: GestesDeps,
  tx: Executor,
  client: Client,
  row: DemandeRow,
  now: Date,
): Promise<Changement> {
  const rouverte = row.decideeLe === null ? {} : { decideeLe: null, appliqueeLe: null }
  // As long as something else is awaited, the clock stands still.
  if (await hasAttente(tx, row.id)) return rouverte
  const reprise = await moteur.reprend(tx, client, row, now)
  const suite = sealSuite(sealer, client, row.id, reprise?.suite?.('recue') ?? null)
  const reportee = repart(row, now)
  if (!isEchange(row.acte) || !(await findIsRepondue(tx, row.id)))
    return { ...rouverte, ...reportee, suite }
  const echeance = echeanceDesReponse(reportee.echeance ?? row.echeance, dateAParis(now))
  return { ...rouverte, ...reportee, echeance, suite }
}

/** Of a conversation: whether staff wrote since its member last did. */
export const findIsRepondue = async (tx: Executor, id: string): Promise<boolean> =>
  isRepondue((await findEvenements(tx, id)).map(({ evenement }) => evenement))

/** What the member writes is the medical service's, where the request may carry medical papers or they say so. */
const writeMembre = (
  deps: GestesDeps,
  tx: Executor,
  row: DemandeRow,
  texte: string,
  isDit: boolean,
  now: Date,
) =>
  write(deps, tx, row, {
    par: 'membre',
    auteurId: row.compteId,
    texte,
    isMedicale: isMedical(
      deps.moteur.medical(row.acte),
      { nature: 'message', isDit },
      row.isMedicale,
    ),
    now,
  })

/** A message of somebody about a request, sealed. */
export const write = (
  { sealer }: GestesDeps,
  tx: Executor,
  { id: demandeId }: DemandeRow,
  {
    par,
    auteurId,
    texte,
    isMedicale = false,
    now,
  }: {
    par: 'membre' | 'gestionnaire' | 'note'
    auteurId: string | null
    texte: string
    isMedicale?: boolean
    now: Date
  },
) => {
  const id = randomUUID()
  const secret = sealer.seal(texte, sealed.demandeMessage(id))
  return insertMessage(tx, { id, demandeId, par, auteurId, texte: secret, isMedicale, le: now })
}
