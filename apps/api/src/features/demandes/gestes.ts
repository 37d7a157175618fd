import { randomUUID } from 'node:crypto'
import type { GesteGestionnaire, GesteMembre } from '@espace-adherent/contract'
import { dateAParis, realFaults } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { sealed } from '../../schema/sealed.ts'
import type { Fichiers } from '../fichiers/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { type Annonce, annonce, announce } from './annonces.ts'
import { referenceDe, type Suite } from './demande.ts'
import type { Changement, DemandeRow } from './demandes.repository.ts'
import type { Moteur } from './moteur.ts'
import * as mots from './mots.ts'
import { attachPieces } from './pieces.ts'
import {
  closeAttente,
  closeAttentes,
  findOuverte,
  insertAttente,
  insertMessage,
} from './suivi.repository.ts'
import { textes } from './textes.ts'
import { trace } from './trace.ts'
import { take } from './verrou.ts'

export type GestesDeps = {
  sealer: Sealer
  messages: Messages
  fichiers: Fichiers
  moteur: Moteur
}

/** Who does it, for which insurer, when. */
export type Auteur = { client: Client; compteId: string; now: Date }

/** What the member does with a request of theirs; null when it is none of theirs. */
export async function moveByMembre(
  deps: GestesDeps,
  tx: Executor,
  { client, compteId, now }: Auteur,
  voulu: GesteMembre,
): Promise<DemandeRow | null> {
  const { geste, id } = voulu
  const revision = 'revision' in voulu ? voulu.revision : undefined
  const taken = await take(
    deps.moteur,
    tx,
    { clientCode: client.code, id, geste, acteur: 'membre', revision, now },
    (row) => row.compteId === compteId,
  )
  if (!taken) return null
  const { row, etat } = taken
  const suite: Suite = { geste, par: 'membre' }
  if (voulu.geste === 'annuler') {
    await closeAttentes(tx, id, now)
    const dite = await deps.moteur.annulation(tx, row)
    if (dite) await announce(deps.messages, tx, client, dite.destinataire, id, dite.annonce, now)
    return trace(deps.sealer, tx, row, [suite], { etat, decideeLe: now }, now)
  }
  if (voulu.geste === 'ecrire') {
    await write(deps, tx, row, { par: 'membre', auteurId: compteId, texte: voulu.texte, now })
    return trace(deps.sealer, tx, row, [suite], { etat }, now)
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
    fichier,
  }))
  await attachPieces(
    deps.fichiers,
    tx,
    { compteId, demandeId: id, attenteId: attente.id },
    pieces,
    now,
  )
  if (voulu.texte)
    await write(deps, tx, row, { par: 'membre', auteurId: compteId, texte: voulu.texte, now })
  await closeAttente(tx, attente.id, now)
  return trace(deps.sealer, tx, row, [suite], { etat }, now)
}

/** What a clerk does with a request of their insurer; null when there is none. */
export async function moveByGestionnaire(
  deps: GestesDeps,
  tx: Executor,
  { client, compteId, now }: Auteur,
  voulu: GesteGestionnaire,
): Promise<DemandeRow | null> {
  const { geste, id } = voulu
  const revision = 'revision' in voulu ? voulu.revision : undefined
  const taken = await take(deps.moteur, tx, {
    clientCode: client.code,
    id,
    geste,
    acteur: 'gestionnaire',
    revision,
    now,
  })
  if (!taken) return null
  const { row, etat } = taken
  const reprise = await deps.moteur.reprend(tx, client, row, now)
  if (!reprise) throw new AppError('Conflict', textes.compteFerme)
  const quelle = { libelle: deps.moteur.libelle(row.acte), reference: referenceDe(row) }
  const texte = 'texte' in voulu ? voulu.texte : null
  const suite: Suite = { geste, par: 'gestionnaire', auteurId: compteId, texte }
  const move = async (changement: Changement, say: Annonce | null, more: Suite[] = []) => {
    if (say) await announce(deps.messages, tx, client, reprise.destinataire, id, say, now)
    return trace(deps.sealer, tx, row, [suite, ...more], { etat, ...changement }, now)
  }
  switch (voulu.geste) {
    case 'prendre':
      return move({ gestionnaireId: compteId }, null)
    case 'rendre':
      return move({ gestionnaireId: null }, null)
    case 'revenir':
      return move({ decideeLe: null, effetLe: null }, annonce(mots.reprise, quelle))
    case 'ecrire':
      await write(deps, tx, row, {
        par: 'gestionnaire',
        auteurId: compteId,
        texte: voulu.texte,
        now,
      })
      suite.texte = null
      return move({}, annonce(mots.nouveauMessage, quelle))
    case 'demander':
      return move({ gestionnaireId: compteId }, await ask(deps, tx, row, quelle, voulu, now))
    case 'refuser':
      await closeAttentes(tx, id, now)
      return move({ decideeLe: now }, annonce(mots.refus, { ...quelle, texte }))
    case 'clore':
      await closeAttentes(tx, id, now)
      return move({ decideeLe: now }, annonce(mots.sansSuite, { ...quelle, texte }))
    case 'accepter': {
      const faults = realFaults(reprise.faults)
      if (faults)
        throw new AppError('Conflict', textes.nePeutPlus(Object.values(faults).join(' ; ')), faults)
      await closeAttentes(tx, id, now)
      const { effetLe } = reprise
      if (effetLe !== null && effetLe > dateAParis(now))
        return move(
          { decideeLe: now, effetLe },
          annonce(mots.planifiee, { ...quelle, effet: effetLe }),
        )
      await reprise.apply()
      return move({ decideeLe: now, effetLe, appliqueeLe: now }, reprise.annonce, [
        { geste: 'appliquer', par: 'portail' },
      ])
    }
  }
}

type Demander = Extract<GesteGestionnaire, { geste: 'demander' }>

/** Writes down what is awaited, and says how the member is told. */
async function ask(
  { sealer, moteur }: GestesDeps,
  tx: Executor,
  row: DemandeRow,
  quelle: { libelle: string; reference: string },
  { champ, motif, texte, echeance }: Demander,
  now: Date,
): Promise<Annonce> {
  if (echeance <= dateAParis(now))
    throw new AppError('BadRequest', undefined, { echeance: textes.echeancePassee })
  const piece = champ === null ? textes.reponse : moteur.pieces(row.acte).get(champ)
  if (piece === undefined)
    throw new AppError('BadRequest', undefined, { champ: textes.champInconnu })
  const id = randomUUID()
  await insertAttente(tx, {
    id,
    demandeId: row.id,
    nature: champ === null ? 'reponse' : 'piece',
    champ,
    libelle: piece,
    motif,
    texte: texte === null ? null : sealer.seal(texte, sealed.attenteTexte(id)),
    demandeLe: now,
    echeance,
    reponduLe: null,
  })
  return annonce(mots.complement, {
    ...quelle,
    quoi: champ === null ? null : piece,
    echeance,
    texte,
  })
}

const write = (
  { sealer }: GestesDeps,
  tx: Executor,
  { id: demandeId }: DemandeRow,
  {
    par,
    auteurId,
    texte,
    now,
  }: { par: 'membre' | 'gestionnaire'; auteurId: string; texte: string; now: Date },
) => {
  const id = randomUUID()
  const secret = sealer.seal(texte, sealed.demandeMessage(id))
  return insertMessage(tx, { id, demandeId, par, auteurId, texte: secret, le: now })
}
