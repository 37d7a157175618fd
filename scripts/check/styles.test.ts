import assert from 'node:assert/strict'
import { posix } from 'node:path'
import { test } from 'node:test'
import { listFiles, readText } from '../support/files.ts'

const sources = listFiles(['apps/web/**/*.tsx', 'packages/ui/src/**/*.tsx']).map((fichier) => ({
  fichier,
  texte: readText(fichier),
}))
const modules = listFiles(['apps/web/**/*.module.css', 'packages/ui/src/**/*.module.css']).map(
  (fichier) => ({ fichier, texte: readText(fichier).replace(/\/\*.*?\*\//gs, '') }),
)
const classesOf = (texte: string) =>
  new Set([...texte.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, nom = '']) => nom))
const commons = classesOf(
  ['primitives', 'base']
    .map((nom) => readText(`packages/ui/src/theme/${nom}.css`))
    .join('\n')
    .replace(/@import.*/, ''),
)

/** What elements and slices' classes name of the primitives, as it is written. */
const named = [
  ...sources.flatMap(({ fichier, texte }) =>
    [...texte.matchAll(/className="([^"]*)"/g)].map(([, noms = '']) => ({ fichier, noms })),
  ),
  ...modules.flatMap(({ fichier, texte }) =>
    [...texte.matchAll(/composes: ([^;]*) from global/g)].map(([, noms = '']) => ({
      fichier,
      noms,
    })),
  ),
].flatMap(({ fichier, noms }) => noms.split(/\s+/).map((nom) => ({ fichier, nom })))

test('a class that is written by name is one of those that all screens share', () => {
  assert.deepEqual(
    named.filter(({ nom }) => !commons.has(nom)),
    [],
  )
})

test('each class that screens share is used', () => {
  const used = new Set(named.map(({ nom }) => nom))
  assert.deepEqual(
    [...commons].filter((nom) => !used.has(nom)),
    [],
  )
})

for (const { fichier, texte } of modules)
  test(`${fichier}: each class is named by who imports it, and there for who names it`, () => {
    const users = sources.flatMap((source) =>
      [...source.texte.matchAll(/^import (\w+) from '([^']*\.css)'/gm)]
        .filter(([, , vers = '']) => posix.join(posix.dirname(source.fichier), vers) === fichier)
        .map(([, nom]) => ({ nom, texte: source.texte })),
    )
    const defined = classesOf(texte.replace(/:global\([^)]*\)/g, ''))
    const asked = new Set(
      users.flatMap((user) =>
        [...user.texte.matchAll(new RegExp(`(?<!/)\\b${user.nom}\\.(\\w+)`, 'g'))].map(
          ([, nom = '']) => nom,
        ),
      ),
    )
    const isReckoned = users.some((user) => user.texte.includes(`${user.nom}[`))
    if (!isReckoned)
      assert.deepEqual(
        [...defined].filter((nom) => !asked.has(nom)),
        [],
      )
    assert.deepEqual(
      [...asked].filter((nom) => !defined.has(nom)),
      [],
    )
  })
