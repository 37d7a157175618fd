import { gardesGestion } from '@espace-adherent/contract'
import type { EtatGarde } from '@espace-adherent/domain'
import { z } from 'zod'
import { type Ecriture, holdGarde, saveGarde } from '../../noyau/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, refuseConcerne } from '../deport.ts'
import { gere, lueDe } from '../gestion/index.ts'
import type { Qui } from '../nouvelles/index.ts'
import { suivies } from './gardes.repository.ts'
import { ligneDe } from './suite.ts'

type Garde = NonNullable<Awaited<ReturnType<typeof holdGarde>>>

const decider =
  (etat: EtatGarde, action: Parameters<typeof ligneDe>[1]) =>
  async (e: Ecriture<Qui>, garde: Garde) => ({
    changes: [await saveGarde(e, garde.id, { etat, le: e.qui.now })],
    nouvelle: ligneDe(garde, action),
  })

/** What members changed and the insurer's system has not taken over: a clerk keeps it, or lets the next file decide. */
export const gardesTenues = gere(gardesGestion, {
  ...lueDe(gardesGestion, suivies),
  async tient(e: Ecriture<Qui>, id: string, context: StaffContext) {
    const garde = z.uuid().safeParse(id).success && (await holdGarde(e, context.client.code, id))
    if (!garde) return undefined
    const { numeroContrat, personneId } = garde
    await refuseConcerne(e, agentDe(context), { contrats: [numeroContrat], personneId })
    return garde
  },
  gestes: {
    garder: decider('maintenue', 'garde-maintenue'),
    laisser: decider('levee', 'garde-levee'),
    voir: decider('vue', 'garde-vue'),
  },
})
