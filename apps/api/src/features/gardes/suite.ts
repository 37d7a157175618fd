import { dateAParis, seuilNonReprise } from '@espace-adherent/domain'
import { holdGarde, saveGarde, unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { type Auteur, tell } from '../nouvelles/index.ts'
import { findNonReprises } from './gardes.repository.ts'

export type GardesDeps = { db: Executor; allClients(): readonly Client[] }

type Garde = NonNullable<Awaited<ReturnType<typeof holdGarde>>>

/** The line of history of what becomes of it: its member's, and of what it is about. */
export const ligneDe = (
  { clientCode, numeroContrat, personneId, groupe }: Garde,
  action: `garde-${'maintenue' | 'levee' | 'vue' | 'non-reprise' | 'reprise'}`,
) => {
  const contrat = { clientCode, numeroContrat }
  return {
    action,
    objet: 'contrat',
    cible: numeroContrat,
    a: personneId ? { personne: personneId, contrat } : { adherent: contrat },
    detail: { groupe },
  }
}

/** What the system has not taken over five working days later is a clerk's to look at. */
export async function markLate(
  { db, allClients }: GardesDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const seuil = seuilNonReprise(dateAParis(now))
  const walked = await eachDue(
    { db, now, parts: allClients(), signal },
    {
      key: 'gardes.suivi',
      find: ({ code }, apres: { id: string } | null, limite) =>
        findNonReprises(db, { clientCode: code, seuil, apres, limite }),
      cleOf: ({ id }) => id,
      work: (tx, client, { id }) =>
        write<Auteur, boolean>(tx, { client, now, auteur: null }, async (e) => {
          const garde = await holdGarde(e, client.code, id)
          // Taken over, or another node was here, meanwhile.
          if (garde?.etat !== 'ouverte') return unchanged(e, false)
          const change = await saveGarde(e, id, { etat: 'non-reprise', le: now })
          await tell(e, change, ligneDe(garde, 'garde-non-reprise'))
          return unchanged(e, true)
        }),
    },
  )
  return walked.done
}
