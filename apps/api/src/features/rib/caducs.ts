import { addDays, addMonths, dateAParis, finMandat } from '@espace-adherent/domain'
import { unchanged, voidMandat, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { Messages } from '../messages/index.ts'
import { annonce, type Nouvelle, tell } from '../nouvelles/index.ts'
import { findMandatsAnciens, type MandatAncien } from './caducs.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

export type CaducsDeps = {
  db: Executor
  messages: Messages
  allClients(): readonly Client[]
}

/** Mandates that no debit used for thirty-six months are void; whoever signed is asked for another one, once. */
export async function endCaducs(deps: CaducsDeps, now: Date, signal?: AbortSignal): Promise<void> {
  const { db, messages } = deps
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
        return write(tx, { client, now, auteur: null, messages }, async (e) => {
          const change = await voidMandat(e, mandat, jour)
          if (!change) return unchanged(e, false)
          await tell(e, change, caduc(mandat))
          return unchanged(e, true)
        })
      },
    },
  )
}

const caduc = ({ nomOffre, rum, ...cle }: MandatAncien): Nouvelle => ({
  action: 'mandat-caduc',
  objet: 'contrat',
  cible: cle.numeroContrat,
  a: { adherent: cle },
  dit: annonce(mots.mandatCaduc, { nomOffre, numero: cle.numeroContrat, rum }),
  lien: '/demarches/ribcotisations',
  resume: textes.caduc,
})
