import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** What waits for a second person, and that whoever looks may decide: none that they asked for themselves. */
export const approbationsResource = defineResource({
  slice: 'approbations',
  path: '/approbations',
  libelle: 'Accords attendus',
  envelope: 'one',
  row: z.object({
    notifications: z.int(),
    /** Changes of an offer that are to be notified. */
    evolutions: z.int(),
    /** Breaches whose touched people are to be told. */
    violations: z.int(),
    /** Protections of accounts that somebody asked to take off; the first of these accounts. */
    protections: z.int(),
    compteId: z.uuid().nullable(),
    /** Changes that take two administrators; what the first of them is about. */
    accords: z.int(),
    accord: z.object({ objet: z.enum(['clients', 'compte']), cible: z.string() }).nullable(),
  }),
  can: { list: { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } },
  identify: () => '',
})
