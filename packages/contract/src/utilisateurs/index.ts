import { tousRoles } from '@espace-adherent/domain'
import { z } from 'zod'
import { accordSchema } from '../accords/index.ts'
import { nomSchema } from '../identity/nom.ts'
import { defineResource } from '../resources/define.ts'

const droit = <A extends 'read' | 'create' | 'update'>(action: A) =>
  ({ backoffice: { domaine: 'utilisateurs', action } }) as const

const rolesSchema = z.array(z.enum(tousRoles)).max(tousRoles.length)
export const rolesPersonnel = ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical'] as const

/** `en-attente`: its holder has not followed the link of the mail yet; `verrouille`: staff shut it. */
export const etatsCompte = ['actif', 'en-attente', 'verrouille'] as const
export type EtatCompte = (typeof etatsCompte)[number]

const utilisateurSchema = z.object({
  id: z.uuid(),
  userName: z.string(),
  nom: z.string(),
  prenom: z.string(),
  roles: rolesSchema,
  etat: z.enum(etatsCompte),
  /** Its holder asked for a security code at sign-in. */
  isAmf: z.boolean(),
})
export type Utilisateur = z.infer<typeof utilisateurSchema>

/** Shown at once, and no more: whoever looks for somebody says more. */
export const UTILISATEURS_MAX = 50

/** Accounts: staff, unless somebody is looked for by name, by identifier or by contract. */
export const utilisateursResource = defineResource({
  slice: 'utilisateurs',
  path: '/users/roles',
  libelle: 'Utilisateurs',
  row: utilisateurSchema,
  query: z.object({ q: z.string().trim().max(100).optional() }),
  data: z.strictObject({
    id: z.uuid(),
    /** As they were seen: somebody else may have changed them. */
    avant: rolesSchema,
    roles: rolesSchema,
  }),
  creation: z.strictObject({
    email: z.email().max(254),
    nom: nomSchema('Le nom'),
    prenom: nomSchema('Le prénom'),
    roles: z.array(z.enum(rolesPersonnel)).min(1).max(rolesPersonnel.length),
  }),
  can: { list: droit('read'), create: droit('create'), update: droit('update') },
  identify: ({ id }) => id,
})

export const dossierUtilisateurSchema = utilisateurSchema.extend({
  /** A security code is asked for at sign-in: its holder wanted it, or the client wants it of its staff. */
  isCodeDemande: z.boolean(),
  creeLe: z.iso.datetime(),
  verrouilleLe: z.iso.datetime().nullable(),
  derniereConnexion: z.iso.datetime().nullable(),
  /** In part only. */
  telephone: z.string().nullable(),
  /** Whether they may be called to be sold something, and since when they said so. */
  appels: z.object({ isAccepte: z.boolean(), le: z.iso.datetime().nullable() }),
  nombreCles: z.int(),
  /** An application shows its codes. */
  hasApplication: z.boolean(),
  contrats: z.array(z.object({ numero: z.string(), nomOffre: z.string(), qualite: z.string() })),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      appareil: z.string(),
      ouverteLe: z.iso.datetime(),
      vueLe: z.iso.datetime(),
    }),
  ),
  /** Asked for by one, decided by another. */
  reinitialisation: z
    .object({
      motif: z.string(),
      par: z.string().nullable(),
      le: z.iso.datetime(),
      isParMoi: z.boolean(),
    })
    .nullable(),
  /** Why whoever looks may do nothing with it, in words; null: nothing keeps them from it. */
  empechement: z.string().nullable(),
  /** Roles that wait for a second administrator, or for their time. */
  accord: accordSchema.nullable(),
  /** What may be done with it, by whoever looks. */
  gestes: z.array(z.string()),
})
export type DossierUtilisateur = z.infer<typeof dossierUtilisateurSchema>

/** One account as staff see it: opening it is told to its member. */
export const dossierUtilisateurResource = defineResource({
  slice: 'utilisateurs',
  path: '/users/dossier',
  libelle: 'Utilisateur',
  envelope: 'one',
  row: dossierUtilisateurSchema,
  query: z.object({ id: z.uuid() }),
  can: { list: droit('read') },
  identify: ({ id }) => id,
})

/** Long enough to be a reason. */
const motif = z.string().trim().min(10).max(300)
const id = z.uuid()

export const gesteUtilisateurSchema = z.discriminatedUnion('geste', [
  z.strictObject({ geste: z.literal('relancer'), id }),
  z.strictObject({ geste: z.literal('verrouiller'), id, motif }),
  z.strictObject({ geste: z.literal('deverrouiller'), id }),
  z.strictObject({ geste: z.literal('fermer-sessions'), id }),
  z.strictObject({ geste: z.literal('fermer-session'), id, session: z.uuid() }),
  z.strictObject({ geste: z.literal('demander-amf'), id, motif }),
  z.strictObject({ geste: z.literal('approuver-amf'), id }),
  z.strictObject({ geste: z.literal('refuser-amf'), id }),
  z.strictObject({ geste: z.literal('voir-comme'), id, motif }),
])
export type GesteUtilisateur = z.infer<typeof gesteUtilisateurSchema>
export type NomGesteUtilisateur = GesteUtilisateur['geste']

/** What staff do with an account; what it has become is answered. */
export const gesteUtilisateurResource = defineResource({
  slice: 'utilisateurs',
  path: '/users/geste',
  libelle: 'Gestes sur un compte',
  row: dossierUtilisateurSchema,
  data: gesteUtilisateurSchema,
  can: { update: droit('update') },
  identify: ({ id }) => id,
})

const assureContratSchema = z.object({
  personneId: z.uuid(),
  nom: z.string(),
  prenom: z.string(),
  qualite: z.enum(['adherent', 'beneficiaire']),
  /** Their account, where they have one. */
  compteId: z.uuid().nullable(),
})
export type AssureContrat = z.infer<typeof assureContratSchema>

/** Whom a contract covers, and who of them has an account: one is made for another, who is sent its link. */
export const comptesMembresResource = defineResource({
  slice: 'utilisateurs',
  path: '/users/membres',
  libelle: 'Comptes des personnes couvertes d’un contrat',
  row: assureContratSchema,
  query: z.object({ contrat: z.string().trim().min(1).max(30) }),
  data: z.strictObject({
    numeroContrat: z.string().trim().min(1).max(30),
    personneId: z.uuid(),
    email: z.email().max(254),
  }),
  can: { list: droit('create'), create: droit('create') },
  identify: ({ personneId }) => personneId,
})

/** Back to one's own portal, for staff who looked at a member's. */
export const FIN_VUE_PATH = '/api/identity/voir-comme/fin'

/** How long staff look at a member's portal before they have to say why again. */
export const MINUTES_VUE = 30
