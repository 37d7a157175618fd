import { dateAParis } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
import { lienRetourPapier, notice } from '../messages/index.ts'
import { type CompteNumerique, findAConfirmer } from './confirmation.repository.ts'
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
  const { db } = deps
  const avant = new Date(now)
  avant.setUTCFullYear(avant.getUTCFullYear() - 1)
  const walked = await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'papiers.confirmation',
      find: ({ code }, apres: CompteNumerique | null, limite) =>
        findAConfirmer(db, { clientCode: code, avant, apres, limite }),
      cleOf: ({ compteId }) => compteId,
      work: (tx, client, compte) => confirmer(deps, tx, client, compte, now),
    },
  )
  return walked.done
}

async function confirmer(
  deps: AvisDeps,
  tx: Executor,
  client: Client,
  compte: CompteNumerique,
  now: Date,
): Promise<boolean> {
  const { compteId, clientCode, email } = compte
  const preuve = { clientCode, compteId, nature: 'confirmation', objet: dateAParis(now) } as const
  if (!(await prouver(deps, tx, { ...preuve, moyen: 'email', email }, now))) return false
  await recordEvenement(tx, { clientCode, compteId, action: 'papiers-confirmes', le: now })
  const lien = `${client.adressePublique}/#${ROUTE}`
  const papier = lienRetourPapier(deps.sealer, client, compteId, now)
  const message = notice(client, mots.confirmation, compte, { adresse: email, lien, papier })
  await deps.messages.enqueue(tx, { ...message, documentDe: compteId })
  return true
}
