import {
  isBackOffice,
  isMemeTitulaire,
  type RefusRoles,
  type Role,
  refusRoles,
} from '@espace-adherent/domain'
import { type Ecriture, saveRoles, type Told, unchanged } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Accords, Prouve } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findLien } from '../deport.ts'
import { type Qui, tell } from '../nouvelles/index.ts'
import { accordsDesLe, droitsTenus, rolesADeux } from './accord-roles.ts'
import { textes } from './textes.ts'
import { type CompteRow, isDernierAdministrateur } from './utilisateurs.repository.ts'

const refus: Record<RefusRoles, string> = {
  soi: textes.soiMeme,
  inconnu: textes.roleInconnu,
  double: textes.roleDouble,
  membre: textes.roleMembre,
  medical: textes.roleMedical,
  trop: textes.roleTropGrand,
}

type Changement = Pick<Parameters<typeof refusRoles>[0], 'avant' | 'apres' | 'isSoi' | 'choisis'>

/** Whoever gives or takes roles, of an account that there is or that is being made: the one rule, said at its field. */
export function refuseRoles({ visiteur }: StaffContext, changement: Changement): void {
  const raison = refusRoles({ ...changement, par: visiteur.roles })
  if (raison) throw new AppError('BadRequest', undefined, { roles: refus[raison] })
}

/** Their own account, or another one of theirs, as far as it can be known. */
export const isSien = async (
  tx: Executor,
  context: StaffContext,
  { id, userName, nom, prenom }: Pick<CompteRow, 'id' | 'userName' | 'nom' | 'prenom'>,
): Promise<boolean> =>
  isMemeTitulaire(context.visiteur, { email: userName, nom, prenom }) ||
  (await findLien(tx, agentDe(context), { compteId: id })) === 'soi'

/** Without this account, somebody must still be able to run the portal. */
export async function keepAdministrateur(
  tx: Executor,
  clientCode: string,
  id: string,
): Promise<void> {
  if (await isDernierAdministrateur(tx, clientCode, id))
    throw new AppError('BadRequest', textes.dernierAdministrateur)
}

/** Takes effect on open sessions at once: the database announces every change of an account. */
export async function changeRoles(
  e: Ecriture<Qui>,
  context: Prouve,
  accords: Accords,
  row: CompteRow,
  demandes: readonly Role[],
): Promise<Told<unknown>> {
  const roles = [...row.roles.filter((role) => !isBackOffice([role])), ...demandes]
  const isSame = (a: readonly Role[], b: readonly Role[]) =>
    a.toSorted().join() === b.toSorted().join()
  const isChange = !isSame(row.roles, roles)
  const voulus = { avant: row.roles, voulus: roles }
  const choisis = await droitsTenus(e, context.client, voulus)
  refuseRoles(context, {
    avant: row.roles,
    apres: roles,
    choisis,
    isSoi: isChange && (await isSien(e, context, row)),
  })
  if (!isChange) return unchanged(e, undefined)
  if (row.roles.includes('Admin') && !roles.includes('Admin'))
    await keepAdministrateur(e, context.client.code, row.id)
  const ecrits = await rolesADeux(e, context, accords, { ...voulus, choisis })
  if (!isSame(row.roles, ecrits.roles)) {
    const desLe = accordsDesLe(row, ecrits.roles, context.now)
    await tell(e, await saveRoles(e, row.id, ecrits.roles, desLe), {
      action: 'modification',
      cible: row.id,
      a: { compte: row.id },
      avant: { roles: row.roles },
      apres: { roles: ecrits.roles },
    })
  }
  await ecrits.suite(row)
  return unchanged(e, undefined)
}
