import type { Data, droitsResource, LigneDroits } from '@espace-adherent/contract'
import {
  type DroitsChoisis,
  droitsDuRole,
  fautesDroits,
  type RoleReglable,
  rolesReglables,
} from '@espace-adherent/domain'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import { TOPIC_CLIENTS } from '../portail/index.ts'
import { countPersonnel, lockDroits, saveDroits } from './droits.repository.ts'

const ligneDe = (role: RoleReglable, choisis: DroitsChoisis | null, personnes: number) =>
  ({ role, personnes, droits: droitsDuRole(role, choisis) }) as unknown as LigneDroits

/** Which actions, in whichever order they were ticked. */
const isSame = (a: LigneDroits['droits'], b: LigneDroits['droits']) =>
  Object.entries(a).every(
    ([domaine, actions]) =>
      actions.toSorted().join() === b[domaine as keyof typeof b].toSorted().join(),
  )

/** What the roles of a client may do: read from the same memory as the guard's, changed for every node. */
export const droitsSource = {
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
    context.db.transaction(async (tx) => {
      const { client, visiteur } = context
      const choisis = await lockDroits(tx, client.code)
      const comptes = await countPersonnel(tx, client.code)
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
      if (isSame(actuelle.droits, droits)) return actuelle
      const suivants = { ...choisis, [role]: droits }
      await saveDroits(tx, client.code, suivants, TOPIC_CLIENTS)
      const changes = Object.keys(droits).filter(
        (domaine) =>
          JSON.stringify(actuelle.droits[domaine as keyof typeof droits]) !==
          JSON.stringify(droits[domaine as keyof typeof droits]),
      )
      const cote = (table: LigneDroits['droits']) =>
        Object.fromEntries(
          changes.map((domaine) => [domaine, table[domaine as keyof typeof table]]),
        )
      await recordGeste(tx, context, {
        action: 'modification',
        objet: 'droits',
        cible: role,
        avant: cote(actuelle.droits),
        apres: cote(droits),
      })
      return ligneDe(role, suivants, personnes)
    }),
}
