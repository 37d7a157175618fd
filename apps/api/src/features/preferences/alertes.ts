import { type Alerte, dateAParis, heureAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { lienRetourPapier, type Message, type Messages, notice, sms } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { Client } from '../portail/index.ts'
import { claimEvenement, type Evenement, findEvenements } from './alertes.repository.ts'
import * as mots from './mots.ts'

export type AlertesDeps = {
  db: Executor
  sealer: Sealer
  messages: Messages
  findClient(code: string): Client | undefined
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

/** Tells, each by the ways that they chose, those who asked to hear of such events. */
export async function sendAlertes(
  { db, sealer, messages, findClient }: AlertesDeps,
  alerte: Alerte,
  now: Date,
): Promise<number> {
  const moment = { jour: dateAParis(now), heure: heureAParis(now) }
  let told = 0
  for (const evenement of await findEvenements(db, alerte, moment)) {
    const client = findClient(evenement.clientCode)
    if (!client) continue
    const { compteId, mobile, canaux } = evenement
    await db.transaction(async (tx) => {
      if (!(await claimEvenement(tx, alerte, evenement, now))) return
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
      told += 1
    })
  }
  return told
}
