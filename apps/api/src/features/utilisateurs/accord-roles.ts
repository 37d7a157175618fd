import {
  type DroitsChoisis,
  debutAccords,
  isRole,
  isRolePropre,
  peutNommerSeul,
  type Role,
  separerRoles,
} from '@espace-adherent/domain'
import { saveRoles, write } from '../../noyau/index.ts'
import type { Transaction } from '../../platform/db/index.ts'
import { type Accords, type GenreAccord, type Prouve, textesAccord } from '../accords/index.ts'
import type { Client } from '../client.ts'
import type { Comptes } from '../comptes/index.ts'
import { tell } from '../nouvelles/index.ts'
import { holdDroits } from '../portail/index.ts'
import {
  isDernierAdministrateur,
  lockAdministrateurs,
  lockUtilisateur,
} from './utilisateurs.repository.ts'

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.toSorted().join() === b.toSorted().join()

/**
 * Which of the roles that somebody is to have may be written now. Who runs the portal, and who reads what is
 * medical, is decided by two; a client's only administrator names a second one alone. To be called before
 * roles are written; `suite`, after.
 */
export async function rolesADeux(
  tx: Transaction,
  context: Prouve,
  accords: Accords,
  { avant, voulus, choisis }: Voulus & { choisis: DroitsChoisis | null },
) {
  const { client, visiteur } = context
  const { seuls, isADeux } = separerRoles(avant, voulus, choisis)
  if (!isADeux) return { roles: [...voulus], suite: async (_: Compte) => {} }
  const administrateurs = await accords.countRole(tx, client.code)
  if (peutNommerSeul(visiteur.roles, avant, voulus, administrateurs, choisis)) {
    await accords.requirePreuve(tx, context)
    return {
      roles: [...voulus],
      suite: (compte: Compte) => accords.nommer(tx, context, context.client, compte),
    }
  }
  return {
    roles: seuls,
    suite: ({ id }: Compte) =>
      accords.demander(tx, context, {
        clientCode: context.client.code,
        objet: 'compte',
        cible: id,
        saisie: { avant: { roles: seuls }, apres: { roles: [...voulus] } },
      }),
  }
}

type Voulus = { avant: readonly Role[]; voulus: readonly Role[] }

const propresDonnes = ({ avant, voulus }: Voulus) =>
  voulus.filter((role) => isRolePropre(role) && !avant.includes(role))

/**
 * What roles may do, as who gives one has to know it: a role of the insurer's that somebody archives or makes wider in
 * the same moment is not what the memory of a node still has of it. Those provided stay as they are.
 */
export const droitsTenus = (
  tx: Transaction,
  { code, droits }: Pick<Client, 'code' | 'droits'>,
  roles: Voulus,
): Promise<DroitsChoisis | null> =>
  propresDonnes(roles).length > 0 ? holdDroits(tx, code) : Promise.resolve(droits)

type Compte = { id: string; prenom: string; nom: string }

/** From when an administrator counts as a second person: as they were, or named now by a colleague. */
export const accordsDesLe = (
  avant: { roles: readonly Role[]; accordsDesLe: Date | null },
  roles: readonly Role[],
  now: Date,
): Date | null => {
  if (!roles.includes('Admin')) return null
  return avant.roles.includes('Admin') ? avant.accordsDesLe : debutAccords(now)
}

type Deps = {
  comptes: Pick<Comptes, 'relanceActivation'>
  findClient(code: string): Client | undefined
}

/** What two administrators agreed on, done when its time has come. */
export const createGenreRoles = ({ comptes, findClient }: Deps): GenreAccord => ({
  objet: 'compte',

  async appliquer(tx, { clientCode, cible: id, demandeParId }, { avant, apres }, now) {
    await lockAdministrateurs(tx, clientCode)
    const row = await lockUtilisateur(tx, clientCode, id)
    const [anciens, roles] = [avant.roles as Role[], apres.roles as Role[]]
    if (!row || !isSame(row.roles, anciens)) return textesAccord.perimes.valeurs
    const donnes = propresDonnes({ avant: anciens, voulus: roles })
    const choisis = donnes.length > 0 ? await holdDroits(tx, clientCode) : null
    if (!donnes.every((role) => isRole(role, choisis))) return textesAccord.perimes.regles
    const isRetire = row.roles.includes('Admin') && !roles.includes('Admin')
    if (isRetire && (await isDernierAdministrateur(tx, clientCode, id)))
      return textesAccord.perimes.regles
    const qui = { client: { code: clientCode }, now, auteur: { compteId: demandeParId } }
    await write(tx, qui, async (e) =>
      tell(e, await saveRoles(e, id, roles, accordsDesLe(row, roles, now)), {
        action: 'accord-applique',
        cible: id,
        a: { compte: id },
        avant: { roles: row.roles },
        apres: { roles },
      }),
    )
    // Who had no role yet was not invited: they are now.
    const client = findClient(clientCode)
    if (client && !row.isActif && row.roles.length === 0)
      await comptes.relanceActivation(tx, client, id)
    return null
  },
})
