import { parseSync, Visitor } from 'oxc-parser'

/** A test that does not run claims nothing, but the ids that it names must exist. */
export type Title = { text: string; runs: boolean }

const testers = new Set(['test', 'testAlone', 'it', 'describe'])
const idle = new Set(['skip', 'todo', 'fixme'])

type Node = { type: string; [key: string]: unknown }

/** The titles of the tests in a file. */
export function readTitles(path: string, text: string): Title[] {
  const titles: Title[] = []
  const literals: string[] = []
  let computed = false
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') literals.push(value)
    },
    TemplateElement: ({ value }) => {
      literals.push(value.cooked ?? '')
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      const names = namesOf(callee as unknown as Node)
      if (!names.some((name) => testers.has(name)) || !title) return
      const text = leadingText(title as unknown as Node)
      if (text) titles.push({ text, runs: !names.some((name) => idle.has(name)) })
      else if (!title.type.endsWith('FunctionExpression')) computed = true
    },
  }).visit(parseSync(path, text).program)
  if (!computed) return titles
  // Titles that come from a table stand elsewhere in the file.
  const named = new Set(titles.map(({ text }) => text))
  const others = literals.filter((text) => !named.has(text))
  return [...titles, ...others.map((text) => ({ text, runs: true }))]
}

/** test → ['test'], test.describe.only → ['test', 'describe', 'only']. */
function namesOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type !== 'MemberExpression') return []
  return [...namesOf(callee.object as Node), ...namesOf(callee.property as Node)]
}

function leadingText(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type === 'BinaryExpression') return leadingText(node.left as Node)
  if (node.type !== 'TemplateLiteral') return ''
  const [first] = node.quasis as { value: { cooked: string | null } }[]
  return first?.value.cooked ?? ''
}

/** 'R5.31, R5.32 refuses …' → ['R5.31', 'R5.32']. */
export function readIds(title: string): string[] {
  const ids: string[] = []
  for (const word of title.trim().split(/\s+/)) {
    const parts = word.split(',').filter(Boolean)
    if (parts.length === 0 || !parts.every((part) => /^R\d+\.\d+$/.test(part))) break
    ids.push(...parts)
  }
  return ids
}
