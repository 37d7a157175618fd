import { type Alerte, addDays, dateAParis, heureAParis } from '@espace-adherent/domain'
import { isDecede } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { lienRetourPapier, type Message, type Messages, notice, sms } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { claimEvenement, type Evenement, findEvenements } from './alertes.repository.ts'
import * as mots from './mots.ts'

export type AlertesDeps = {
  db: Executor
  sealer: Sealer
  messages: Messages
  allClients(): readonly Client[]
}

type Dit = { route: string; mail: ((lien: string) => Message) | null; sms: (to: string) => Message }

/** What is said of an event, by each way. */
const dire: Record<Alerte, (client: Client, evenement: Evenement, papier: string) => Dit> = {
  remboursement(client, { montant, jour, ...qui }) {
    const route = '/paiements'
    if (montant === null)
      return {
        route,
        mail: (lien) => notice(client, mots.versement, qui, { jour, lien }),
        sms: (to) => sms(client, mots.versementSms, to, { jour }),
      }
    return {
      route,
      mail: (lien) => notice(client, mots.remboursement, qui, { montant, jour, lien }),
      sms: (to) => sms(client, mots.remboursementSms, to, { montant, jour }),
    }
  },
  document: (client, { titre, ...qui }, papier) => ({
    route: '/documents',
    mail: (lien) => ({
      ...notice(client, mots.document, qui, { titre: titre ?? '', lien, papier }),
      documentDe: qui.compteId,
    }),
    sms: (to) => sms(client, mots.documentSms, to, {}),
  }),
  cotisation(client, { montant, jour, titre, ...qui }) {
    const valeurs = { montant: montant ?? 0, jour }
    const rejetee = titre === 'rejetee'
    const mot = rejetee ? mots.cotisationRejetee : mots.cotisation
    return {
      route: '/cotisations',
      mail: (lien) => notice(client, mot, qui, { ...valeurs, lien }),
      sms: (to) => sms(client, mots.cotisationSms, to, { ...valeurs, rejetee }),
    }
  },
  // Its mail and its notification have left with the decision itself.
  demande: (client, { titre, jour }) => ({
    route: '/demandes',
    mail: null,
    sms: (to) =>
      sms(client, mots.demandeSms, to, {
        titre: `${jour.slice(0, 4)}-${(titre ?? '').padStart(6, '0')}`,
      }),
  }),
}

/** What is found later than that is no news any more: nobody is told, and staff read how many it was. */
const JOURS_NOUVELLE = 15

/** Tells, each by the ways that they chose, those who asked to hear of such events. */
export async function sendAlertes(
  deps: AlertesDeps,
  alerte: Alerte,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps
  const moment = { jour: dateAParis(now), heure: heureAParis(now) }
  const depuis = addDays(moment.jour, -JOURS_NOUVELLE)
  const perimees = new Map<string, number>()
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: `preferences.${alerte}`,
      find: ({ code }, apres: Evenement | null, limite) =>
        findEvenements(db, alerte, { clientCode: code, moment, apres, limite }),
      cleOf: ({ compteId, objet }) => `${compteId} ${objet}`,
      async work(tx, client, evenement) {
        if (!(await claimEvenement(tx, alerte, evenement, now))) return false
        if (evenement.jour >= depuis) {
          await tell(deps, tx, client, alerte, evenement, now)
          return true
        }
        perimees.set(client.code, (perimees.get(client.code) ?? 0) + 1)
        return false
      },
    },
  )
  for (const [clientCode, nombre] of perimees)
    await recordEvenement(db, {
      clientCode,
      compteId: null,
      action: 'alertes-perimees',
      objet: 'alerte',
      cible: alerte,
      detail: { nombre },
      le: now,
    })
  return walked.done
}

async function tell(
  { sealer, messages }: AlertesDeps,
  tx: Executor,
  client: Client,
  alerte: Alerte,
  evenement: Evenement,
  now: Date,
): Promise<void> {
  const { compteId, mobile, canaux } = evenement
  if (await isDecede(tx, compteId)) return
  const papier = lienRetourPapier(sealer, client, compteId, now)
  const dit = dire[alerte](client, evenement, papier)
  const mail = dit.mail?.(`${client.adressePublique}/#${dit.route}`)
  if (mail && canaux.includes('email')) await messages.enqueue(tx, mail)
  if (mobile !== null && canaux.includes('sms'))
    await messages.enqueue(tx, dit.sms(sealer.unseal(mobile, sealed.compteTelephone(compteId))))
  if (mail)
    await insertNotification(tx, {
      compteId,
      titre: mail.subject ?? '',
      texte: '',
      lien: dit.route,
      creeLe: now,
    })
}
