import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { listFiles, readText } from '../support/files.ts'
import { readModule } from './modules.ts'

type Node = { type: string; [key: string]: unknown }

/** What somebody writes text with. */
const widgets = new Set([
  'AdresseFields',
  'ChampGestion',
  'DateField',
  'EditeurRiche',
  'InstantField',
  'MontantField',
  'TextAreaField',
  'TextBox',
  'TextField',
  'textarea',
])

/** What is typed there is asked, and never written: nothing of it would be sought again. */
const questions = [
  'apps/web/src/features/audiences/Regards.tsx',
  'apps/web/src/features/clients/EssaiFonctionnalites.tsx',
  'apps/web/src/features/contenu/gestion/ApercuPortail.tsx',
  'apps/web/src/features/gestion/Filtres.tsx',
  'apps/web/src/features/regles-date-effet/Essais.tsx',
  'apps/web/src/features/regles-date-effet/Testeur.tsx',
  'apps/web/src/features/roles/Verifier.tsx',
]
/** A number or a list as it is typed: each key tells the form what it means, and the form is kept. */
const traduits = [
  'apps/web/src/features/audiences/ValeurField.tsx',
  'apps/web/src/features/indus/LignesIndu.tsx',
]
/** A secret is in no draft; what stands beside it is. */
const secrets = ['apps/web/src/features/clients/Fournisseur.tsx']
/** Screens of members that staff meet: their own key of access, their own password, an advice as it was asked. */
const desMembres = [
  'apps/web/src/features/cles-acces/Ajout.tsx',
  'apps/web/src/features/comptes/Reconnaissance.tsx',
  'apps/web/src/features/conseil/Besoins.tsx',
]
const sans = [...questions, ...traduits, ...secrets, ...desMembres]

/** Hands fields to the engine of tables, which keeps what stands in them. */
const COMPLEMENTS = 'apps/web/src/areas/admin/complements.tsx'

const files = listFiles('apps/web/src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path))
const texts = new Map(files.map((path) => [path, readText(path)]))
const imports = new Map(
  [...texts].map(([path, text]) => [
    path,
    readModule(path, text).imports.filter(
      ({ kind, target }) => kind !== 'type' && texts.has(target),
    ),
  ]),
)

const isGarde = (path: string) =>
  /\b(?:useSaisieGardee|useBrouillonLu)[<(]/.test(texts.get(path) ?? '')
/** Its own words are kept, or those of the hook that it takes its form from. */
const gardent = new Set(
  files.filter(
    (path) =>
      isGarde(path) ||
      imports.get(path)?.some(({ target }) => /\/use[A-Z]\w*\.ts$/.test(target) && isGarde(target)),
  ),
)

/** All that a clerk may come to from the back office, without passing where `stops`. */
function reached(stops: (path: string) => boolean): Set<string> {
  const seen = new Set(files.filter((path) => path.startsWith('apps/web/src/areas/admin/')))
  for (const path of seen)
    if (!stops(path)) for (const { target } of imports.get(path) ?? []) seen.add(target)
  return seen
}

/** The fields of text of a screen, and whether what stands in them is a state of that very module. */
function fieldsOf(path: string): { name: string; isEtat: boolean }[] {
  const etats = new Set<string>()
  const found: { name: string; value: Node | null }[] = []
  walk(parseSync(path, texts.get(path) ?? '').program as unknown as Node, (node) => {
    const { type, id, init } = node as Node & { id?: Node; init?: Node }
    if (type === 'VariableDeclarator' && (init?.callee as Node | undefined)?.name === 'useState')
      for (const name of namesIn((id?.elements as (Node | null)[] | undefined)?.[0] ?? id))
        etats.add(name)
    if (type !== 'JSXOpeningElement' || !widgets.has(String((node.name as Node).name))) return
    const value = (node.attributes as Node[]).find((one) => (one.name as Node)?.name === 'value')
    found.push({ name: String((node.name as Node).name), value: (value?.value as Node) ?? null })
  })
  return found.map(({ name, value }) => ({
    name,
    isEtat: namesIn(value).some((one) => etats.has(one)),
  }))
}

function namesIn(node: unknown): string[] {
  const names: string[] = []
  walk(node, ({ type, name }) => {
    if (type === 'Identifier') names.push(String(name))
  })
  return names
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return
  if ('type' in node) visit(node as Node)
  for (const value of Object.values(node)) walk(value, visit)
}

const partout = reached(() => false)
const editeurs = [...partout].filter((path) => path.endsWith('.tsx') && fieldsOf(path).length > 0)

test('every field that staff write in is found, of a screen as of the engine of tables', () => {
  for (const un of ['gestion/ChampGestion', 'demandes/gestion/Lettre', 'utilisateurs/CreerMembre'])
    assert.ok(editeurs.includes(`apps/web/src/features/${un}.tsx`), un)
  assert.ok(editeurs.length >= 35, `${editeurs.length}`)
  assert.ok(gardent.size >= 20, `${gardent.size}`)
})

test('nothing that staff type is a state of the page alone: its draft is kept', () => {
  const perdus = editeurs.filter((path) => fieldsOf(path).some(({ isEtat }) => isEtat))
  assert.deepEqual(perdus.filter((path) => !sans.includes(path)).sort(), [])
})

test('a field that is given its text is given it by a form which keeps a draft', () => {
  const libres = reached((path) => gardent.has(path) || path === COMPLEMENTS)
  const donnes = editeurs.filter(
    (path) => libres.has(path) && path !== COMPLEMENTS && !gardent.has(path),
  )
  assert.deepEqual(donnes.filter((path) => !sans.includes(path)).sort(), [])
})

test('what is let off is still there', () => {
  for (const path of sans) assert.ok(editeurs.includes(path), `${path}: take it off`)
})
