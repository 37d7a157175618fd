import { dateAParis } from '@espace-adherent/domain'
import { write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { lienRetourPapier, notice } from '../messages/index.ts'
import { note } from '../nouvelles/index.ts'
import { type CompteNumerique, findAConfirmer } from './confirmation.repository.ts'
import type { AvisDeps } from './fermeture.ts'
import * as mots from './mots.ts'
import { preuve } from './preuves.ts'

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

function confirmer(
  deps: AvisDeps,
  tx: Executor,
  client: Client,
  compte: CompteNumerique,
  now: Date,
): Promise<boolean> {
  const { compteId, clientCode, email } = compte
  const dite = { clientCode, compteId, nature: 'confirmation', objet: dateAParis(now) } as const
  const lien = `${client.adressePublique}/#${ROUTE}`
  const papier = lienRetourPapier(deps.sealer, client, compteId, now)
  const message = notice(client, mots.confirmation, compte, { adresse: email, lien, papier })
  const qui = { client, now, auteur: null, messages: deps.messages }
  return write(tx, qui, (e) =>
    note(e, {
      a: { compte: compteId },
      action: 'papiers-confirmes',
      preuve: preuve(deps, { ...dite, moyen: 'email', email }, now),
      messages: [{ ...message, documentDe: compteId }],
    }),
  )
}
