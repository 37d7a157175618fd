import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** `type` imports vanish at run time; `lazy` ones are evaluated after their importer. */
export type ImportKind = 'static' | 'lazy' | 'type'

export type Import = {
  specifier: string
  kind: ImportKind
  line: number
  /** 'node:fs', 'zod/mini', or the repository path that a relative specifier points to. */
  target: string
  relative: boolean
}

export type Module = { path: string; imports: Import[]; syntaxErrors: string[] }

type Sourced = { start: number; source: { value?: unknown } | null }

/** Reads the imports with a parser of our own: TypeScript 7 has no compiler API to ask. */
export function readModule(path: string, text: string): Module {
  const { program, errors } = parseSync(path, text)
  const imports: Import[] = []
  const add = (kind: ImportKind, { start, source }: Sourced) => {
    const specifier = source?.value
    if (typeof specifier !== 'string') return
    const line = text.slice(0, start).split('\n').length
    imports.push({ specifier, kind, line, ...locate(path, specifier) })
  }
  const kindOf = (kind: string | undefined) => (kind === 'type' ? 'type' : 'static')
  new Visitor({
    ImportDeclaration: (node) => add(kindOf(node.importKind), node),
    ExportAllDeclaration: (node) => add(kindOf(node.exportKind), node),
    ExportNamedDeclaration: (node) => add(kindOf(node.exportKind), node),
    ImportExpression: (node) => add('lazy', { ...node, source: literalOf(node.source) }),
    TSImportType: (node) => add('type', node),
    CallExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'require') return
      add('static', { start: node.start, source: literalOf(node.arguments[0]) })
    },
  }).visit(program)
  return { path, imports, syntaxErrors: errors.map((error) => error.message) }
}

/** A template without expressions is a literal in disguise. */
function literalOf(node: object | undefined): { value?: unknown } | null {
  if (!node) return null
  const { quasis } = node as { quasis?: { value: { cooked: string | null } }[] }
  return quasis?.length === 1 ? { value: quasis[0]?.value.cooked } : node
}

function locate(from: string, specifier: string): Pick<Import, 'target' | 'relative'> {
  const path = specifier.replace(/[?#].*$/, '') // Vite's suffixes, such as ?url
  if (/^\.\.?(\/|$)/.test(path)) {
    return { target: posix.join(posix.dirname(from), path), relative: true }
  }
  const bare = isBuiltin(path) && !path.startsWith('node:')
  return { target: bare ? `node:${path}` : path, relative: false }
}
