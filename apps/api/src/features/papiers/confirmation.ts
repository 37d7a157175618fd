import { dateAParis } from '@espace-adherent/domain'
import { recordEvenement } from '../historique/index.ts'
import { lienRetourPapier, notice } from '../messages/index.ts'
import { type CompteNumerique, findAConfirmer, PAR_TOUR } from './confirmation.repository.ts'
import type { AvisDeps } from './fermeture.ts'
import * as mots from './mots.ts'
import { prouver } from './preuves.ts'

const ROUTE = '/demarches/dematerialisation'

/** Each year, whoever has digital papers is told so, where they come, and how to have paper again. */
export async function confirmerPapiers(
  deps: AvisDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const avant = new Date(now)
  avant.setUTCFullYear(avant.getUTCFullYear() - 1)
  let told = 0
  for (;;) {
    const lot = await findAConfirmer(deps.db, avant)
    const avantLot = told
    for (const compte of lot) if (await confirmer(deps, compte, now)) told += 1
    // A turn that told nobody would find the same ones again.
    if (lot.length < PAR_TOUR || told === avantLot || signal?.aborted) return told
  }
}

function confirmer(deps: AvisDeps, compte: CompteNumerique, now: Date): Promise<boolean> {
  const { compteId, clientCode, email } = compte
  const client = deps.findClient(clientCode)
  if (!client) return Promise.resolve(false)
  return deps.db.transaction(async (tx) => {
    const preuve = { clientCode, compteId, nature: 'confirmation', objet: dateAParis(now) } as const
    if (!(await prouver(deps, tx, { ...preuve, moyen: 'email', email }, now))) return false
    await recordEvenement(tx, { clientCode, compteId, action: 'papiers-confirmes', le: now })
    const lien = `${client.adressePublique}/#${ROUTE}`
    const papier = lienRetourPapier(deps.sealer, client, compteId, now)
    const message = notice(client, mots.confirmation, compte, { adresse: email, lien, papier })
    await deps.messages.enqueue(tx, { ...message, documentDe: compteId })
    return true
  })
}
