import type { Droit } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { cibleSchema } from '../resources/revision.ts'
import type { Gestion } from './define.ts'

/** Everybody who works in the back office may keep views; what else they see is in the rules below. */
const access = { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } as const

/** Views of a table are offered to the team by whoever may change something in its part of the back office. */
export const droitPartage = ({ droits }: Pick<Gestion, 'droits'>): Droit | null =>
  droits.list ? { domaine: droits.list.backoffice.domaine, action: 'update' } : null

/** What somebody has offered is taken away by them, or by whoever looks after the team. */
export const droitRetrait: Droit = { domaine: 'roles', action: 'update' }

export const nouvelleVueSchema = z.strictObject({
  gestion: z.string().min(1).max(100),
  nom: z.string().trim().min(1).max(60),
  /** `q=…&tri=…`: never a person's data. */
  parametres: z.string().max(1_000),
  isPartagee: z.boolean().default(false),
})

/** How one member of staff likes to see one table: what stands in the address of its list. */
export const vuesResource = defineResource({
  slice: 'gestion',
  path: '/vues',
  libelle: 'Vues enregistrées',
  isPassive: true,
  row: z.object({
    id: z.string(),
    revision: z.int(),
    gestion: z.string(),
    nom: z.string(),
    parametres: z.string(),
    /** Everybody who may read the table finds it. */
    isPartagee: z.boolean(),
    /** Of whoever asks. */
    isMienne: z.boolean(),
    /** Who made it; null: a colleague who has gone left it to the team. */
    auteur: z.string().nullable(),
  }),
  query: z.object({ gestion: z.string().min(1).max(100) }),
  creation: nouvelleVueSchema,
  data: cibleSchema.extend({ isPartagee: z.boolean() }),
  can: { list: access, create: access, update: access, delete: access },
  identify: ({ id }) => id,
})
export type Vue = z.infer<typeof vuesResource.row>
