import { z } from 'zod'
import { defineResource } from '../resources/define.ts'
import { type TableReferentiel, tablesReferentiel } from './index.ts'

/** Some thousands of lines; beyond, the file is cut in two. */
export const CSV_MAX = 900_000

export const importReferentielSchema = z.object({
  creations: z.int(),
  modifications: z.int(),
  inchangees: z.int(),
  /** Of the table, those that the file does not name: they stay. */
  absentes: z.int(),
  /** What is wrong, by the number of its line; nothing is written while there is any. */
  erreurs: z.array(z.object({ ligne: z.int(), message: z.string() })),
  /** The first changes, as they would be. */
  apercu: z.array(
    z.object({
      ligne: z.int(),
      code: z.string(),
      avant: z.string().nullable(),
      apres: z.string(),
    }),
  ),
})
export type ImportReferentiel = z.infer<typeof importReferentielSchema>

/** A table of codes and labels, from a spreadsheet: first to see, then for good. */
export const importReferentielResource = defineResource({
  slice: 'referentiel',
  path: '/referentiel/import',
  libelle: 'Import d’un référentiel',
  row: importReferentielSchema,
  data: z.strictObject({
    table: z.enum(tablesReferentiel as [TableReferentiel, ...TableReferentiel[]]),
    csv: z.string().min(1).max(CSV_MAX),
    /** Nothing is written: what would be is told. */
    isEssai: z.boolean(),
  }),
  can: { update: { backoffice: { domaine: 'referentiels', action: 'create' } } },
  identify: () => '',
})
