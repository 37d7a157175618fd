import { addDays, addMonths, dateAParis, finMandat } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findAdherents } from '../adherents.repository.ts'
import { recordEvenement } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { Client } from '../portail/index.ts'
import { endMandat, findMandatsAnciens } from './caducs.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

export type CaducsDeps = {
  db: Executor
  messages: Messages
  findClient(code: string): Client | undefined
}

const PAR_TOUR = 500
const LIEN = '/demarches/ribcotisations'

/** Mandates that no debit used for thirty-six months are void; whoever signed is asked for another one, once. */
export async function endCaducs(
  { db, messages, findClient }: CaducsDeps,
  now: Date,
): Promise<void> {
  const jour = dateAParis(now)
  // The last day is still good: what was used on the day before that many months ago is void today.
  const limite = addDays(addMonths(jour, -36), -1)
  for (const { signeLe, dernier, nomOffre, ...mandat } of await findMandatsAnciens(
    db,
    limite,
    PAR_TOUR,
  )) {
    const client = findClient(mandat.clientCode)
    if (!client || finMandat(signeLe, dernier) >= jour) continue
    await db.transaction(async (tx) => {
      if (!(await endMandat(tx, mandat, jour))) return
      const { clientCode, numeroContrat: numero, rum } = mandat
      for (const { compteId, email, prenom, isActif } of await findAdherents(tx, mandat)) {
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
    })
  }
}
