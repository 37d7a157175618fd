import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** Everybody who works in the back office sees who else looks at what they have open. */
const access = { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } as const

/** Whoever has not asked again for that long has gone. */
export const PRESENCE_MS = 75_000

/**
 * Asking says that one looks, and answers who else does: no lock, nothing to give back. Pages that
 * stay open ask by themselves.
 */
export const presenceResource = defineResource({
  slice: 'gestion',
  path: '/presence',
  libelle: 'Présence',
  isPassive: true,
  row: z.object({ id: z.uuid(), nom: z.string() }),
  query: z.object({
    /** « demande », or the key of a table that staff look after. */
    objet: z.string().regex(/^[a-z][a-z.-]{0,60}$/),
    cible: z.string().min(1).max(100),
  }),
  can: { list: access },
  identify: ({ id }) => id,
})
