import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** Everybody who works in the back office writes something there. */
const access = { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } as const

/** As much as one draft may hold, in bytes. */
export const BROUILLON_OCTETS_MAX = 65_536

/** What they write, and of which row: « demande.refuser.<id> ». */
const cle = z.string().regex(/^[\w.%~!*'():-]{1,300}$/)

/**
 * What a member of staff has typed and not sent: whoever typed it finds it again, from any browser. Nobody else reads it.
 * The latest words stand, so that nothing is compared.
 */
export const brouillonsPersonnelResource = defineResource({
  slice: 'gestion',
  path: '/brouillons',
  libelle: 'Brouillons',
  isPassive: true,
  row: z.object({
    cle,
    /** As the screen reads it; null: there is none. */
    valeur: z.string().nullable(),
    le: z.iso.datetime(),
  }),
  query: z.object({ cle }),
  data: z.strictObject({ cle, valeur: z.string().max(BROUILLON_OCTETS_MAX).nullable() }),
  can: { list: access, update: access },
  identify: (row) => row.cle,
})
