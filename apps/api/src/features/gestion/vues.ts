import type { Cible, Data, Query, vuesResource } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { deleteVue, findVues, saveVue } from './vues.repository.ts'

type Resource = typeof vuesResource

/** The views of whoever asks, and nobody else's. */
export const vuesSource = {
  list: ({ db, visiteur }: StaffContext, { gestion }: Query<Resource>) =>
    findVues(db, visiteur.compteId, gestion),

  create: ({ db, visiteur, now }: StaffContext, data: Data<Resource>) =>
    saveVue(db, { ...data, compteId: visiteur.compteId, now }),

  async delete({ db, visiteur }: StaffContext, { id }: Cible): Promise<void> {
    if (!(await deleteVue(db, visiteur.compteId, id))) throw new AppError('NotFound')
  },
}
