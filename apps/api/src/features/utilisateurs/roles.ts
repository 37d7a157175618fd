import type { Data, Utilisateur, utilisateursResource } from '@espace-adherent/contract'
import { isMemeTitulaire, type RefusRoles, type Role, refusRoles } from '@espace-adherent/domain'
import { saveRoles } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { Accords, Prouve } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findLien } from '../deport.ts'
import { changeCompte, ligneGeste } from '../historique/index.ts'
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
  context.db.transaction(async (tx) => {
    const { client, visiteur } = context
    if (id === visiteur.compteId) throw new AppError('BadRequest', textes.soiMeme)
    // Always before the account: two who dismiss each other wait for one another here.
    await lockAdministrateurs(tx, client.code)
    const row = await lockUtilisateur(tx, client.code, id)
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
      isSoi: changes.length > 0 && (await isSien(tx, context, row)),
    })
    if (changes.length === 0) return toUtilisateur(row)
    if (row.roles.includes('Admin') && !roles.includes('Admin'))
      await keepAdministrateur(tx, client.code, id)
    const ecrits = await rolesADeux(tx, context, accords, { avant: row.roles, voulus: roles })
    if (!isSame(row.roles, ecrits.roles)) {
      const ligne = ligneGeste(context, {
        compteId: id,
        action: 'modification',
        cible: id,
        avant: { roles: row.roles },
        apres: { roles: ecrits.roles },
      })
      const desLe = accordsDesLe(row, ecrits.roles, context.now)
      await changeCompte(tx, ligne, (e) => saveRoles(e, id, ecrits.roles, desLe))
    }
    await ecrits.suite(row)
    const written = await findUtilisateur(tx, client.code, id)
    if (!written) throw new Error('An account that was held is gone')
    return toUtilisateur(written)
  })
