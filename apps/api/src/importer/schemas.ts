import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  correspondancesSchema,
  definitionDe,
  manifesteSchema,
  nomsEntites,
  rapportSchema,
  rejetSchema,
  schemaSuppression,
} from '@espace-adherent/contract/imports'
import { z } from 'zod'

/** `docs/imports/`: what an insurer checks its files with, in whatever language it writes them. */
export function ecrireSchemas(): Map<string, string> {
  const schemas: [string, z.ZodType][] = [
    ...nomsEntites.map((entite): [string, z.ZodType] => {
      const { schema, isSupprimable } = definitionDe(entite)
      return [entite, isSupprimable ? z.union([schema, schemaSuppression(entite)]) : schema]
    }),
    ['manifeste', manifesteSchema],
    ['correspondance', correspondancesSchema],
    ['rejet', rejetSchema],
    ['rapport', rapportSchema],
  ]
  return new Map(
    schemas.map(([nom, schema]) => [
      `${nom}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 1)}\n`,
    ]),
  )
}

export async function poserSchemas(dossier: string): Promise<number> {
  await mkdir(dossier, { recursive: true })
  const schemas = ecrireSchemas()
  for (const [nom, texte] of schemas) await writeFile(join(dossier, nom), texte)
  return schemas.size
}
