import { z } from 'zod'

/** As much of JSON Schema as the shapes of the routes use. */
type Forme = {
  $ref?: string
  $defs?: Record<string, Forme>
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Forme[]
  oneOf?: Forme[]
  properties?: Record<string, Forme>
  required?: string[]
  items?: Forme
  minItems?: number
  minimum?: number
  minLength?: number
}

const noms =
  /^(ids?|cible|session|.*Id|numPers|numeroContrat|contrat|personne|demande|violation|remoteFileName)$/

/** Whether a field names a row of somebody. */
const isIdentifiant = (nom: string, { format, type }: Forme) =>
  format === 'uuid' || (noms.test(nom) && (type === 'string' || type === 'integer'))

const formes = new WeakMap<object, Forme>()

/** Told once for each shape: it takes milliseconds, and tests ask for it at each of thousands of tries. */
function formeDe(schema: unknown): Forme {
  const known = formes.get(schema as z.ZodType)
  if (known) return known
  const options = { unrepresentable: 'any', io: 'input' } as const
  const forme = z.toJSONSchema(schema as z.ZodType, options) as Forme
  formes.set(schema as z.ZodType, forme)
  return forme
}

const variantesDe = (forme: Forme): Forme[] => forme.anyOf ?? forme.oneOf ?? [forme]
const isNul = ({ type }: Forme) => type === 'null'

/** Where a shape names rows: fields, fields of its fields, elements of its lists. */
const nomme = (forme: Forme, nom = ''): boolean =>
  isIdentifiant(nom, forme) ||
  variantesDe(forme).some((variante) => variante !== forme && nomme(variante, nom)) ||
  Object.entries(forme.properties ?? {}).some(([champ, inner]) => nomme(inner, champ)) ||
  (forme.items !== undefined && nomme(forme.items, nom))

/** Whether what a route takes names a row. */
export const nommeUneLigne = (schema: unknown): boolean => nomme(formeDe(schema))

const textes: Record<string, string> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T08:00:00Z',
  email: 'personne@example.org',
}

/** A value of that shape that names this row wherever it names one; what may be left out is, unless it names one. */
function exemple(forme: Forme, id: string, nom = ''): unknown {
  if (forme.const !== undefined) return forme.const
  if (forme.enum) return forme.enum[0]
  const variantes = variantesDe(forme)
  if (variantes[0] !== forme) {
    const choisie = variantes.find((un) => nomme(un, nom)) ?? variantes.find(isNul) ?? variantes[0]
    return choisie && exemple(choisie, id, nom)
  }
  if (isIdentifiant(nom, forme)) return forme.type === 'integer' ? Number(id) || 1 : id
  switch (forme.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(forme.properties ?? {})
          .filter(([champ, inner]) => forme.required?.includes(champ) || nomme(inner, champ))
          .map(([champ, inner]) => [champ, exemple(inner, id, champ)]),
      )
    case 'array':
      return forme.items && (forme.minItems || nomme(forme.items, nom))
        ? [exemple(forme.items, id, nom)]
        : []
    case 'integer':
    case 'number':
      return Math.max(forme.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textes[forme.format ?? ''] ?? 'essai'.padEnd(forme.minLength ?? 0, '.')
  }
}

/** One value for each kind of thing that the shape may say: of a gesture, each gesture. */
export function exemplesDe(schema: unknown): ((id: string) => unknown)[] {
  const forme = formeDe(schema)
  return variantesDe(forme).map((variante) => (id) => exemple(variante, id))
}
