/** What of a document of the API its readers rest on. */
export type Document = {
  paths: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, unknown> }
}

type Shape = Record<string, unknown>
/** `entree`: what is sent, which may ask for no more than before. `sortie`: what is answered, which may say no less. */
type Sens = 'entree' | 'sortie'

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const shapeOf = (value: unknown): Shape => (isShape(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Programs of others were made from the first document: why they would break on the second, one sentence for each. */
export function breaksOf(before: Document, after: Document): string[] {
  const found: string[] = []
  const reader = (document: Document) => (value: unknown) => {
    const ref = shapeOf(value).$ref
    if (typeof ref !== 'string') return shapeOf(value)
    return shapeOf(document.components?.schemas?.[ref.split('/').at(-1) ?? ''])
  }
  const [ofBefore, ofAfter] = [reader(before), reader(after)]

  function compare(where: string, one: unknown, other: unknown, sens: Sens): void {
    const [old, now] = [ofBefore(one), ofAfter(other)]
    const variants = variantsOf(old)
    if (variants.length > 0) {
      compareVariants(where, variants, variantsOf(now), sens)
      return
    }
    if (old.type !== undefined && now.type !== undefined && !isSame(old.type, now.type))
      found.push(`${where}: was ${String(old.type)}, is ${String(now.type)}`)
    if (sens === 'entree')
      for (const value of listOf(old.enum).filter((known) => !listOf(now.enum).includes(known)))
        found.push(`${where}: « ${String(value)} » may not be sent any more`)
    if (old.items) compare(`${where}[]`, old.items, now.items, sens)
    compareFields(where, old, now, sens)
  }

  function compareFields(where: string, old: Shape, now: Shape, sens: Sens): void {
    const [known, there] = [shapeOf(old.properties), shapeOf(now.properties)]
    const [asked, asks] = [listOf(old.required), listOf(now.required)]
    for (const [name, one] of Object.entries(known)) {
      const field = `${where}.${name}`
      if (!(name in there)) found.push(`${field}: is gone`)
      else {
        if (sens === 'sortie' && asked.includes(name) && !asks.includes(name))
          found.push(`${field}: may be missing`)
        compare(field, one, there[name], sens)
      }
    }
    if (sens === 'entree')
      for (const name of asks.filter((each) => !asked.includes(each)))
        found.push(`${where}.${String(name)}: has become required`)
  }

  function compareVariants(where: string, old: unknown[], now: unknown[], sens: Sens): void {
    for (const [rank, one] of old.entries()) {
      const kind = kindOf(ofBefore(one))
      const other = kind === null ? now[rank] : now.find((each) => kindOf(ofAfter(each)) === kind)
      if (other === undefined) found.push(`${where}: no « ${kind ?? rank} » any more`)
      else compare(kind === null ? where : `${where}(${kind})`, one, other, sens)
    }
  }

  for (const [path, verbs] of Object.entries(before.paths))
    for (const [verb, one] of Object.entries(verbs)) {
      const call = `${verb.toUpperCase()} ${path}`
      const now = after.paths[path]?.[verb]
      if (now === undefined) {
        found.push(`${call}: is gone`)
        continue
      }
      compareFields(call, parametersOf(one), parametersOf(now), 'entree')
      compare(call, bodyOf(one), bodyOf(now), 'entree')
      compare(call, answerOf(one), answerOf(now), 'sortie')
    }
  return found
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const variantsOf = ({ oneOf, anyOf }: Shape): unknown[] => listOf(oneOf ?? anyOf)

/** What tells one of several shapes apart: the word that its first constant field has. */
function kindOf({ properties, type }: Shape): string | null {
  for (const field of Object.values(shapeOf(properties))) {
    const { const: only, enum: among } = shapeOf(field)
    const word = only ?? (listOf(among).length === 1 ? listOf(among)[0] : undefined)
    if (typeof word === 'string') return word
  }
  return typeof type === 'string' && type !== 'object' ? type : null
}

const jsonOf = (value: unknown) =>
  shapeOf(shapeOf(shapeOf(value).content)['application/json']).schema
const bodyOf = (call: unknown) => jsonOf(shapeOf(call).requestBody)
const answerOf = (call: unknown) => jsonOf(shapeOf(shapeOf(call).responses)['200'])

/** What stands in the address, as one shape. */
function parametersOf(call: unknown): Shape {
  const parameters = listOf(shapeOf(call).parameters).map(shapeOf)
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [String(name), schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  }
}
