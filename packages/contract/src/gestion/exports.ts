import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** Up to this many lines an export leaves at once; longer, it is prepared, and a mail says when it is ready. */
export const LIGNES_EXPORT_DIRECT_MAX = 5_000

/** How long a prepared export can be fetched. */
export const JOURS_EXPORT = 7

/** Everybody who works in the back office sees what they asked for, and nothing else. */
const access = { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } as const

export const exportsResource = defineResource({
  slice: 'gestion',
  path: '/exports',
  libelle: 'Exports',
  row: z.object({
    id: z.string(),
    libelle: z.string(),
    format: z.enum(['csv', 'xlsx']),
    creeLe: z.iso.datetime(),
    /** None while it is being prepared. */
    pretLe: z.iso.datetime().nullable(),
    lignes: z.int().nullable(),
  }),
  can: { list: access, visionneuse: access },
  identify: ({ id }) => id,
})
