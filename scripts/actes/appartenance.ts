import { posix } from 'node:path'
import type { Declaration, Source } from './declarations.ts'

/**
 * What would leave the product if its acts were taken away, slice by slice.
 *
 * A slice's own are the declarations of its acts (`defineActe`), what the server does with them (`traite`),
 * their forms (`demarche`, `<Demarche>`), and all that nothing else uses: rules, shapes, statements, words,
 * styles. What two slices share, or a screen besides, belongs to neither. Tests, demonstration data, migrations
 * and tables are not counted; neither are imports, blank lines and comments. Files that only tie slices together
 * (`app/`, `areas/`, an `index.ts`) use nothing. What is said to people is told apart.
 */
export type Part = {
  slice: string
  actes: string[]
  lignes: Map<string, number>
  /** Files that hold nothing else. */
  entiers: string[]
}

const seeds =
  /\b(?:traite|demandePublique|\w*[dD]emarche)(?:[A-Z]\w*)?\(|<(?:Demarche|ActeDialog)\b/
/**
 * The packages declare in their `index.ts` too; that of a slice of an app only says what it is made of. The list of all
 * acts names their heads, and what finds their declarations names everything.
 */
const isTie = (path: string) =>
  /^apps\/\w+\/src\/((app|areas|installer)\/|.*\/index\.ts$)/.test(path) ||
  /^packages\/contract\/src\/actes(\/liste)?\.ts$/.test(path)
const isDeclared = ({ path }: { path: string }) =>
  path.startsWith('packages/contract/') && !path.startsWith('packages/contract/src/acte/')

export function findParts(sources: readonly Source[]): Part[] {
  const graph = tie(sources)
  const planted = [...graph.uses.keys()].filter((one) => !isEngine(one) && seeds.test(one.text))
  const contrats = sources.filter(
    (source) => isDeclared(source) && source.declarations.some(({ text }) => isActe(text)),
  )
  const actes = Map.groupBy(
    contrats.flatMap(({ declarations }) =>
      declarations.filter(({ names: [name = ''] }) => /^[a-z]\w*Acte$/.test(name)),
    ),
    ({ path }) => posix.basename(posix.dirname(path)),
  )
  return [...actes].map(([slice, declared]) => {
    // The rules of an act that is open to everybody stand beside it, for its form without an account.
    const rules = declared
      .flatMap((one) => graph.uses.get(one) ?? [])
      .filter(({ path }) => path.endsWith('/sans-compte.ts') && isDeclared({ path }))
    const known = new Set([...declared, ...rules])
    const uses = (one: Declaration) => graph.uses.get(one)?.some((used) => known.has(used))
    const others = new Set([...actes.values()].flat().filter((one) => !known.has(one)))
    // A message may become a complaint: its treatment, which names both acts, is of the one it names first.
    const isOfOther = (one: Declaration) =>
      others.has(graph.uses.get(one)?.find((used) => others.has(used) || known.has(used)) ?? one)
    // First those that name an act, then whoever shows what those are.
    for (let size = 0; size !== known.size; ) {
      size = known.size
      for (const one of planted) if (uses(one) && !isOfOther(one)) known.add(one)
    }
    const folders = new Set([...known].map(({ path }) => posix.dirname(path)))
    const isOfSlice = ({ path }: Declaration) =>
      /^packages\/(domain|contract)\//.test(path) || folders.has(posix.dirname(path))
    const own = ownOf(known, graph, (one) => !others.has(one) && isOfSlice(one))
    return {
      slice,
      actes: declared.map(({ names: [name = ''] }) => name),
      lignes: sum(own),
      entiers: sources
        .filter(({ declarations: all }) => all.length > 0 && all.every((one) => own.has(one)))
        .map(({ path }) => path),
    }
  })
}

const isActe = (text: string) => /\bdefineActe\(/.test(text)
const isEngine = ({ path }: Declaration) => /\/features\/(actes|sans-compte)\//.test(path)

type Graph = {
  uses: Map<Declaration, Declaration[]>
  users: Map<Declaration, Declaration[]>
}

/** Everything below the seeds, less whatever somebody else uses too. */
function ownOf(
  seeded: ReadonlySet<Declaration>,
  { uses, users }: Graph,
  isCounted: (one: Declaration) => boolean,
): Set<Declaration> {
  const own = new Set(seeded)
  for (const one of own)
    for (const used of uses.get(one) ?? []) if (isCounted(used) && !isEngine(used)) own.add(used)
  const isShared = (one: Declaration) =>
    !seeded.has(one) && users.get(one)?.some((user) => !own.has(user))
  for (let size = -1; size !== own.size; ) {
    size = own.size
    for (const one of own) if (isShared(one)) own.delete(one)
  }
  return own
}

/** Lines by ring, and those of words. */
function sum(own: ReadonlySet<Declaration>): Map<string, number> {
  const lignes = new Map<string, number>()
  for (const { path, lines } of own) {
    const ring = /\/(textes|mots)\.ts$/.test(path) ? 'words' : (path.split('/')[1] ?? '')
    lignes.set(ring, (lignes.get(ring) ?? 0) + lines)
  }
  return lignes
}

/** Who uses what, through every file that only passes names on. */
function tie(sources: readonly Source[]): Graph {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const named = new Map(sources.map((source) => [source, byName(source)]))
  const found = new Map<string, Declaration[]>()
  const find = (path: string, name: string): Declaration[] => {
    const key = `${path}#${name}`
    const known = found.get(key) ?? search(path, name)
    found.set(key, known)
    return known
  }
  const search = (path: string, name: string): Declaration[] => {
    const source = byPath.get(path)
    if (!source) return []
    const own = name === '*' ? source.declarations : (named.get(source)?.get(name) ?? [])
    const passed = source.reexports.flatMap(({ target, from, as }) =>
      as === '*' || name === '*'
        ? find(target, as === '*' ? name : from)
        : as === name
          ? find(target, from)
          : [],
    )
    return [...own, ...passed]
  }
  const uses = new Map<Declaration, Declaration[]>()
  const users = new Map<Declaration, Declaration[]>()
  for (const source of sources)
    for (const one of source.declarations) {
      const used = [...one.uses].flatMap((name) => {
        const imported = source.imports.get(name)
        if (imported?.name === '*')
          return membersOf(one, name)
            .flatMap((member) => find(imported.target, member))
            .filter((found) => !isList(found))
        if (imported) return find(imported.target, imported.name)
        return (
          named
            .get(source)
            ?.get(name)
            ?.filter((other) => other !== one) ?? []
        )
      })
      uses.set(one, used)
      if (isTie(one.path) || isList(one)) continue
      for (const each of used) {
        const before = users.get(each)
        if (before) before.push(one)
        else users.set(each, [one])
      }
    }
  return { uses, users }
}

function byName({ declarations }: Source): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>()
  for (const one of declarations)
    for (const name of new Set(one.names)) found.set(name, [...(found.get(name) ?? []), one])
  return found
}

/** `mots.recue`; all of a module that is loaded, or once given away whole. */
function membersOf({ text }: Declaration, name: string): string[] {
  const uses = text.matchAll(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b(?:\\.(\\w+))?`, 'g'))
  const members = [...uses].map(([, member = '*']) => member)
  return members.length === 0 ? ['*'] : members
}

/** `[recue, modifiee]`: named to be gathered, not used. */
const isList = ({ path, text }: Declaration) =>
  path.endsWith('/mots.ts') &&
  /^export const \w+(: [^=]+)? = \[[\s\w,.]*\]( as const)?$/.test(text.trim())
