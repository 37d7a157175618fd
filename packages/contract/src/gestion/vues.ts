import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** Everybody who works in the back office may keep views, and sees their own only. */
const access = { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } as const

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
  }),
  query: z.object({ gestion: z.string().min(1).max(100) }),
  data: z.strictObject({
    gestion: z.string().min(1).max(100),
    nom: z.string().trim().min(1).max(60),
    /** `q=…&tri=…`: never a person's data. */
    parametres: z.string().max(1_000),
  }),
  can: { list: access, create: access, delete: access },
  identify: ({ id }) => id,
})
