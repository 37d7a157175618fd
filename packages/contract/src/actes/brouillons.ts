import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { brouillonsAddress } from './address.ts'
import { actesGestion } from './cles.ts'
import { saisieLibre } from './demarches.ts'

/** What somebody began to type; the server keeps it, on whichever device they go on. */
export const brouillonSchema = z.object({
  acte: z.enum(actesGestion),
  libelle: z.string(),
  sujet: z.string().max(100),
  /** The step at which it was left. */
  etape: z.string().max(50),
  /** The rank of that step among those asked, from 1. */
  rang: z.int(),
  etapes: z.int(),
  saisie: saisieLibre,
  /** Fields whose answer no longer fits the act: they are emptied and named. */
  perdus: z.array(z.string()),
  revision: z.int(),
  modifieLe: z.iso.datetime(),
  /** The day on which it is thrown away. */
  jusquAu: z.iso.date(),
})
export type Brouillon = z.infer<typeof brouillonSchema>

/** What the verb `delete` names a draft by. */
export const brouillonId = ({ acte, sujet }: Pick<Brouillon, 'acte' | 'sujet'>) =>
  `${acte}.${sujet}`

export const brouillonsResource = defineResource({
  ...brouillonsAddress,
  slice: 'actes',
  row: brouillonSchema,
  /** The drafts of one act, or all. */
  query: z.object({ acte: z.enum(actesGestion).optional() }),
  data: z.strictObject({
    acte: z.enum(actesGestion),
    sujet: z.string().max(100),
    etape: z.string().max(50),
    saisie: saisieLibre,
    /** The revision that the device last saw; 0: none. If another was saved since: 409. */
    revision: z.int().min(0),
  }),
  can: ['list', 'update', 'delete'],
  identify: brouillonId,
})
