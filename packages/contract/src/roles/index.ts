import {
  ACCES_MEDICAL_MOTIF,
  type Action,
  type DomaineBackOffice,
  domainesBackOffice,
  isRolePropre,
  libellesAction,
  portees,
  type Role,
  type RolePropre,
  rolesCopiables,
  rolesFournis,
  tousRoles,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { accordSchema } from '../accords/index.ts'
import { defineResource } from '../resources/define.ts'

const droit = <A extends 'read' | 'create' | 'update'>(action: A) =>
  ({ backoffice: { domaine: 'roles', action } }) as const

const actions = z.array(z.enum(Object.keys(libellesAction) as [Action, ...Action[]])).max(4)

/** Part by part, what may be done there. */
export const droitsDuRoleSchema = z.strictObject(
  Object.fromEntries(domainesBackOffice.map((domaine) => [domaine, actions])) as Record<
    DomaineBackOffice,
    typeof actions
  >,
)
const porteesSchema = z.strictObject({ demandes: z.enum(portees) })
const reglageSchema = z.strictObject({ droits: droitsDuRoleSchema, portees: porteesSchema })

const rolePropreSchema = z
  .string()
  .max(20)
  .refine((cle): cle is RolePropre => isRolePropre(cle)) as unknown as z.ZodType<RolePropre>
/** A role of staff, by its key. */
const cleSchema = z.union([z.enum(rolesFournis), rolePropreSchema])
/** Any role that somebody may have. */
export const roleSchema = z.union([
  z.enum([...tousRoles, 'AccesMedical']),
  rolePropreSchema,
]) as unknown as z.ZodType<Role>

const fiche = {
  nom: z.string().trim().min(2).max(40),
  description: z.string().trim().max(200).nullable(),
}

const nouveauRole = z.strictObject({
  ...fiche,
  copieDe: z.enum(rolesCopiables).or(rolePropreSchema),
})

/** As many of those who have a role are named; the others are counted. */
export const PORTEURS_MAX = 50

/** What each role of the back office may do, and who has it. The insurer's own are made from another, and change. */
export const droitsResource = defineResource({
  slice: 'roles',
  path: '/settings/role',
  libelle: 'Rôles et droits',
  row: z.object({
    role: cleSchema,
    nom: z.string(),
    description: z.string().nullable(),
    /** What it was copied from, of a role of the insurer's own. */
    copieDe: z.enum(rolesCopiables).or(rolePropreSchema).nullable(),
    creeLe: z.iso.datetime().nullable(),
    /** Nobody is given it any more. */
    archiveLe: z.iso.datetime().nullable(),
    personnes: z.int(),
    porteurs: z.array(z.object({ id: z.uuid(), nom: z.string() })),
    droits: droitsDuRoleSchema,
    portees: porteesSchema,
    /** What would open more, and waits for a second administrator. */
    accord: accordSchema.nullable(),
  }),
  creation: nouveauRole,
  data: z.strictObject({
    role: cleSchema,
    /** As they were seen: somebody else may have changed them. */
    avant: reglageSchema,
    ...reglageSchema.shape,
  }),
  can: { list: droit('read'), create: droit('create'), update: droit('update') },
  identify: ({ role }) => role,
})
export type LigneDroits = z.infer<(typeof droitsResource)['row']>
export type NouveauRole = z.infer<typeof nouveauRole>

/** What a role of the insurer's is called, and that it is given to nobody any more. */
export const ficheRoleResource = defineResource({
  slice: 'roles',
  path: '/settings/role/fiche',
  libelle: 'Nom d’un rôle',
  row: z.object({ role: rolePropreSchema }),
  data: z.discriminatedUnion('geste', [
    z.strictObject({
      geste: z.literal('renommer'),
      role: rolePropreSchema,
      avant: z.strictObject({ nom: z.string(), description: z.string().nullable() }),
      ...fiche,
    }),
    z.strictObject({ geste: z.literal('archiver'), role: rolePropreSchema }),
  ]),
  can: { update: droit('update') },
  identify: ({ role }) => role,
})

/** What somebody of the staff may see and do before one member, with a role as it is being changed. */
export const verificationResource = defineResource({
  slice: 'utilisateurs',
  path: '/settings/role/verification',
  libelle: 'Vérification d’un rôle sur quelqu’un',
  row: z.object({
    phrases: z.array(
      z.object({
        isPermis: z.boolean(),
        texte: z.string(),
        /** It is not so today. */
        isNouveau: z.boolean(),
      }),
    ),
  }),
  data: z.strictObject({
    /** Accounts: of the staff, and of a member. */
    agent: z.uuid(),
    membre: z.uuid(),
    /** The role that is being changed: the agent is taken to have it. Null: as they are today. */
    brouillon: z.strictObject({ role: cleSchema, ...reglageSchema.shape }).nullable(),
  }),
  can: { update: droit('read') },
  identify: () => '',
})
export type Verification = z.infer<(typeof verificationResource)['row']>

const demandeMedicale = z.strictObject({
  compteId: z.uuid(),
  motif: z.string().trim().min(ACCES_MEDICAL_MOTIF.min).max(ACCES_MEDICAL_MOTIF.max),
  jusquau: z.iso.date(),
})

/** Medical reading until a day, of one person: outside of every role. Asked for here; two administrators give it. */
export const accesMedicalResource = defineResource({
  slice: 'utilisateurs',
  path: '/settings/role/medical',
  libelle: 'Accès médical',
  row: z.object({
    compteId: z.uuid(),
    nom: z.string(),
    /** Until that day, included; null: it is not given. */
    jusquau: z.iso.date().nullable(),
    accord: accordSchema.nullable(),
  }),
  creation: demandeMedicale,
  /** Taken back, by one person and at once. */
  data: z.strictObject({ compteId: z.uuid() }),
  can: { list: droit('read'), create: droit('update'), update: droit('update') },
  identify: ({ compteId }) => compteId,
})
export type LigneAccesMedical = z.infer<(typeof accesMedicalResource)['row']>
export type DemandeAccesMedical = z.infer<typeof demandeMedicale>
