import { z } from 'zod'
import { codeClientSchema } from '../portail/installation.ts'
import { defineResource } from '../resources/define.ts'
import { ficheClientSchema, modificationClientSchema } from './fiche.ts'

const droit = <A extends 'read' | 'create' | 'update'>(action: A) =>
  ({ backoffice: { domaine: 'clients', action } }) as const

/** The clients that whoever is signed in looks after: their own, and those made from it. */
export const clientsResource = defineResource({
  slice: 'clients',
  path: '/identity/client',
  libelle: 'Clients',
  row: ficheClientSchema,
  query: z.object({ id: codeClientSchema.optional() }),
  data: modificationClientSchema,
  can: { list: droit('read'), update: droit('update'), restore: droit('update') },
  identify: ({ id }) => id,
})

export const droitsClients = {
  lire: droit('read'),
  creer: droit('create'),
  modifier: droit('update'),
} as const

/** Where the link of a trial leads, and where its reader says that it came: pages of the client in preparation. */
export const ESSAI_CLIENT_PATH = '/essai'
export const ESSAI_RECU_PATH = '/essai-recu'

/** What a client has besides the verbs of a resource. */
export const clientsPaths = {
  create: '/api/identity/client/create',
  logo: '/api/admin/identity/client/logo',
  historique: '/api/admin/identity/client/historique',
  essaiFournisseur: '/api/admin/identity/client/fournisseur/essai',
  offres: '/api/admin/identity/client/offres',
  exceptions: '/api/admin/identity/client/fonctionnalites',
  essaiFonctionnalites: '/api/admin/identity/client/fonctionnalites/essai',
  consentements: '/api/admin/identity/client/consentements',
  ouverture: '/api/admin/identity/client/ouverture',
  ouvertureEssai: '/api/admin/identity/client/ouverture/essai',
  ouvertureVue: '/api/admin/identity/client/ouverture/vue',
} as const
