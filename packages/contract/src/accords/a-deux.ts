import { objetsAccord } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** What waits for a second person and the reader may decide; nothing that the reader asked for. */
export const approbationsResource = defineResource({
  slice: 'accords',
  path: '/approbations',
  libelle: 'Accords attendus',
  envelope: 'one',
  row: z.object({
    notifications: z.int(),
    /** Changes of an offer that are to be notified. */
    evolutions: z.int(),
    /** Breaches to be told to the people concerned. */
    violations: z.int(),
    /** Accounts whose protection somebody asked to take off; the first of them. */
    protections: z.int(),
    compteId: z.uuid().nullable(),
    /** Lots whose deletions somebody asked to confirm. */
    imports: z.int(),
    /** Keys of the insurer's management system. */
    clesSysteme: z.int(),
    /** Changes that take two administrators; the subject of the first. */
    accords: z.int(),
    accord: z.object({ objet: z.enum(objetsAccord), cible: z.string() }).nullable(),
  }),
  can: { list: { backoffice: { domaine: 'tableau-de-bord', action: 'read' } } },
  identify: () => '',
})
