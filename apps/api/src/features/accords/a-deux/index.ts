import { canAgirSur, hasDroit, isConcerne } from '@espace-adherent/domain'
import type { StaffContext } from '../../context.ts'
import { agentDe, findCercle } from '../../deport.ts'
import { defineSlice } from '../../slice.ts'
import { findAttendus } from '../index.ts'
import {
  countEvolutions,
  countNotifications,
  countViolations,
  findProtections,
} from './approbations.repository.ts'
import { approbationsMots } from './mots.ts'

export { accorder, type Genre, gestesAccord } from './accord.ts'
export { envoyerParLots, type LotsDeps } from './lots.ts'
export { prevenir } from './prevenir.ts'
export { textes as textesApprobation } from './textes.ts'

/** What waits for a second person: told by mail as it begins to wait, and shown on their dashboard. */
export const approbationsSlice = defineSlice({
  nom: 'accords/a-deux',
  mots: approbationsMots,
  sources: () => ({
    approbations: {
      async list(context: StaffContext) {
        const { db, client, visiteur } = context
        const qui = { clientCode: client.code, compteId: visiteur.compteId }
        const peut = (domaine: 'notifications' | 'utilisateurs' | 'historique') =>
          hasDroit(visiteur.roles, { domaine, action: 'update' }, client.droits)
        const protections = peut('utilisateurs') ? await decidables(context) : []
        const accords = visiteur.roles.includes('Admin')
          ? (await findAttendus(db, client.code)).filter(
              ({ demandeParId }) => demandeParId !== visiteur.compteId,
            )
          : []
        const [premier] = accords
        return [
          {
            notifications: peut('notifications') ? await countNotifications(db, qui) : 0,
            evolutions: peut('notifications') ? await countEvolutions(db, qui) : 0,
            violations: peut('historique') ? await countViolations(db, qui) : 0,
            protections: protections.length,
            compteId: protections[0]?.compteId ?? null,
            accords: accords.length,
            accord: premier ? { objet: premier.objet, cible: premier.cible } : null,
          },
        ]
      },
    },
  }),
})

/** Of the protections that somebody asked to take off, those that whoever looks may decide on. */
async function decidables(context: StaffContext) {
  const { db, client, visiteur } = context
  const qui = { clientCode: client.code, compteId: visiteur.compteId }
  const attendent = (await findProtections(db, qui)).filter(({ roles }) =>
    canAgirSur(visiteur.roles, roles, client.droits),
  )
  if (attendent.length === 0) return []
  const cercle = await findCercle(db, agentDe(context))
  return attendent.filter((compte) => !isConcerne(cercle, compte))
}
