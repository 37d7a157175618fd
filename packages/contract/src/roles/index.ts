import {
  type Action,
  type DomaineBackOffice,
  domainesBackOffice,
  libellesAction,
  rolesReglables,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

const droit = <A extends 'read' | 'update'>(action: A) =>
  ({ backoffice: { domaine: 'roles', action } }) as const

const actions = z.array(z.enum(Object.keys(libellesAction) as [Action, ...Action[]])).max(4)

/** Part by part, what may be done there. */
export const droitsDuRoleSchema = z.strictObject(
  Object.fromEntries(domainesBackOffice.map((domaine) => [domaine, actions])) as Record<
    DomaineBackOffice,
    typeof actions
  >,
)

/** What each role of the back office may do, and how many people have it. */
export const droitsResource = defineResource({
  slice: 'roles',
  path: '/settings/role',
  libelle: 'Rôles et droits',
  row: z.object({
    role: z.enum(rolesReglables),
    personnes: z.int(),
    droits: droitsDuRoleSchema,
  }),
  data: z.strictObject({
    role: z.enum(rolesReglables),
    /** As they were seen: somebody else may have changed them. */
    avant: droitsDuRoleSchema,
    droits: droitsDuRoleSchema,
  }),
  can: { list: droit('read'), update: droit('update') },
  identify: ({ role }) => role,
})
export type LigneDroits = z.infer<(typeof droitsResource)['row']>
