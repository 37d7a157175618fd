import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findParts } from './appartenance.ts'
import { readSource } from './declarations.ts'

const files = {
  'packages/domain/src/index.ts': "export * from './carte/index.ts'",
  'packages/domain/src/carte/index.ts': `
    /** Neither this nor the blank line below counts. */
    export const check = () => ({

      motif: null })
    export const jours = 3`,
  'packages/contract/src/carte/index.ts': `
    import { check } from '@espace-adherent/domain'
    export const carteActe = defineActe({ check })`,
  'apps/api/src/features/carte/mots.ts': `
    export const recue = 'Reçue'
    export const expiree = 'Expirée'
    export const carteMots = [recue, expiree]`,
  'apps/api/src/features/carte/traitement.ts': `
    import { carteActe } from '@espace-adherent/contract/carte'
    import { jours } from '@espace-adherent/domain'
    import * as mots from './mots.ts'
    export const carteTraite = traite({
      acte: carteActe, dans: jours, dit: mots.recue })`,
  'apps/api/src/features/carte/source.ts': `
    import { jours } from '@espace-adherent/domain'
    import * as mots from './mots.ts'
    export const source = () => [jours, mots.expiree]`,
  'apps/web/src/features/carte/Demarche.tsx': `
    import { carteActe } from '@espace-adherent/contract/carte'
    import css from './carte.module.css'
    export default () => <Demarche acte={carteActe} className={css.carte} />`,
  'apps/web/src/features/carte/carte.module.css': '.carte {\n  color: red;\n}\n',
}

test('A treatment that names the act of another slice too is of the first, and what an index declares is used', () => {
  const acte = (nom: string) => `
    import { portees } from '@espace-adherent/domain'
    export const ${nom}Acte = defineActe({ portees })`
  const sources = Object.entries({
    'packages/domain/src/index.ts': "export * from './roles/index.ts'",
    'packages/domain/src/roles/index.ts': 'export const portees = {\n  tous: 1,\n}',
    'packages/contract/src/contact/index.ts': acte('contact'),
    'packages/contract/src/plainte/index.ts': acte('plainte'),
    'apps/api/src/features/contact/traitement.ts': `
      import { contactActe } from '@espace-adherent/contract/contact'
      import { plainteActe } from '@espace-adherent/contract/plainte'
      export const contactTraite = traite({
        acte: contactActe, devient: plainteActe })`,
  }).map(([path, text]) => readSource(path, text))
  assert.deepEqual(
    findParts(sources).map(({ slice, lignes }) => [slice, Object.fromEntries(lignes)]),
    [
      ['contact', { contract: 1, api: 2 }],
      ['plainte', { contract: 1 }],
    ],
  )
})

test('An act has what nothing else uses, and shares what a screen uses too', () => {
  const sources = Object.entries(files).map(([path, text]) => readSource(path, text))
  const [part, ...others] = findParts(sources)
  assert.equal(others.length, 0)
  assert.deepEqual(part?.actes, ['carteActe'])
  assert.deepEqual(Object.fromEntries(part?.lignes ?? []), {
    contract: 1,
    api: 2,
    web: 4,
    domain: 2,
    words: 1,
  })
})

test('Words that are given away whole are all used, and the list that gathers them is not', () => {
  const whole = files['apps/api/src/features/carte/traitement.ts'].replace('mots.recue', 'mots')
  const path = 'apps/api/src/features/carte/traitement.ts'
  const sources = Object.entries({ ...files, [path]: whole }).map(([at, text]) =>
    readSource(at, text),
  )
  // Another screen says that it has expired.
  assert.equal(findParts(sources)[0]?.lignes.get('words'), 1)
  const alone = sources.filter((source) => !source.path.endsWith('/source.ts'))
  assert.equal(findParts(alone)[0]?.lignes.get('words'), 2)
})
