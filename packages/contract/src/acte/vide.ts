import { z } from 'zod'

/** A form before anything is typed, by its shape: no text, no file, nothing ticked, nobody chosen. */
export function videDe<S extends object>(shape: z.core.$ZodType<S>, connu: Partial<S> = {}): S {
  const vide = { ...(emptyOf(shape) as S), ...connu }
  const missing = Object.entries(vide).filter(([, value]) => value === undefined)
  if (missing.length > 0)
    throw new Error(
      `An act must say what it begins with: ${missing.map(([key]) => key).join(', ')}`,
    )
  return vide
}

/** Undefined: a kind without an empty value, such as a choice. */
function emptyOf(shape: z.core.$ZodType): unknown {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return ''
    case 'boolean':
      return false
    case 'number':
      return 0
    case 'array':
      return []
    case 'nullable':
      return null
    case 'default':
      return def.defaultValue
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, part]) => [key, emptyOf(part)]),
      )
    default:
      return z.safeParse(shape, '').success ? '' : undefined
  }
}
