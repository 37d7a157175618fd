import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listFiles, root } from '../support/files.ts'

/** Where sentences for people stand; names of keys and titles of tests are English, and elsewhere. */
const parles = listFiles([
  'apps/web/src/**/textes.ts',
  'packages/{ui,domain,contract}/src/**/textes.ts',
  'packages/contract/src/errors/*.ts',
  'apps/api/{demo,src}/**/{mots,textes}.ts',
  'apps/api/src/idp/pages/*.ts',
  'apps/api/demo/{faq,contenus}/**/*.ts',
  'apps/api/src/installer/contenus/*.ts',
]).filter((file) => !file.includes('/areas/dev/') && !file.endsWith('.test.ts'))

const litteral = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
/** Neither comments nor what only a log says. */
const entreNous = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|new Error\([^)]*\)/gm
/** Words that no French sentence holds, and hardly an English one lacks. */
const anglais =
  /(?:^|[\s(«])(?:the|and|your|you|please|with|of|is|are|this|that|must|should|cannot|been|has|from|loading|failed|invalid|required|unknown|not found)(?=[\s.,;:!?)»]|$)/i

const sentences = (source: string) =>
  [...source.replaceAll(entreNous, '').matchAll(litteral)]
    .map(([, a, b, c]) => (a ?? b ?? c ?? '').replaceAll(/\$\{[^}]*\}|<[^>]*>/g, '…'))
    .filter((texte) => /\s/.test(texte.trim()))

test('R1.02 every sentence that people read is French', () => {
  const said = parles.flatMap((file) =>
    sentences(readFileSync(join(root, file), 'utf8')).map((texte) => ({ file, texte })),
  )
  assert.ok(said.length > 2000, `${said.length} sentences`)
  assert.deepEqual(
    said.filter(({ texte }) => anglais.test(texte)),
    [],
  )
})

test('R1.02 an English sentence would be seen', () => {
  for (const texte of ['Please try again', 'The file is too big', 'Name required'])
    assert.match(texte, anglais)
  for (const texte of ['La liste est à jour', 'Avis d’échéance', 'On a reçu votre demande'])
    assert.doesNotMatch(texte, anglais)
})
