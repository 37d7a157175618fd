import { etatsAccord, gestesAccordes, objetsAccord } from '@espace-adherent/domain'
import { z } from 'zod'
import { defineResource } from '../resources/define.ts'

/** A change that takes two administrators, as they see it; a secret is only said to be new. */
export const accordSchema = z.object({
  id: z.uuid(),
  objet: z.enum(objetsAccord),
  cible: z.string(),
  etat: z.enum(etatsAccord),
  /** Who asked for it, and who agreed; null when their account is gone. */
  par: z.string().nullable(),
  demandeLe: z.iso.datetime(),
  decidePar: z.string().nullable(),
  decideLe: z.iso.datetime().nullable(),
  /** When it is done, once it is agreed to. */
  effetLe: z.iso.datetime().nullable(),
  /** Until when it may be agreed to. */
  expireLe: z.iso.datetime(),
  changements: z.array(z.object({ champ: z.string(), avant: z.unknown(), apres: z.unknown() })),
  /** What the reader may do. */
  gestes: z.array(z.enum(gestesAccordes)),
  /** Why the reader's agreement would not count. */
  empechement: z.string().nullable(),
})
export type Accord = z.infer<typeof accordSchema>

/** What administrators do with such a change; the answer is its new state. */
export const accordsResource = defineResource({
  slice: 'accords',
  path: '/accords',
  libelle: 'Changements à deux administrateurs',
  row: accordSchema,
  data: z.strictObject({ id: z.uuid(), geste: z.enum(gestesAccordes) }),
  can: { update: { backoffice: { domaine: 'clients', action: 'update' } } },
  identify: ({ id }) => id,
})
export * from './a-deux.ts'
