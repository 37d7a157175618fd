import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  type GenreVariable,
  groupesMots,
  isMotMail,
  type Mot,
  type MotTextes,
  type Phrase,
  readContenu,
  renderMail,
  renderTextes,
  variablesDe,
} from '@espace-adherent/domain'
import { catalogueMots } from './slices.ts'

const src = fileURLToPath(new URL('..', import.meta.url))

/** Each by its key, or several by their names after a prefix. */
const keysIn = (source: string): string[] => [
  ...[...source.matchAll(/define(?:Mail|Sms|Edition|Etiquette|Cadre)\(\{\s*key: '([^']+)'/g)].map(
    ([, key = '']) => key,
  ),
  ...[...source.matchAll(/const \{([^}]+)\} =\s*defineMails\(\s*'([^']+)'/g)].flatMap(
    ([, noms = '', prefixe]) => (noms.match(/\w+/g) ?? []).map((nom) => `${prefixe}.${nom}`),
  ),
]

test('every word that the code declares is in the catalogue, once', () => {
  const declared = globSync('features/**/*.ts', { cwd: src })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => keysIn(readFileSync(join(src, path), 'utf8')))
  assert.ok(declared.length >= 35, `${declared.length} words are declared`)
  // Those of refusals are declared by their codes, those of the screens by their sheets.
  const ecrits = catalogueMots.all.filter(
    ({ groupe, key }) => groupe !== 'traduction' && !key.startsWith('ecran.'),
  )
  assert.deepEqual(ecrits.map(({ key }) => key).sort(), declared.sort())
  for (const groupe of groupesMots) assert.ok(catalogueMots.of(groupe).length > 0, groupe)
})

const phrasesOf = (mot: Mot): Phrase[] =>
  isMotMail(mot)
    ? [
        mot.lu.sujet,
        ...mot.lu.corps.map((bloc) => {
          if ('texte' in bloc) return bloc.texte
          return 'code' in bloc
            ? [{ variable: bloc.code }]
            : [...bloc.libelle, { variable: bloc.lien }]
        }),
      ]
    : Object.values(mot.lu)

test('every default can be read, and says each variable that it must be given', () => {
  for (const mot of catalogueMots.all) {
    assert.deepEqual({ ...readContenu(mot, mot.original).fautes }, {}, mot.key)
    const said = new Set(phrasesOf(mot).flatMap((phrase) => [...variablesDe(phrase)]))
    for (const [nom, genre] of Object.entries(mot.variables))
      if (!genre.endsWith('?') && nom !== 'assureur')
        assert.ok(said.has(nom), `${mot.key} never says ${nom}`)
  }
})

const usual: Record<GenreVariable, unknown> = {
  texte: 'Zoé d’Été',
  jour: '2027-01-01',
  instant: new Date('2026-11-19T13:05:00Z'),
  montant: 1250,
  nombre: 24,
  lien: 'https://exemple.fr/#/a',
  condition: true,
}
const longest = { ...usual, texte: 'Œ'.repeat(300), lien: `https://exemple.fr/${'a'.repeat(2000)}` }

/** A usual person, one of whom little is known, and one who has the most of everything. */
const samples = (mot: Mot): Record<string, unknown>[] => {
  const of = (values: Record<GenreVariable, unknown>, isAll: boolean) =>
    Object.fromEntries(
      Object.entries(mot.variables)
        .filter(([, genre]) => isAll || !genre.endsWith('?'))
        .map(([nom, genre]) => [nom, values[genre.replace('?', '') as GenreVariable]]),
    )
  return [of(usual, true), of({ ...usual, condition: false }, false), of(longest, true)]
}

const write = (mot: Mot, valeurs: Record<string, unknown>): string[] => {
  if (!isMotMail(mot)) {
    const textes = renderTextes(new Map(), mot as MotTextes, valeurs as { assureur: string })
    return Object.values(textes)
  }
  const { sujet, blocs } = renderMail(new Map(), mot, valeurs as { assureur: string })
  return [sujet, ...blocs.flatMap((bloc) => Object.values(bloc))]
}

test('every sample of every word is written whole, without a mark left over', () => {
  for (const mot of catalogueMots.all)
    for (const valeurs of samples(mot)) {
      const ecrits = write(mot, valeurs)
      assert.ok(ecrits.length > 0, mot.key)
      for (const ecrit of ecrits) {
        assert.notEqual(ecrit.trim(), '', mot.key)
        assert.doesNotMatch(ecrit, /\(\(|\)\)|undefined|null|NaN| {2}/, mot.key)
      }
    }
})

test('in text messages our own words stay within the short alphabet', () => {
  // GSM 03.38 has these accents, and neither ê nor ô nor the curved apostrophe.
  for (const { key, original } of catalogueMots.of('sms'))
    assert.match((original as { textes: { texte: string } }).textes.texte, /^[ -~éèàùÇÉ]+$/, key)
})
