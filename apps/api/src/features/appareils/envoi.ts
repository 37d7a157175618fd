import { heureAParis } from '@espace-adherent/domain'
import { z } from 'zod'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  defineJob,
  eachDue,
  every,
  type Handler,
  handles,
  type Jobs,
} from '../../platform/jobs/index.ts'
import type { Door } from '../../platform/outgoing/door.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { type AppareilRow, claimAppareil, deleteAppareil, findAppareil } from '../identity/index.ts'
import { type Due, findDus } from './dus.repository.ts'
import { textes } from './textes.ts'
import { clesVapid } from './vapid.ts'

export type EnvoiDeps = {
  db: Executor
  sealer: Sealer
  jobs: Pick<Jobs, 'enqueue'>
  door: Door
  clock: () => Date
  findClient(code: string): Client | undefined
  allClients(): readonly Client[]
}

/** Soon enough for somebody who waits, seldom enough to cost nothing; several news in between are told as one. */
const EVERY_MS = 20_000
/** A phone that is off for longer finds the news in the portal. */
const TTL_SECONDS = 24 * 3_600
/** Their push service has forgotten the device: its holder took it back there. */
const OUBLIE = [404, 410]

const pousser = defineJob({
  key: 'appareils.pousser',
  data: z.object({ id: z.uuid() }),
  // What could not be told within some hours is read in the portal.
  essais: 8,
})

/** Tells the devices of whoever has a new notification: of what `tell` writes, one more way to them. */
export const appareilsJobs = (deps: EnvoiDeps): readonly Handler[] => [
  every({ key: 'appareils.prevenir', ms: EVERY_MS }, ({ now, signal }) =>
    prevenir(deps, now, signal),
  ),
  handles(pousser, ({ id }, { signal }) => send(deps, id, signal)),
]

export const prevenir = ({ db, jobs, allClients }: EnvoiDeps, now: Date, signal?: AbortSignal) =>
  eachDue(
    { db, now, parts: allClients(), signal },
    {
      key: 'appareils.prevenir',
      find: ({ code }, apres: Due | null, limite) =>
        findDus(db, { clientCode: code, heure: heureAParis(now), apres, limite }),
      cleOf: ({ id }) => id,
      async work(tx, _client, du) {
        if (!(await claimAppareil(tx, du))) return false
        await jobs.enqueue(tx, pousser, { id: du.id })
        return true
      },
    },
  )

/** Without a transaction around it: a slow push service holds nobody up. Its content is sealed for that browser alone. */
async function send(deps: EnvoiDeps, id: string, signal: AbortSignal): Promise<void> {
  const { db, door, findClient, clock } = deps
  const row = await findAppareil(db, id)
  const client = row && findClient(row.clientCode)
  if (!row || !client || client.isEnPreparation) return
  const { endpoint, ...request } = await requestFor(deps, client, row)
  const { status } = await door.fetch(endpoint, { ...request, signal })
  if (status >= 200 && status < 300) return
  if (!OUBLIE.includes(status)) throw new Error(`The push service answered ${status}`)
  await deleteAppareil(db, id)
  await recordEvenement(db, {
    clientCode: row.clientCode,
    compteId: row.compteId,
    action: 'appareil-oublie',
    objet: 'appareil',
    cible: id,
    le: clock(),
  })
}

async function requestFor({ db, sealer }: EnvoiDeps, client: Client, row: AppareilRow) {
  const { default: webPush } = await import('web-push')
  const { endpoint, ...keys } = JSON.parse(
    sealer.unseal(row.abonnement, sealed.appareilAbonnement(row.id)),
  ) as { endpoint: string; p256dh: string; auth: string }
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify({ titre: client.libelle, texte: textes.nouveau, lien: '/#/notifications' }),
    {
      TTL: TTL_SECONDS,
      urgency: 'normal',
      vapidDetails: { subject: sujetDe(client), ...(await clesVapid(db, sealer, client)) },
    },
  )
  return { endpoint, method, headers: sansNombres(headers), body }
}

const sansNombres = (headers: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Whom a push service may turn to: it takes no plain http. */
const sujetDe = ({ adressePublique }: Client) =>
  adressePublique.startsWith('https:')
    ? adressePublique
    : `mailto:postmaster@${URL.parse(adressePublique)?.hostname ?? 'localhost'}`
