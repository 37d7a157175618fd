/** A JSON Schema, or what stands around one. */
type Shape = { [key: string]: unknown }
type Path = Record<string, Shape>

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** Fewer fields than that are read faster where they stand. */
const FEW = 3

/** What a format says already, and the bounds of every whole number: nobody reads these a hundred times over. */
const SAID = new Set(['date', 'date-time', 'uuid', 'email'])
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isShape(value)) return value
  const kept = Object.entries(value).filter(
    ([key, one]) =>
      !(key === 'pattern' && SAID.has(String(value.format))) &&
      !(value.type === 'integer' && one === Number.MIN_SAFE_INTEGER) &&
      !(value.type === 'integer' && one === Number.MAX_SAFE_INTEGER),
  )
  return Object.fromEntries(kept.map(([key, one]) => [key, plain(one)]))
}

/** « contrats.list », « post-api-x » → « ContratsList », « PostApiX ». */
const spell = (text: string) =>
  text
    .normalize('NFD')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const wordOf = ({ const: only, enum: among = [only] }: Shape): string[] => {
  const [word, ...more] = among as unknown[]
  return typeof word === 'string' && word !== '' && more.length === 0 ? [word] : []
}

/** Of shapes that are told apart by a word, that word. */
function kindOf({ properties }: Shape): string | null {
  const told = Object.values((properties ?? {}) as Record<string, Shape>)
  const [only, ...more] = told.flatMap(wordOf)
  return only !== undefined && more.length === 0 && told.length > 1 ? only : null
}

const fields = (shape: Shape) =>
  shape.type === 'object' && isShape(shape.properties) ? Object.keys(shape.properties).length : 0

/**
 * Gives a name to what is sent, to what is answered, to the rows of a list, and to any object that stands twice: programs
 * that are made from this document name their types by it. The same shape has one name, of whoever comes first in the
 * order of addresses.
 */
export function nameShapes(
  paths: Record<string, Path>,
  taken: Record<string, Shape>,
): { paths: Record<string, Path>; schemas: Record<string, Shape> } {
  const sorted = Object.entries(paths)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, calls]): [string, Path] => [path, plain(calls) as Path])
  const known = Object.fromEntries(
    Object.entries(taken).map(([name, one]) => [name, plain(one) as Shape]),
  )
  const times = new Map<string, number>()
  for (const [, calls] of sorted) count(calls, times)
  const names = new Map<string, string>()
  const schemas: Record<string, Shape> = { ...known }

  const keep = (shape: Shape, asked: readonly string[]): Shape => {
    const wanted = asked.map(spell)
    const text = JSON.stringify(shape)
    const before = names.get(text)
    if (before) return refer(before)
    const [last = 'Forme'] = wanted.toReversed()
    let name = wanted.find((one) => !(one in schemas)) ?? last
    for (let n = 2; name in schemas; n++) name = `${last}${n}`
    names.set(text, name)
    // Its place is taken before what it holds asks for names.
    schemas[name] = {}
    schemas[name] = within(shape, name)
    return refer(name)
  }
  const visit = (value: unknown, owner: string, field: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, owner, field))
    if (!isShape(value)) return value
    const kind = kindOf(value)
    const isTwice = fields(value) >= FEW && (times.get(JSON.stringify(value)) ?? 0) > 1
    const isRow = field === 'items' && fields(value) > 0
    if (kind === null && !isTwice && !isRow) return within(value, owner, field)
    const whole = owner.replace(/(?:ListReponse|Saisie|Reponse)$/, '')
    const called = isRow ? `${whole} ligne` : (kind ?? (field || `${whole} forme`))
    return keep(value, kind === null ? [called, `${whole} ${field}`] : [`${whole} ${kind}`])
  }
  const within = (shape: Shape, owner: string, field = ''): Shape =>
    Object.fromEntries(
      Object.entries(shape).map(([key, one]) => {
        if (key === 'properties' && isShape(one))
          return [
            key,
            Object.fromEntries(
              Object.entries(one).map(([name, each]) => [name, visit(each, owner, name)]),
            ),
          ]
        // Rows of `items` are the list's; those of any other list bear its name.
        if (key === 'items' || key === 'anyOf' || key === 'oneOf' || key === 'allOf')
          return [key, visit(one, owner, field)]
        return [
          key,
          key === 'enum' || key === 'required' || key === 'default'
            ? one
            : visit(one, owner, field),
        ]
      }),
    )

  const made = new Map(
    sorted.map(([path, calls]): [string, Path] => [
      path,
      Object.fromEntries(
        Object.entries(calls).map(([verb, call]) => [verb, nameCall(call, { keep, visit })]),
      ),
    ]),
  )
  const text = JSON.stringify([...made.values(), schemas])
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"${refer(name).$ref}"`))
  const inOrder = Object.keys(paths).map((path) => [path, made.get(path) ?? {}])
  return { paths: Object.fromEntries(inOrder), schemas: sortKeys(Object.fromEntries(used)) }
}

const refer = (name: string): Shape => ({ $ref: `#/components/schemas/${name}` })

const sortKeys = (shapes: Record<string, Shape>) =>
  Object.fromEntries(Object.entries(shapes).sort(([one], [other]) => (one < other ? -1 : 1)))

type Naming = {
  keep(shape: Shape, wanted: readonly string[]): Shape
  visit(value: unknown, owner: string, field: string): unknown
}

const SUFFIXES: Readonly<Record<string, string>> = { 200: 'reponse', 409: 'conflit' }

/** What a call takes and answers has the call's name. */
function nameCall(call: Shape, { keep, visit }: Naming): Shape {
  const id = String(call.operationId)
  const content = (media: unknown, suffix: string): unknown =>
    isShape(media)
      ? Object.fromEntries(
          Object.entries(media).map(([type, one]) => {
            const { schema, ...rest } = one as Shape
            const named =
              isShape(schema) && (fields(schema) > 0 || schema.anyOf || schema.oneOf)
                ? keep(schema, [`${id} ${suffix}`])
                : visit(schema, spell(`${id} ${suffix}`), '')
            return [type, { ...rest, ...(named !== undefined && { schema: named }) }]
          }),
        )
      : media
  const body = call.requestBody as Shape | undefined
  const responses = Object.entries((call.responses ?? {}) as Record<string, Shape>)
  return {
    ...call,
    ...(body && { requestBody: { ...body, content: content(body.content, 'saisie') } }),
    responses: Object.fromEntries(
      responses.map(([status, one]) => [
        status,
        one.content
          ? { ...one, content: content(one.content, SUFFIXES[status] ?? `reponse ${status}`) }
          : one,
      ]),
    ),
  }
}

/** How often each object stands. */
function count(value: unknown, times: Map<string, number>): void {
  if (Array.isArray(value)) {
    for (const one of value) count(one, times)
    return
  }
  if (!isShape(value)) return
  if (fields(value) >= FEW) {
    const text = JSON.stringify(value)
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  for (const one of Object.values(value)) count(one, times)
}
