import type { Data, Utilisateur, utilisateursResource } from '@espace-adherent/contract'
import { isMemeTitulaire, type RefusRoles, type Role, refusRoles } from '@espace-adherent/domain'
import { saveRoles, unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { Accords, Prouve } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findLien } from '../deport.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { accordsDesLe, rolesADeux } from './accord-roles.ts'
import { toUtilisateur } from './dossier.ts'
import { textes } from './textes.ts'
import {
  type CompteRow,
  findUtilisateur,
  isDernierAdministrateur,
  lockAdministrateurs,
  lockUtilisateur,
} from './utilisateurs.repository.ts'

const refus: Record<RefusRoles, string> = {
  soi: textes.soiMeme,
  inconnu: textes.roleInconnu,
  double: textes.roleDouble,
  membre: textes.roleMembre,
  medical: textes.roleMedical,
  trop: textes.roleTropGrand,
}

type Changement = Pick<Parameters<typeof refusRoles>[0], 'avant' | 'apres' | 'isSoi'>

/** Whoever gives or takes roles, of an account that there is or that is being made: the one rule, said at its field. */
export function refuseRoles({ client, visiteur }: StaffContext, changement: Changement): void {
  const raison = refusRoles({ ...changement, par: visiteur.roles, choisis: client.droits })
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
export const changeRoles = (
  accords: Accords,
  context: Prouve,
  { id, avant, roles }: Data<typeof utilisateursResource>,
): Promise<Utilisateur> =>
  write(context.db, quiDe(context), async (e) => {
    const { client, visiteur } = context
    if (id === visiteur.compteId) throw new AppError('BadRequest', textes.soiMeme)
    // Always before the account: two who dismiss each other wait for one another here.
    await lockAdministrateurs(e, client.code)
    const row = await lockUtilisateur(e, client.code, id)
    if (!row) throw new AppError('NotFound')
    const isSame = (a: readonly Role[], b: readonly Role[]) =>
      a.toSorted().join() === b.toSorted().join()
    if (!isSame(row.roles, avant)) throw staleWrite({ id, avant, roles }, toUtilisateur(row))
    const changes = [
      ...roles.filter((role) => !row.roles.includes(role)),
      ...row.roles.filter((role) => !roles.includes(role)),
    ]
    refuseRoles(context, {
      avant: row.roles,
      apres: roles,
      isSoi: changes.length > 0 && (await isSien(e, context, row)),
    })
    if (changes.length === 0) return unchanged(e, toUtilisateur(row))
    if (row.roles.includes('Admin') && !roles.includes('Admin'))
      await keepAdministrateur(e, client.code, id)
    const ecrits = await rolesADeux(e, context, accords, { avant: row.roles, voulus: roles })
    if (!isSame(row.roles, ecrits.roles)) {
      const desLe = accordsDesLe(row, ecrits.roles, context.now)
      await tell(e, await saveRoles(e, id, ecrits.roles, desLe), {
        action: 'modification',
        cible: id,
        a: { compte: id },
        avant: { roles: row.roles },
        apres: { roles: ecrits.roles },
      })
    }
    await ecrits.suite(row)
    const written = await findUtilisateur(e, client.code, id)
    if (!written) throw new Error('An account that was held is gone')
    return unchanged(e, toUtilisateur(written))
  })
