import { evolutionsGestion, type Modification } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { defineSlice } from '../slice.ts'
import { evolution, findEvolution } from './evolutions.repository.ts'
import { evolutionsMots } from './mots.ts'
import { createNotifier, type NotifierDeps } from './notifier.ts'
import { createNotificationSource } from './source.ts'
import { textes } from './textes.ts'

const tenues = gere(evolutionsGestion, {
  table: evolution,
  cle: evolution.id,
  part: ({ client }) => ({ clientCode: client.code }),
})

/** Once it was put to a second person, what is consented to no longer changes. */
const evolutionsTenues: typeof tenues = {
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

/** Changes of benefits and contributions: written, consented to, notified in time, and proven. */
export const evolutionsSlice = defineSlice({
  nom: 'evolutions',
  mots: evolutionsMots,
  gestions: [evolutionsTenues],
  sources: (deps: NotifierDeps) => ({ notificationEvolutions: createNotificationSource(deps) }),
  jobs: (deps: NotifierDeps) => createNotifier(deps),
})
