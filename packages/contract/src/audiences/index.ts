import { z } from 'zod'
import { codeLibelleSchema } from '../referentiel/index.ts'
import { defineResource } from '../resources/define.ts'
import { regleSchema } from './regle.ts'

export { regleSchema } from './regle.ts'

const lire = { backoffice: { domaine: 'notifications', action: 'read' } } as const
const commun = { slice: 'audiences', identify: () => '' } as const

const mesureSchema = z.object({
  /** Everybody who could be written to. */
  population: z.int(),
  total: z.int(),
  /** How many are left after each line of the outermost group, in order. */
  etapes: z.array(z.int()),
  /** The moment of the count: for a large client, a few minutes ago. */
  le: z.iso.datetime(),
})
export type MesureAudience = z.infer<typeof mesureSchema>

/** How many people a rule chooses; nothing is kept, and nobody is named. */
export const mesureAudienceResource = defineResource({
  ...commun,
  path: '/audiences/mesure',
  libelle: 'Taille d’une audience',
  row: mesureSchema,
  data: z.strictObject({ regle: regleSchema }),
  can: { update: lire },
})

export const EXEMPLES_MAX = 10

const exempleSchema = z.object({
  compteId: z.uuid(),
  nom: z.string(),
  numeroContrat: z.string(),
})
export type ExempleAudience = z.infer<typeof exempleSchema>

/** A few of them by name. Showing them counts as opening their files, and these members read it. */
export const exemplesAudienceResource = defineResource({
  ...commun,
  path: '/audiences/exemples',
  libelle: 'Exemples d’une audience',
  row: z.object({ items: z.array(exempleSchema).max(EXEMPLES_MAX) }),
  data: z.strictObject({ regle: regleSchema }),
  can: { update: lire },
})

const appartenanceSchema = z.object({
  personnes: z.array(
    exempleSchema.extend({
      isDedans: z.boolean(),
      /** Each condition, by its place, for the contract that comes closest. */
      conditions: z.array(
        z.object({ place: z.string(), libelle: z.string(), isVraie: z.boolean() }),
      ),
    }),
  ),
})
export type AppartenanceAudience = z.infer<typeof appartenanceSchema>

/** « Cette personne en fait-elle partie ? », by contract number or identifier, and why. */
export const appartenanceAudienceResource = defineResource({
  ...commun,
  path: '/audiences/appartenance',
  libelle: 'Appartenance à une audience',
  row: appartenanceSchema,
  data: z.strictObject({ regle: regleSchema, qui: z.string().trim().min(3).max(254) }),
  can: { update: lire },
})

const reperesSchema = z.object({
  /** The names of the client's offers. */
  offres: z.array(z.string()),
  /** How many there were, day by day; of one audience. */
  tailles: z.array(z.object({ jour: z.string(), nombre: z.int() })),
})
export type ReperesAudience = z.infer<typeof reperesSchema>

export const reperesAudienceResource = defineResource({
  ...commun,
  path: '/audiences/reperes',
  libelle: 'Repères d’une audience',
  envelope: 'one',
  row: reperesSchema,
  query: z.object({ id: z.uuid().optional() }),
  can: { list: lire },
})

/** The client's audiences by name, for whoever writes what is shown to one. */
export const choixAudienceResource = defineResource({
  slice: 'audiences',
  path: '/audiences/choix',
  libelle: 'Audiences',
  row: codeLibelleSchema,
  can: { list: { backoffice: { domaine: 'contenus', action: 'read' } } },
  identify: ({ code }) => code,
})
