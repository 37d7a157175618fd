import { z } from 'zod'

/** Takes from a value what its schema names, and nothing else; `null` keeps the value as it is. */
type Projection = ((value: unknown) => unknown) | null
type Known = Map<z.core.$ZodType, { projection: Projection }>

/**
 * Writes a value as JSON without the keys that its schema does not name.
 * Nothing is validated: rows come from our own repositories, whose types the compiler has checked,
 * and parsing every row again costs ten times the writing. The schema is read once, at boot.
 */
export function compileSerializer(schema: z.core.$ZodType): (value: unknown) => string {
  const project = projectionOf(schema, new Map())
  return project ? (value) => JSON.stringify(project(value)) : (value) => JSON.stringify(value)
}

function projectionOf(schema: z.core.$ZodType, known: Known): Projection {
  const seen = known.get(schema)
  // A schema met again (or inside itself: trees) is looked up when a value passes.
  if (seen) return (value) => (seen.projection ? seen.projection(value) : value)
  const entry: { projection: Projection } = { projection: null }
  known.set(schema, entry)
  entry.projection = build(schema, known)
  return entry.projection
}

function build(schema: z.core.$ZodType, known: Known): Projection {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
    case 'date':
    case 'any':
    case 'unknown':
      return null
    case 'optional':
    case 'nullable':
    case 'readonly':
      return whenPresent(projectionOf(def.innerType, known))
    case 'array':
      return eachItem(projectionOf(def.element, known))
    case 'record':
      return eachValue(projectionOf(def.valueType, known))
    case 'object':
      return def.catchall ? null : namedKeys(def.shape, known)
    default:
      // Unions, transformations and the like: the library knows better.
      return (value) => z.encode(schema, value as never)
  }
}

const whenPresent = (inner: Projection): Projection =>
  inner && ((value) => (value === null || value === undefined ? value : inner(value)))

const eachItem = (inner: Projection): Projection =>
  inner && ((value) => (value as unknown[]).map(inner))

const eachValue = (inner: Projection): Projection =>
  inner &&
  ((value) =>
    Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, inner(item)])))

function namedKeys(shape: Readonly<Record<string, z.core.$ZodType>>, known: Known): Projection {
  const keys = Object.keys(shape).map((key) => ({
    key,
    inner: projectionOf(shape[key] as z.core.$ZodType, known),
  }))
  return (value) => {
    const projected: Record<string, unknown> = {}
    for (const { key, inner } of keys) {
      const item = (value as Record<string, unknown>)[key]
      if (item !== undefined) projected[key] = inner ? inner(item) : item
    }
    return projected
  }
}
