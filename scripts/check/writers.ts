import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { matchesAny } from '../support/files.ts'
import { readModule } from './modules.ts'
import { beside } from './rules.ts'
import { writersBeside } from './tolerated.ts'
import type { Source } from './transactions.ts'

type Node = { type: string; start: number; [key: string]: unknown }

/** A statement that writes or locks a table which another folder owns. */
export type Write = { path: string; line: number; how: string; table: string }

const product = ['apps/api/src/**']
const writing = new Set(['insert', 'update', 'delete'])
const reading = new Set(['from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin'])
const wording = /\b(insert\s+into|update|delete\s+from)\s+$/i

/** A table has one writer, its owner; what others want of it they ask by a command. What is tolerated may only shrink. */
export function findWriters(
  sources: readonly Source[],
  tolerated: readonly string[] = writersBeside,
): string[] {
  const found = sources
    .filter(({ path }) => matchesAny(path, product) && !matchesAny(path, beside))
    .flatMap(({ path, text }) => readWrites(path, text))
  const there = new Set(found.map(wordOf))
  return [
    ...found
      .filter((write) => !tolerated.includes(wordOf(write)))
      .map(
        ({ path, line, how, table }) =>
          `${path}:${line} must not ${how} ${table} (a table has one writer: ask its owner by a command)`,
      ),
    ...tolerated
      .filter((line) => !there.has(line))
      .map((line) => `${line} is tolerated, and no longer there: take the line off`),
  ]
}

const wordOf = ({ path, table }: Write) => `${path} → ${table}`

/**
 * The statements of a module on tables that it imports from elsewhere than its own folder. What it is handed as an
 * argument is not looked at: a table that is lent for reading fits in no argument that takes a table.
 */
export function readWrites(path: string, text: string): Write[] {
  if (!/\b(?:insert|update|delete|share)\b/i.test(text)) return []
  const { program } = parseSync(path, text)
  const owners = importsOf(path, text, program as unknown as Node)
  const writes: Write[] = []
  const add = (how: string, at: Node, table: unknown) => {
    const name = nameOf(table, owners)
    if (name === null) return
    const line = text.slice(0, at.start).split('\n').length
    writes.push({ path, line, how, table: name })
  }
  walk(program as unknown as Node, (node) => {
    if (node.type === 'TaggedTemplateExpression') {
      const { quasis = [], expressions = [] } = node.quasi as Record<string, Node[]>
      for (const [i, expression] of expressions.entries()) {
        const said = quasis[i]?.value as { raw: string } | undefined
        const [, verb] = wording.exec(said?.raw ?? '') ?? []
        if (verb) add(verb.replaceAll(/\s+/g, ' ').toLowerCase(), expression, expression)
      }
    }
    const method = methodOf(node)
    const [first, second] = (node.arguments ?? []) as Node[]
    if (method && writing.has(method)) add(method, node, first)
    if (method === 'for' && /^(?:no key )?update$|share$/.test(String(first?.value)))
      for (const table of lockedBy(node, second, program as unknown as Node))
        add('lock', table, table)
  })
  return writes
}

/** What it names with `of`, or all that its statement reads, which may begin in a function of the module. */
function lockedBy(lock: Node, options: Node | undefined, program: Node): Node[] {
  const named = ((options?.properties ?? []) as Node[]).find(
    ({ key }) => (key as Node | undefined)?.name === 'of',
  )
  if (named) return [named.value as Node]
  const tables: Node[] = []
  const addRead = (node: Node) => {
    const [first] = (node.arguments ?? []) as Node[]
    if (first && reading.has(methodOf(node) ?? '')) tables.push(first)
  }
  let begun: unknown
  for (let node = objectOf(lock); node; node = objectOf(node)) {
    addRead(node)
    begun = (node.callee as Node | undefined)?.name ?? begun
  }
  walk(program, (node) => {
    const { type, id } = node as Node & { id?: Node }
    if (begun && type === 'VariableDeclarator' && id?.name === begun) walk(node, addRead)
  })
  return tables
}

/** Names that stand for what another folder owns, and what that is called there. */
function importsOf(path: string, text: string, program: Node): Map<string, string> {
  const targets = new Map(readModule(path, text).imports.map((found) => [found.specifier, found]))
  const names = new Map<string, string>()
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const found = targets.get(String((node.source as Node).value))
      const isOwn =
        !found?.relative ||
        (/(?:\.schema|\/lu)\.ts$/.test(found.target) &&
          path.startsWith(`${posix.dirname(found.target)}/`))
      if (isOwn) return
      for (const { local, imported } of node.specifiers as Record<string, Node | undefined>[])
        names.set(String(local?.name), String((imported ?? local)?.name))
    }
    // Another name for one of them in a statement: alias(compte, 'gestionnaire').
    if (node.type === 'VariableDeclarator') {
      const made = node.init as Node | null
      const [first] = (made?.arguments ?? []) as Node[]
      const table = (made?.callee as Node | undefined)?.name === 'alias' && nameOf(first, names)
      if (table) names.set(String((node.id as Node).name), table)
    }
  })
  return names
}

function nameOf(table: unknown, names: ReadonlyMap<string, string>): string | null {
  const { type, name, object, property } = (table ?? {}) as Record<string, unknown>
  if (type === 'Identifier') return names.get(String(name)) ?? null
  // All of a face at once: tables.compte.
  if (type !== 'MemberExpression' || !names.has(String((object as Node).name))) return null
  return String((property as Node).name)
}

const methodOf = (node: Node): string | undefined => {
  if (node.type !== 'CallExpression') return undefined
  const { type, property } = node.callee as Record<string, unknown>
  return type === 'MemberExpression' ? String((property as Node).name) : undefined
}

const objectOf = (node: Node): Node | undefined => {
  const callee = node.callee as Record<string, Node> | undefined
  return callee?.object
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return
  if ('type' in node) visit(node as Node)
  for (const value of Object.values(node)) walk(value, visit)
}
