import { addDays, dateAParis, realFaults } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { announce, findAAppliquer, take, textesDemandes, trace } from '../demandes/index.ts'
import { notice } from '../messages/index.ts'
import type { Client } from '../portail/index.ts'
import { deleteUntouched, findToWarn, markWarned } from './brouillons.repository.ts'
import { BROUILLON_JOURS } from './brouillons.ts'
import type { Actes } from './moteur.ts'
import { brouillonOublie } from './mots.ts'

type EcheancesDeps = Pick<Actes, 'sealer' | 'messages' | 'traites' | 'moteur' | 'findClient'>

const PAR_TOUR = 200
const DAY = 24 * 60 * 60_000
/** How long before its end the owner of a draft is told. */
const PREAVIS_JOURS = 14

/** Accepted requests whose day has come are done; the row is the truth, whoever wakes first. */
export async function applyDue(deps: EcheancesDeps, db: Executor, now: Date): Promise<number> {
  const dues = await findAAppliquer(db, dateAParis(now), PAR_TOUR)
  let done = 0
  for (const { id, clientCode } of dues) {
    const client = deps.findClient(clientCode)
    if (!client) continue
    try {
      if (await applyOne(deps, db, client, id, now)) done += 1
    } catch (error) {
      // Another node did it, or its member cancelled it, while this one waited for it.
      if (!(error instanceof AppError && error.code === 'Conflict')) throw error
    }
  }
  return done
}

/** What was accepted for a day is read again that day: what no longer fits goes back to a clerk. */
async function applyOne(
  { sealer, messages, moteur }: EcheancesDeps,
  db: Executor,
  client: Client,
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const voulu = {
      clientCode: client.code,
      id,
      geste: 'appliquer',
      acteur: 'portail',
      now,
    } as const
    const taken = await take(moteur.pourDemandes, tx, voulu)
    if (!taken) return false
    const { row } = taken
    const reprise = await moteur.pourDemandes.reprend(tx, client, row, now)
    const faults = reprise ? realFaults(reprise.faults) : { compte: textesDemandes.compteFerme }
    if (!reprise || faults) {
      const texte = textesDemandes.nePeutPlus(Object.values(faults ?? {}).join(' ; '))
      const changement = { etat: 'en-cours', decideeLe: null, effetLe: null } as const
      await trace(sealer, tx, row, [{ geste: 'revenir', par: 'portail', texte }], changement, now)
      return false
    }
    await reprise.apply()
    if (reprise.annonce)
      await announce(messages, tx, client, reprise.destinataire, id, reprise.annonce, now)
    await trace(
      sealer,
      tx,
      row,
      [{ geste: 'appliquer', par: 'portail' }],
      { appliqueeLe: now },
      now,
    )
    return true
  })
}

/** Drafts that nobody touches are thrown away; their owners are told a fortnight before. */
export async function sweepBrouillons(deps: EcheancesDeps, db: Executor, now: Date): Promise<void> {
  const ago = (jours: number) => new Date(now.getTime() - jours * DAY)
  for (const { brouillon, email, prenom, clientCode } of await findToWarn(
    db,
    ago(BROUILLON_JOURS - PREAVIS_JOURS),
    PAR_TOUR,
  )) {
    const client = deps.findClient(clientCode)
    if (!client) continue
    const { libelle, path } = deps.traites[brouillon.acte].acte
    const jusquAu = addDays(dateAParis(brouillon.modifieLe), BROUILLON_JOURS)
    await db.transaction(async (tx) => {
      if ((await markWarned(tx, brouillon, now)).length === 0) return
      const lien = `${client.adressePublique}/#/demarches/${path.split('/').at(-1)}`
      const mail = notice(client, brouillonOublie, { email, prenom }, { libelle, jusquAu, lien })
      await deps.messages.enqueue(tx, mail)
    })
  }
  await deleteUntouched(db, ago(BROUILLON_JOURS))
}
