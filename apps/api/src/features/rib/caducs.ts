import { addDays, addMonths, dateAParis, finMandat } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findComptesAdherents } from '../confidentialite/index.ts'
import { recordEvenement } from '../historique/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { endMandat, findMandatsAnciens } from './caducs.repository.ts'
import { textes } from './textes.ts'

const PAR_TOUR = 500

/** Mandates that no debit used for thirty-six months are void; whoever signed is asked for another one. */
export async function endCaducs(db: Executor, now: Date): Promise<void> {
  const jour = dateAParis(now)
  // The last day is still good: what was used on the day before that many months ago is void today.
  const limite = addDays(addMonths(jour, -36), -1)
  for (const { signeLe, dernier, ...mandat } of await findMandatsAnciens(db, limite, PAR_TOUR)) {
    if (finMandat(signeLe, dernier) >= jour) continue
    await db.transaction(async (tx) => {
      if (!(await endMandat(tx, mandat, jour))) return
      const { clientCode, numeroContrat } = mandat
      for (const compteId of await findComptesAdherents(tx, mandat)) {
        await recordEvenement(tx, {
          clientCode,
          compteId,
          action: 'mandat-caduc',
          objet: 'contrat',
          cible: numeroContrat,
          le: now,
        })
        const lien = '/coordonnees-bancaires'
        await insertNotification(tx, { compteId, ...textes.caduc, lien, creeLe: now })
      }
    })
  }
}
