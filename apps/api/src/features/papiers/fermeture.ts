import {
  ANNEES_CONSERVATION,
  addDays,
  addYears,
  dateAParis,
  finConsultation,
  jourPreavis,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { type ContratFini, findContratsFinis } from './fermeture.repository.ts'
import * as mots from './mots.ts'
import { prouver } from './preuves.ts'

export type AvisDeps = {
  db: Executor
  sealer: Sealer
  messages: Messages
  findClient(code: string): Client | undefined
  allClients(): readonly Client[]
}

const ROUTE = '/profil/donnees'
/** No notice is earlier than this: contracts that ended later are not even looked at. */
const JOURS_AU_PLUS = 62

/** Tells those whose ended contract will soon be closed, each once, and keeps the proof. */
export async function annoncerFermetures(
  deps: AvisDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = deps
  const jour = dateAParis(now)
  const du = addYears(jour, -ANNEES_CONSERVATION)
  const au = addDays(du, JOURS_AU_PLUS)
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'papiers.fermeture',
      find: ({ code }, apres: ContratFini | null, limite) =>
        findContratsFinis(db, { clientCode: code, du, au, apres, limite }),
      cleOf: ({ numero, compteId }) => `${numero} ${compteId}`,
      async work(tx, client, fini) {
        const dernier = finConsultation({ etat: 'resilie', dateFin: fini.dateFin })
        if (dernier === null || jour < jourPreavis(dernier) || jour > dernier) return false
        return annoncer(deps, tx, client, fini, dernier, now)
      },
    },
  )
  return walked.done
}

async function annoncer(
  deps: AvisDeps,
  tx: Executor,
  client: Client,
  { numero, nomOffre, dateFin, ...qui }: ContratFini,
  dernier: string,
  now: Date,
): Promise<boolean> {
  const { compteId, clientCode, email } = qui
  const preuve = { clientCode, compteId, nature: 'fermeture', objet: numero } as const
  if (!(await prouver(deps, tx, { ...preuve, moyen: 'email', email }, now))) return false
  const lien = `${client.adressePublique}/#${ROUTE}`
  const valeurs = { offre: nomOffre, numero, finLe: dateFin, dernier, lien }
  const message = notice(client, mots.fermeture, qui, valeurs)
  await deps.messages.enqueue(tx, message)
  const titre = message.subject ?? ''
  await insertNotification(tx, { compteId, titre, texte: '', lien: ROUTE, creeLe: now })
  return true
}
