import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartRefusedError } from './start-refused.ts'
import { textes } from './textes.ts'

/** What a file of whoever runs the portal says of each insurer: secrets too. What is wrong stops the start. */
export function readParClient<S extends z.ZodType>(
  reglage: string,
  fichier: string | null,
  schema: S,
): Record<string, z.output<S>> {
  if (fichier === null) return {}
  let ou = ''
  try {
    const read = z.record(z.string(), schema).safeParse(JSON.parse(readFileSync(fichier, 'utf8')))
    if (read.success) return read.data
    ou = read.error.issues.map((issue) => issue.path.join('.')).join(', ')
  } catch {
    // Said below: neither the file nor what is in it is quoted.
  }
  throw new StartRefusedError(textes.fichierMalEcrit(reglage, fichier, ou))
}
