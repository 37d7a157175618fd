import { z } from 'zod'
import { accordSchema } from '../accords/index.ts'
import { defineResource } from '../resources/define.ts'
import { revisionSchema } from '../resources/revision.ts'
import { roleSchema } from '../roles/index.ts'

/** Beside those that come with the portal, the insurer's own. */
export const ROLES_MAX = 20
const rolesSchema = z.array(roleSchema).max(ROLES_MAX)
export const rolesPersonnel = ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical'] as const

/** `en-attente`: its holder has not followed the link of the mail yet; `verrouille`: staff shut it. */
export const etatsCompte = ['actif', 'en-attente', 'verrouille'] as const
export type EtatCompte = (typeof etatsCompte)[number]

const utilisateurSchema = z.object({
  id: z.uuid(),
  revision: revisionSchema,
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
      /** Whoever looks may decide, or take back what they asked for. */
      isDecidable: z.boolean(),
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

const assureContratSchema = z.object({
  personneId: z.uuid(),
  nom: z.string(),
  prenom: z.string(),
  qualite: z.enum(['adherent', 'beneficiaire']),
  /** Their account, where they have one. */
  compteId: z.uuid().nullable(),
})
export type AssureContrat = z.infer<typeof assureContratSchema>

const creer = { backoffice: { domaine: 'utilisateurs', action: 'create' } } as const

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
  can: { list: creer, create: creer },
  identify: ({ personneId }) => personneId,
})

/** Back to one's own portal, for staff who looked at a member's. */
export const FIN_VUE_PATH = '/api/identity/voir-comme/fin'

/** How long staff look at a member's portal before they have to say why again. */
export const MINUTES_VUE = 30
