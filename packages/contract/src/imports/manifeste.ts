import { isDateCalendaire } from '@espace-adherent/domain'
import { z } from 'zod'
import { nomsEntites } from './entites/definition.ts'

export const FORMAT_IMPORT = 'espace-adherent-import/1'

const nom = z.string().trim().min(1).max(100)

/** Of the folder itself: `personnes.jsonl`, `.jsonl.gz`, `.jsonl.zst`, `.csv`. */
const fichier = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*\.(?:jsonl|csv)(?:\.gz|\.zst)?$/)

export const partieSchema = z.strictObject({
  fichier,
  entite: z.enum(nomsEntites),
  /** `complet`: what is not in the file is gone, from `depuis` on. `delta`: only what says `supprime`. */
  mode: z.enum(['complet', 'delta']),
  /** Of payments, statements and contributions: the first day that the file speaks of. */
  depuis: z.string().refine(isDateCalendaire).optional(),
  /** How many records it holds. */
  enregistrements: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The accountant's totals: field → year → cents. */
  controle: z.record(nom, z.record(z.string().regex(/^\d{4}$/), z.int())).optional(),
})
export type Partie = z.infer<typeof partieSchema>

/** What a folder holds, and where it stands in the order of those that were sent. */
export const manifesteSchema = z.strictObject({
  format: z.literal(FORMAT_IMPORT),
  /** The management system that it comes from. */
  source: nom,
  /** Told apart from all that were sent before. */
  lot: nom,
  /** The one before; none of the first. */
  precedent: nom.nullable(),
  /** The lot whose refused records these are, corrected: it is no link of the chain. */
  corrige: nom.optional(),
  prisLe: z.iso.datetime({ offset: true }),
  fichiers: z
    .array(partieSchema)
    .min(1)
    .refine((parties) => new Set(parties.map((p) => p.entite)).size === parties.length, {
      error: 'Un seul fichier par entité',
    }),
})
export type Manifeste = z.infer<typeof manifesteSchema>
