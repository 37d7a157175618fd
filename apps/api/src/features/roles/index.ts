import type { Data, droitsResource, LigneDroits } from '@espace-adherent/contract'
import {
  type DroitsChoisis,
  droitsDuRole,
  fautesDroits,
  type RoleReglable,
  rolesReglables,
} from '@espace-adherent/domain'
import { unchanged, write } from '../../noyau/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { quiDe, tell } from '../nouvelles/index.ts'
import { holdDroits, saveDroits } from '../portail/index.ts'
import { defineSlice } from '../slice.ts'
import { countPersonnel } from './droits.repository.ts'

const ligneDe = (role: RoleReglable, choisis: DroitsChoisis | null, personnes: number) =>
  ({ role, personnes, droits: droitsDuRole(role, choisis) }) as unknown as LigneDroits

/** Which actions, in whichever order they were ticked. */
const isSame = (a: LigneDroits['droits'], b: LigneDroits['droits']) =>
  Object.entries(a).every(
    ([domaine, actions]) =>
      actions.toSorted().join() === b[domaine as keyof typeof b].toSorted().join(),
  )

/** What the roles of a client may do: read from the same memory as the guard's, changed for every node. */
const droitsSource = {
  async list({ db, client }: StaffContext): Promise<LigneDroits[]> {
    const comptes = await countPersonnel(db, client.code)
    return rolesReglables.map((role) =>
      ligneDe(role, client.droits, comptes.find((c) => c.role === role)?.personnes ?? 0),
    )
  },

  update: (
    context: StaffContext,
    { role, avant, droits }: Data<typeof droitsResource>,
  ): Promise<LigneDroits> =>
    write(context.db, quiDe(context), async (e) => {
      const { client, visiteur } = context
      const choisis = await holdDroits(e, client.code)
      const comptes = await countPersonnel(e, client.code)
      const personnes = comptes.find((c) => c.role === role)?.personnes ?? 0
      const actuelle = ligneDe(role, choisis, personnes)
      if (!isSame(actuelle.droits, avant)) throw staleWrite({ role, avant, droits }, actuelle)
      const fautes = fautesDroits({ role, voulus: droits, par: visiteur.roles, choisis })
      if (Object.keys(fautes).length > 0)
        throw new AppError(
          'BadRequest',
          undefined,
          Object.fromEntries(
            Object.entries(fautes).map(([domaine, message]) => [`droits.${domaine}`, message]),
          ),
        )
      if (isSame(actuelle.droits, droits)) return unchanged(e, actuelle)
      const suivants = { ...choisis, [role]: droits }
      const change = await saveDroits(e, client.code, suivants)
      const changes = Object.keys(droits).filter(
        (domaine) =>
          JSON.stringify(actuelle.droits[domaine as keyof typeof droits]) !==
          JSON.stringify(droits[domaine as keyof typeof droits]),
      )
      const cote = (table: LigneDroits['droits']) =>
        Object.fromEntries(
          changes.map((domaine) => [domaine, table[domaine as keyof typeof table]]),
        )
      await tell(e, change, {
        a: 'auteur',
        action: 'modification',
        objet: 'droits',
        cible: role,
        avant: cote(actuelle.droits),
        apres: cote(droits),
      })
      return unchanged(e, ligneDe(role, suivants, personnes))
    }),
}

export const droitsSlice = defineSlice({
  nom: 'roles',
  sources: () => ({ droits: droitsSource }),
})
