import { addDays, dateAParis, realFaults } from '@espace-adherent/domain'
import { isDecede } from '../../noyau/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import {
  type AAppliquer,
  findAAppliquer,
  nomCourriel,
  sealSuite,
  take,
  textesDemandes,
  trace,
} from '../demandes/index.ts'
import { notice } from '../messages/index.ts'
import { announce } from '../nouvelles/index.ts'
import {
  type BrouillonOublie,
  deleteUntouched,
  findToWarn,
  markWarned,
} from './brouillons.repository.ts'
import { BROUILLON_JOURS } from './brouillons.ts'
import type { Actes } from './moteur.ts'
import { brouillonOublie } from './mots.ts'

type EcheancesDeps = Pick<Actes, 'sealer' | 'messages' | 'traites' | 'moteur' | 'allClients'>

const DAY = 24 * 60 * 60_000
/** How long before its end the owner of a draft is told. */
const PREAVIS_JOURS = 14

/** Accepted requests whose day has come are done; the row is the truth, whoever wakes first. */
export async function applyDue(
  deps: EcheancesDeps,
  db: Executor,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const jour = dateAParis(now)
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'actes.echeances',
      find: ({ code }, apres: AAppliquer | null, limite) =>
        findAAppliquer(db, { clientCode: code, jour, apres, limite }),
      cleOf: ({ id }) => id,
      work: (tx, client, { id }) => applyOne(deps, tx, client, id, now),
    },
  )
  return walked.done
}

/** What was accepted for a day is read again that day: what no longer fits goes back to a clerk. */
async function applyOne(
  { sealer, messages, moteur }: EcheancesDeps,
  tx: Transaction,
  client: Client,
  id: string,
  now: Date,
): Promise<boolean> {
  const voulu = {
    clientCode: client.code,
    id,
    geste: 'appliquer',
    acteur: 'portail',
    now,
  } as const
  const taken = await take(moteur.pourDemandes, tx, voulu).catch((error) => {
    // Another node did it, or its member cancelled it, while this one waited for it.
    if (error instanceof AppError && error.code === 'Conflict') return null
    throw error
  })
  if (!taken) return false
  const { row } = taken
  const reprise = await moteur.pourDemandes.reprend(tx, client, row, now)
  const faults = reprise ? realFaults(reprise.faults) : { compte: textesDemandes.compteFerme }
  if (!reprise || faults) {
    const texte = textesDemandes.nePeutPlus(Object.values(faults ?? {}).join(' ; '))
    const suite = sealSuite(sealer, client, id, reprise?.suite?.('recue') ?? null)
    const changement = { etat: 'en-cours', decideeLe: null, effetLe: null, suite } as const
    await trace(sealer, tx, row, [{ geste: 'revenir', par: 'portail', texte }], changement, now)
    return false
  }
  await reprise.apply()
  const suite = reprise.suite?.('appliquee') ?? null
  if (suite) await announce(messages, tx, client, reprise.destinataire, id, suite, now)
  const faite = { appliqueeLe: now, suite: sealSuite(sealer, client, id, suite) }
  await trace(sealer, tx, row, [{ geste: 'appliquer', par: 'portail' }], faite, now)
  return true
}

/** Drafts that nobody touches are thrown away; their owners are told a fortnight before. */
export async function sweepBrouillons(
  deps: EcheancesDeps,
  db: Executor,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const ago = (jours: number) => new Date(now.getTime() - jours * DAY)
  const before = ago(BROUILLON_JOURS - PREAVIS_JOURS)
  await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'actes.brouillons',
      find: ({ code }, apres: BrouillonOublie | null, limite) =>
        findToWarn(db, { clientCode: code, before, apres, limite }),
      cleOf: ({ brouillon: { compteId, acte, sujet } }) => `${compteId} ${acte} ${sujet}`,
      async work(tx, client, { brouillon, email, prenom }) {
        if ((await markWarned(tx, brouillon, now)).length === 0) return false
        if (await isDecede(tx, brouillon.compteId)) return false
        const libelle = nomCourriel(brouillon.acte)
        const { path } = deps.traites[brouillon.acte].acte
        const jusquAu = addDays(dateAParis(brouillon.modifieLe), BROUILLON_JOURS)
        const lien = `${client.adressePublique}/#/demarches/${path.replace(/^\/(forms|vel)\//, '')}`
        const mail = notice(client, brouillonOublie, { email, prenom }, { libelle, jusquAu, lien })
        await deps.messages.enqueue(tx, mail)
        return true
      },
    },
  )
  await deleteUntouched(db, ago(BROUILLON_JOURS))
}
