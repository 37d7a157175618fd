import type { comparaisonResource, Query } from '@espace-adherent/contract'
import { type LigneResume, refusDeport } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findLien } from '../deport.ts'
import { recordRefus } from '../historique/index.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import { findDemande } from './demandes.repository.ts'
import { concerneDe } from './deport.ts'
import { readReprise } from './dossier-traitement.ts'
import type { GestesDeps } from './gestes.ts'
import { requireDansPortee } from './portee.ts'

/** Told before it is given: the member reads who saw their account numbers, whole. */
export const createComparaisonSource = ({ moteur, sealer }: GestesDeps) => ({
  async list(
    context: StaffContext,
    { id }: Query<typeof comparaisonResource>,
  ): Promise<LigneResume[]> {
    const { db, client } = context
    await requireDansPortee(context, id, 'update')
    const row = await findDemande(db, client.code, id)
    // What is decided is compared no more.
    if (!row?.compteId || row.decideeLe) throw new AppError('NotFound')
    const lien = await findLien(db, agentDe(context), concerneDe(sealer, row))
    if (lien) {
      await recordRefus(context, 'demande', id)
      throw new AppError('Forbidden', refusDeport[lien])
    }
    await ouvrirDossier(context, row.compteId, 'iban', id)
    const lignes = await readReprise(moteur, context, row, async (reprise) => reprise?.compare?.())
    if (!lignes) throw new AppError('NotFound')
    return [...lignes]
  },
})
