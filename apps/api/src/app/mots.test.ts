import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  enSms,
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
    (
      [, noms = '', prefixe], // « fait: appliquee »: its name is the first, the other is what the slice calls it.
    ) => (noms.match(/\w+(?=\s*[:,]|\s*$)(?<!:\s*\w+)/g) ?? []).map((nom) => `${prefixe}.${nom}`),
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

test('what somebody waits for in front of a screen leaves before the rest: codes, and links that were asked for', () => {
  assert.deepEqual(
    catalogueMots.all
      .filter(({ isAttendu }) => isAttendu)
      .map(({ key }) => key)
      .sort(),
    [
      'comptes.confirmation',
      'comptes.nouvelIdentifiant',
      'comptes.reinitialisation',
      'securite.codeMail',
      'securite.codeSms',
    ],
  )
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

/** Names that begin by a vowel, one, nothing, an insurer that is no mutuelle, and the longest name of one. */
const malaises = (mot: Mot): Record<string, unknown>[] =>
  [
    { texte: 'Élodie', nombre: 1, assureur: 'Mutuelle Horizon', isVrai: true },
    { texte: 'Hugo', nombre: 0, assureur: 'Prévoyance Atlas', isVrai: false },
    {
      texte: 'Léa',
      nombre: 2,
      assureur: 'Alliance des mutuelles de l’Ouest et du Sud',
      isVrai: true,
    },
  ].map(({ texte, nombre, assureur, isVrai }) => ({
    ...Object.fromEntries(
      Object.entries(mot.variables).map(([nom, genre]) => [
        nom,
        { ...usual, jour: '2026-08-05', texte, nombre, condition: isVrai }[
          genre.replace('?', '') as GenreVariable
        ],
      ]),
    ),
    assureur,
  }))

/** The mail of several requests is sent for two at least; the law words the headings of the paper of a contract. */
const exceptees = ['budgets.autresDemandes', 'edition.ipid', 'mail.cadre', 'portail.bonjour']

/** Refused in every sentence that leaves, but for text messages, which have their own signs. */
const refusees: readonly [quoi: string, forme: RegExp][] = [
  ['no elision', /(?<!\p{L})(?:de|que) (?:Élodie|Hugo|Alliance|août)/iu],
  ['no agreement', /(?<![\d,.\u00a0])[01][ \u00a0](?!mois|fois|avis|sans)\p{L}{2,}s(?!\p{L})/u],
  ['the day itself counts', /avant le 5 août/],
  ['a plain space', / [:;?!»%€]|« |\b(?:1er|\d{1,2}) (?:janvier|octobre|décembre)/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['two spaces', / {2}/],
  ['a gender in brackets', /\p{L}\(e\)/u],
  ['a greeting within', /^Bonjour/],
  // What begins a paragraph has its noun in it; « il reste », « il faut », « il vous arrive » stand for nobody.
  [
    'a pronoun without its noun',
    /^(?:Elles?|Ils?) (?!reste |faut |n’y a |manque |nous |vous arrive )/,
  ],
  ['a thing that speaks', /(?<!\p{L})se (?:lit|dit)(?!\p{L})/u],
  [
    'a word that another has replaced',
    /récépissé|courriel|votre mutuelle|biométrie|application de codes|suite favorable|espace adhérent|reste le bon|comptera\b|votre organisme|sans réseau|(?<![\p{L}\u2011-])mails?\b(?! d’activation)/u,
  ],
]

test('mails, papers, models and screens say everything as the rules want it, with awkward values', () => {
  const fautes: string[] = []
  for (const mot of catalogueMots.all.filter(
    ({ groupe, key }) => groupe !== 'sms' && !exceptees.includes(key),
  ))
    for (const valeurs of malaises(mot))
      for (const ecrit of write(mot, valeurs))
        for (const [quoi, forme] of refusees)
          if (forme.test(ecrit)) fautes.push(`${mot.key}: ${quoi}: ${ecrit}`)
  assert.deepEqual(fautes, [])
})

test('a subject stands alone in an inbox, and is no sentence of another mail', () => {
  for (const mot of catalogueMots.all.filter(isMotMail))
    for (const valeurs of malaises(mot)) {
      const [sujet = ''] = write(mot, valeurs)
      assert.doesNotMatch(sujet, /^(?:Cette|Ces?|Cet|Elles?|Ils?) (?!adresse|reste )|\.$/, mot.key)
    }
})

test('a text message is one message, with the longest name of an insurer and whatever it tells', () => {
  const noms: Record<string, unknown> = {
    objet: 'désactiver la vérification en deux étapes',
    code: '482 913',
    compte: '4521',
    titre: 'Résilier votre contrat',
    minutes: 10,
  }
  for (const mot of catalogueMots.of('sms'))
    for (const valeurs of malaises(mot)) {
      const siens = Object.keys(valeurs).filter((nom) => nom in noms)
      const valeur = { ...valeurs, ...Object.fromEntries(siens.map((nom) => [nom, noms[nom]])) }
      const [texte = ''] = write(mot, valeur)
      assert.ok(enSms(texte).length <= 160, `${mot.key}, ${enSms(texte).length}: ${enSms(texte)}`)
    }
})

test('in text messages our own words stay within the short alphabet', () => {
  // GSM 03.38 has these accents, and neither ê nor ô nor the curved apostrophe.
  for (const { key, original } of catalogueMots.of('sms'))
    assert.match((original as { textes: { texte: string } }).textes.texte, /^[ -~éèàùÇÉ]+$/, key)
})
