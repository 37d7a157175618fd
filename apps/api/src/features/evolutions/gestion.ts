import { evolutionsGestion, type Modification } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { evolution, findEvolution } from './evolutions.repository.ts'
import { textes } from './textes.ts'

const tenues = gere(evolutionsGestion, {
  table: evolution,
  cle: evolution.id,
  part: ({ client }) => ({ clientCode: client.code }),
})

/** Once it was put to a second person, what is consented to no longer changes. */
export const evolutionsTenues: typeof tenues = {
  ...tenues,
  async update(context: StaffContext, data: unknown) {
    const { id, valeurs } = data as Modification
    const actuelle = await findEvolution(context.db, context.client.code, id)
    if (!actuelle) throw new AppError('NotFound')
    const [touche] = Object.keys(valeurs)
    if (actuelle.etat !== 'brouillon' && touche)
      throw new AppError('BadRequest', undefined, { [touche]: textes.fige })
    return tenues.update(context, data)
  },
}
