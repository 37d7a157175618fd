import type { Data, Utilisateur, utilisateursResource } from '@espace-adherent/contract'
import {
  type Action,
  type DroitsChoisis,
  domainesBackOffice,
  hasDroit,
  isBackOffice,
  libellesAction,
  type Role,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { Accords } from '../accords/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import { accordsDesLe, rolesADeux } from './accord-roles.ts'
import { toUtilisateur } from './dossier.ts'
import { textes } from './textes.ts'
import {
  findUtilisateur,
  isDernierAdministrateur,
  lockAdministrateurs,
  lockUtilisateur,
  saveRoles,
} from './utilisateurs.repository.ts'

const actions = Object.keys(libellesAction) as Action[]

/** Nobody gives, or takes, more than they have: a right to change roles is no way to all the others. */
export const canDonner = (
  par: readonly Role[],
  role: Role,
  droits: DroitsChoisis | null,
): boolean =>
  domainesBackOffice.every((domaine) =>
    actions.every(
      (action) =>
        !hasDroit([role], { domaine, action }, droits) ||
        hasDroit(par, { domaine, action }, droits),
    ),
  )

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
  context: StaffContext,
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
    if (changes.length === 0) return toUtilisateur(row)
    if (changes.some((role) => !isBackOffice([role])))
      throw new AppError('BadRequest', undefined, { roles: textes.roleMembre })
    if (changes.some((role) => !canDonner(visiteur.roles, role, client.droits)))
      throw new AppError('BadRequest', undefined, { roles: textes.roleTropGrand })
    if (row.roles.includes('Admin') && !roles.includes('Admin'))
      await keepAdministrateur(tx, client.code, id)
    const ecrits = await rolesADeux(tx, context, accords, { avant: row.roles, voulus: roles })
    if (!isSame(row.roles, ecrits.roles)) {
      await saveRoles(tx, id, ecrits.roles, accordsDesLe(row, ecrits.roles, context.now))
      await recordGeste(tx, context, {
        compteId: id,
        action: 'modification',
        objet: 'compte',
        cible: id,
        avant: { roles: row.roles },
        apres: { roles: ecrits.roles },
      })
    }
    await ecrits.suite(row)
    const written = await findUtilisateur(tx, client.code, id)
    if (!written) throw new Error('An account that was held is gone')
    return toUtilisateur(written)
  })
