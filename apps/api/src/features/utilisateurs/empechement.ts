import { canAgirSur, isBackOffice, type Role, refusDeport } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findLien } from '../deport.ts'
import { textes } from './textes.ts'
import type { CompteRow } from './utilisateurs.repository.ts'

/** Why whoever looks may do nothing with an account, whatever it is; null: nothing keeps them from it. */
export async function findEmpechement(
  db: Executor,
  context: StaffContext,
  { id, personneId, roles }: Pick<CompteRow, 'id' | 'personneId' | 'roles'>,
): Promise<string | null> {
  const { client, visiteur } = context
  if (id === visiteur.compteId) return textes.soiMeme
  if (!canAgirSur(visiteur.roles, roles, client.droits)) return textes.compteTropGrand
  const lien = await findLien(db, agentDe(context), { compteId: id, personneId })
  return lien && refusDeport[lien]
}

/** Taking the second factor off staff is a way in: administrators alone ask for it, and agree to it. */
export const isADecider = (
  visiteur: { roles: readonly Role[] },
  cible: { roles: readonly Role[] },
): boolean => !isBackOffice(cible.roles) || visiteur.roles.includes('Admin')
