import type { Hasard } from './hasard.ts'

/** As much of JSON Schema as the product's document uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** Text that breaks things which forget that text is data. */
export const textesHostiles: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00',
  'é'.repeat(300),
  'a'.repeat(100_000),
  '\u202e\u200fdroite',
  '\ufeff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  "' or 1=1; drop table compte; --",
  '$1$$',
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '=HYPERLINK("http://x")',
  '\n=1+1',
  '../../../etc/passwd',
  '..\\..\\x',
  '/dev/null',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '0',
  '-1',
  '1e999',
  '9'.repeat(40),
  '-9223372036854775809',
  '2147483648',
  '0x10',
  '١٢٣',
  '2026-02-30',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '10000-01-01',
  '-002026-01-01',
  '2026-13-01',
  '2026-01-01T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'eyJhIjoxfQ==',
  'W10=',
  'WyJhIiwiXHUwMDAwIl0',
  '\r\nX-Injecte: 1',
  '%00',
  '%ff',
  '%2e%2e%2f',
]

/** What is no text at all, where a text was expected. */
const valeursHostiles: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 1, length: -1 },
  ['a', 'b'],
  Array.from({ length: 2_000 }, (_, i) => i),
  nested(40),
  nested(500),
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

export const hostile = (hasard: Hasard): unknown =>
  hasard.isOnce(3) ? hasard.among(valeursHostiles) : hasard.among(textesHostiles)

/** Values that mean something to the demonstration, by the name of their field. */
const connues: Record<string, readonly unknown[]> = {
  numContrat: ['20450001', '20450002', '20450005', '0'],
  nomConsentement: ['offres', 'enquetes'],
  iban: ['FR7630006000012000000710189'],
  bic: ['AGRIFRPP882'],
  titulaire: ['Camille Martin'],
  name: ['Actualites', 'Popups', 'x'],
  codePostal: ['69003', '75'],
  ids: [[1], [1, 2]],
  query: ['remboursement', 'carte'],
  annee: [2026, 2025],
  taille: [5],
  limite: [5],
}

/** A value that the schema accepts, or nearly. */
export function juste(schema: Schema, hasard: Hasard, doc: Schemas, nom = ''): unknown {
  const known = connues[nom]
  if (known && hasard.next() < 0.8) return hasard.among(known)
  const seen = deref(schema, doc)
  if (seen.const !== undefined) return seen.const
  if (seen.enum) return hasard.among(seen.enum)
  const variants = seen.anyOf ?? seen.oneOf ?? seen.allOf
  if (variants) return juste(hasard.among(variants), hasard, doc, nom)
  const type = Array.isArray(seen.type) ? hasard.among(seen.type) : seen.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(seen.properties ?? {}).map(([key, inner]) => [
          key,
          juste(inner, hasard, doc, key),
        ]),
      )
    case 'array':
      return [juste(seen.items ?? {}, hasard, doc, nom)]
    case 'integer':
    case 'number':
      return hasard.among([seen.minimum ?? 1, seen.maximum ?? 2, 1, 10])
    case 'boolean':
      return hasard.isOnce(2)
    case 'null':
      return null
    default:
      return texteJuste(seen, hasard)
  }
}

function texteJuste({ format, minLength = 0, maxLength = 20 }: Schema, hasard: Hasard): string {
  if (format === 'uuid') return '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  if (format === 'date') return hasard.among(['2026-01-31', '1980-02-29', '2026-12-31'])
  if (format === 'email') return 'personne@example.org'
  const length = hasard.among([minLength, Math.min(maxLength, 200), Math.min(maxLength + 1, 200)])
  return hasard.among(['a', '1', 'é']).repeat(Math.max(length, 0))
}

export type Schemas = { components?: { schemas?: Record<string, Schema> } }

function deref(schema: Schema, doc: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (doc.components?.schemas?.[name] ?? {})
}

/** The same value with one of its leaves, a key or all of it replaced by something hostile. */
export function abime(value: unknown, hasard: Hasard): unknown {
  if (typeof value !== 'object' || value === null || hasard.isOnce(6)) return hostile(hasard)
  if (Array.isArray(value))
    return hasard.isOnce(2) ? hostile(hasard) : value.map((inner) => abime(inner, hasard))
  const entries = Object.entries(value)
  if (entries.length === 0 || hasard.isOnce(8))
    return { ...value, [hasard.among(textesHostiles).slice(0, 200)]: hostile(hasard) }
  const [key] = hasard.among(entries)
  if (hasard.isOnce(6)) return Object.fromEntries(entries.filter(([other]) => other !== key))
  return Object.fromEntries(
    entries.map(([other, inner]) => [other, other === key ? abime(inner, hasard) : inner]),
  )
}
