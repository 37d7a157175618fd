import { addDays, addMonths, dateAParis, finMandat } from '@espace-adherent/domain'
import { findAdherents } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { endMandat, findMandatsAnciens, type MandatAncien } from './caducs.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

export type CaducsDeps = {
  db: Executor
  messages: Messages
  allClients(): readonly Client[]
}

const LIEN = '/demarches/ribcotisations'

/** Mandates that no debit used for thirty-six months are void; whoever signed is asked for another one, once. */
export async function endCaducs(deps: CaducsDeps, now: Date, signal?: AbortSignal): Promise<void> {
  const { db } = deps
  const jour = dateAParis(now)
  // The last day is still good: what was used on the day before that many months ago is void today.
  const signeAvant = addDays(addMonths(jour, -36), -1)
  await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'rib.mandats',
      find: ({ code }, apres: MandatAncien | null, limite) =>
        findMandatsAnciens(db, { clientCode: code, signeAvant, apres, limite }),
      cleOf: ({ rum }) => rum,
      async work(tx, client, mandat) {
        if (finMandat(mandat.signeLe, mandat.dernier) >= jour) return false
        if (!(await endMandat(tx, mandat, jour))) return false
        await dire(deps, tx, client, mandat, now)
        return true
      },
    },
  )
}

async function dire(
  { messages }: Pick<CaducsDeps, 'messages'>,
  tx: Executor,
  client: Client,
  { nomOffre, rum, ...cle }: MandatAncien,
  now: Date,
): Promise<void> {
  const { clientCode, numeroContrat: numero } = cle
  for (const { compteId, email, prenom, isActif } of await findAdherents(tx, cle)) {
    await recordEvenement(tx, {
      clientCode,
      compteId,
      action: 'mandat-caduc',
      objet: 'contrat',
      cible: numero,
      le: now,
    })
    await insertNotification(tx, { compteId, ...textes.caduc, lien: LIEN, creeLe: now })
    if (!isActif) continue
    const lien = `${client.adressePublique}/#${LIEN}`
    await messages.enqueue(
      tx,
      notice(client, mots.mandatCaduc, { email, prenom }, { nomOffre, numero, rum, lien }),
    )
  }
}
