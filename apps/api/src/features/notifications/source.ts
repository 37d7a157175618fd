import {
  type Data,
  NOTIFICATIONS_MAX,
  type Notification,
  type notificationsResource,
  type Query,
} from '@espace-adherent/contract'
import type { MembreContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import {
  findNotifications,
  markNotifications,
  readNotifications,
} from './notifications.repository.ts'

type Resource = typeof notificationsResource

export const notificationsSource = {
  async list({ db, visiteur }: MembreContext, { avant }: Query<Resource>) {
    const rows = await findNotifications(db, {
      compteId: visiteur.compteId,
      avant: avant ?? Number.MAX_SAFE_INTEGER,
      taille: NOTIFICATIONS_MAX,
    })
    const items: Notification[] = rows.map(({ total: _, creeLe, lueLe, ...row }) => ({
      ...row,
      creeLe: creeLe.toISOString(),
      isLue: lueLe !== null,
    }))
    return { items, total: rows[0]?.total ?? 0 }
  },

  async form(context: MembreContext, data: Data<Resource>) {
    const { db, visiteur, now } = context
    const { compteId } = visiteur
    if ('jusqua' in data) {
      await readNotifications(db, { compteId, jusqua: data.jusqua, now })
      return { isModeGestionManuel: false }
    }
    const { ids, isLue } = data
    const distinct = [...new Set(ids)]
    const own = await markNotifications(db, { compteId, ids: distinct, isLue, now })
    if (own < distinct.length) await refuse(context, 'notification', distinct.join(','))
    return { isModeGestionManuel: false }
  },
}
