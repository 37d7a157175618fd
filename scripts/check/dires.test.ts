import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listFiles, root } from '../support/files.ts'

/** What the portal tells people to open, to press or to follow exists there, in the same words. */
const dires = listFiles([
  'apps/api/src/demo/{faq,contenus}/**/*.ts',
  'apps/api/src/installer/contenus/*.ts',
  'apps/api/src/features/**/mots.ts',
])
const ecrans = listFiles([
  'apps/web/src/{areas,features,platform}/**/!(*.test).{ts,tsx}',
  'apps/api/src/idp/pages/*.ts',
  'packages/{ui,domain,contract}/src/**/!(*.test).{ts,tsx}',
]).filter((file) => !file.includes('/areas/dev/'))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const plain = (texte: string) =>
  texte
    .replaceAll(/\\u00a0|\u00a0/g, ' ')
    .replaceAll("'", '’')
    .replaceAll(/\s+/g, ' ')
    .trim()

const litteral = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
const sources = ecrans.map(read)
const connus = new Set(
  sources.flatMap((texte) =>
    [...texte.matchAll(litteral)].map(([, a, b, c]) => plain(a ?? b ?? c ?? '')),
  ),
)
const chemins = new Set(
  sources.flatMap((texte) =>
    [...texte.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, chemin]) => chemin),
  ),
)

/** A name in bold or in quotes that begins like a title names a screen or a button. */
const nomme = /<strong>([^<]+)<\/strong>|«(?:\s|\\u00a0)([^»]+?)(?:\s|\\u00a0)»/g
const BROUILLON = 'Projet de texte.'

for (const file of dires) {
  const texte = read(file)
  const noms = [...texte.matchAll(nomme)]
    .map(([, gras, cite]) => plain(gras ?? cite ?? ''))
    .filter((nom) => /^\p{Lu}/u.test(nom) && nom !== BROUILLON)
  const routes = [...texte.matchAll(/#(\/[a-z][a-z0-9/-]*)/g)].map(([, route]) => route)
  if (noms.length + routes.length === 0) continue
  test(`${file} names what exists`, () => {
    assert.deepEqual(
      noms.filter((nom) => !connus.has(nom)),
      [],
    )
    assert.deepEqual(
      routes.filter((route) => !chemins.has(route)),
      [],
    )
  })
}

test('texts and screens were found', () => {
  assert.ok(dires.length > 20 && connus.size > 1000 && chemins.size > 40)
})
