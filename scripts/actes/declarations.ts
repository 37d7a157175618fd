import { posix } from 'node:path'
import { type Comment, parseSync, type Statement } from 'oxc-parser'

/** One thing that a module declares, with the lines that it takes and the names that it uses. */
export type Declaration = {
  /** `packages/domain/src/rib/iban.ts#maskIban`. */
  id: string
  path: string
  names: readonly string[]
  text: string
  lines: number
  /** Names of the same module, imported ones among them. */
  uses: ReadonlySet<string>
}

type Imported = { target: string; name: string }

export type Source = {
  path: string
  declarations: Declaration[]
  /** What a local name stands for; `*`: all of the module. */
  imports: Map<string, Imported>
  /** What it exports of others: name there, name here; `*` both: everything. */
  reexports: { target: string; from: string; as: string }[]
}

const packages = /^@espace-adherent\/(\w+)(?:\/(.+))?$/

function locate(path: string, specifier: string): string {
  const [, name, part] = packages.exec(specifier) ?? []
  if (name) return `packages/${name}/src/${part ? `${part}/` : ''}index.ts`
  return posix.join(posix.dirname(path), specifier)
}

/** Neither blank lines nor comments are a cost to whoever maintains them. */
const count = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length

const withoutComments = (text: string, comments: readonly Comment[]) =>
  comments.reduce((rest, { start, end }) => {
    const blank = rest.slice(start, end).replaceAll(/[^\n]/g, ' ')
    return `${rest.slice(0, start)}${blank}${rest.slice(end)}`
  }, text)

const identifiers = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])

export function readSource(path: string, whole: string): Source {
  const source: Source = { path, declarations: [], imports: new Map(), reexports: [] }
  if (path.endsWith('.css')) {
    const text = whole.replaceAll(/\/\*[\s\S]*?\*\//g, '')
    add(source, ['default'], text, new Set())
    return source
  }
  const { program, comments } = parseSync(path, whole)
  const text = withoutComments(whole, comments)
  for (const statement of program.body) {
    const own = text.slice(statement.start, statement.end)
    if (statement.type === 'ImportDeclaration') addImports(source, statement)
    else if (!addReexports(source, statement))
      add(source, namesOf(statement), own, lazilyImported(source, own))
  }
  return source
}

function add(source: Source, names: readonly string[], text: string, lazy: ReadonlySet<string>) {
  const uses = new Set([...identifiers(text), ...lazy])
  const id = `${source.path}#${names[0] ?? source.declarations.length}`
  source.declarations.push({ id, path: source.path, names, text, lines: count(text), uses })
}

/** `import('./Screen.tsx')` uses what that module exports by default. */
function lazilyImported(source: Source, text: string): Set<string> {
  const found = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, specifier = '']) => {
    const target = locate(source.path, specifier)
    source.imports.set(target, { target, name: '*' })
    return target
  })
  return new Set(found)
}

function addImports(
  { path, imports }: Source,
  statement: Extract<Statement, { type: 'ImportDeclaration' }>,
) {
  const target = locate(path, statement.source.value)
  for (const one of statement.specifiers) {
    const name =
      one.type === 'ImportNamespaceSpecifier'
        ? '*'
        : one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : nameOf(one.imported)
    imports.set(one.local.name, { target, name })
  }
}

function addReexports({ path, reexports }: Source, statement: Statement): boolean {
  if (statement.type === 'ExportAllDeclaration') {
    reexports.push({ target: locate(path, statement.source.value), from: '*', as: '*' })
    return true
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return false
  const target = locate(path, statement.source.value)
  for (const { local, exported } of statement.specifiers)
    reexports.push({ target, from: nameOf(local), as: nameOf(exported) })
  return true
}

const nameOf = (node: { type: string; name?: string; value?: string }) =>
  node.name ?? node.value ?? ''

function namesOf(statement: Statement): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default']
  const declared =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : (statement as Statement)
  if (!declared) return []
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : namesIn(id),
    )
  const { id } = declared as { id?: { name?: string } | null }
  return id?.name ? [id.name] : []
}

/** `const { a, b } = …`. */
function namesIn(pattern: object): string[] {
  const { properties, elements } = pattern as {
    properties?: { value?: { name?: string } }[]
    elements?: ({ name?: string } | null)[]
  }
  return [...(properties ?? []).map(({ value }) => value), ...(elements ?? [])].flatMap((one) =>
    one?.name ? [one.name] : [],
  )
}
