import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFiles, readText } from '../support/files.ts'
import { fautesEcrites, isParle, isPhrase, pluriel, textesDe } from './litteraux.ts'
import { fautesDe, lecteurDe } from './phrases.ts'

/** All that the product says, wherever it stands; what fills a million rows speaks to nobody. */
const fichiers = listFiles([
  'apps/{api,web}/src/**/*.{ts,tsx}',
  'apps/api/demo/**/*.ts',
  'packages/{domain,contract,ui}/src/**/*.{ts,tsx}',
]).filter(
  (fichier) =>
    !/\.test(?:ing)?\.|\/testing\/|\.repository\.ts$|\/schema\/|\/styles\.ts$|\/demo\/volume\/|\/prestations\/cas\//.test(
      fichier,
    ),
)

/** Typed as a keyboard gives it: pages, whose signs are set as they are filled in, and commands, which a terminal shows. */
const TAPES =
  /^apps\/api\/(?:demo\/(?:clients|contenus|faq)|src\/(?:app|courriel|exporter|importer|installer|platform\/db))\/|\/prestations\/tarifs\//
/** What the law words, what the specification words, what people type when they look for something. */
const LITTERAUX: readonly [fichier: RegExp, phrase: RegExp][] = [
  [/editions\/ipid\.ts$/, /^Où suis-je couvert\(e\)/],
  [/faq\/synonymes\.ts$/, /./],
  [/prestations\/doutes\.ts$/, /./],
  [/texte\/mots\.ts$/, /./],
  [/fichiers\/contenu\.ts$/, /^Le nom du fichier ne peut pas contenir/],
  // A text message has its own short alphabet.
  [/mots\.ts$/, /^\(\(assureur\)\) : /],
]

const SIGNES = /space|apostrophe/

function fautesEn(fichier: string): string[] {
  const source = readText(fichier)
  if (!isParle(source)) return []
  return textesDe(fichier, source)
    .filter(({ lu }) => isPhrase(lu))
    .filter(({ lu }) => !LITTERAUX.some(([ou, quoi]) => ou.test(fichier) && quoi.test(lu)))
    .flatMap(({ ecrit, lu }) => {
      // Names of care are kept as they are typed, and set where they are shown.
      const dit = lu
        .replaceAll('100 % Santé', '100\u00a0% Santé')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\n\s*/g, ' ')
      return [...fautesEcrites(ecrit), ...fautesDe(dit, lecteurDe(fichier))]
        .filter((quoi) => !(TAPES.test(fichier) && SIGNES.test(quoi) && !quoi.includes('day')))
        .map((quoi) => `${fichier}: ${quoi}: ${ecrit}`)
    })
}

test('nothing that is written anywhere says what the rules refuse', () => {
  assert.ok(fichiers.length > 2_000, `${fichiers.length} files`)
  assert.deepEqual(fichiers.flatMap(fautesEn), [])
})

test('no plural is made beside the helper', () => {
  assert.deepEqual(
    fichiers.filter((fichier) => pluriel.test(readText(fichier))),
    [],
  )
})

test('what a text does by itself is known by how it is written', () => {
  for (const texte of [
    'L’espace de ⟨nom⟩',
    'Il faut que ⟨prenom⟩ signe',
    '⟨nombre⟩ jours restants',
    '⟨n⟩\u00a0lignes',
    'À payer avant le ⟨jour⟩',
    'À payer avant le ((dernier))',
  ])
    assert.notDeepEqual(fautesEcrites(texte), [], texte)
  for (const texte of [
    'L’espace ⟨de(nom)⟩',
    'Un paiement de ⟨formatMontant(montant)⟩',
    'Il reste ⟨denombre(n, "jour")⟩',
    'Écrivez au plus ⟨MESSAGE_MAX⟩ caractères',
    'À payer au plus tard le ⟨jour⟩',
  ])
    assert.deepEqual(fautesEcrites(texte), [], texte)
  assert.deepEqual(
    textesDe(
      'a.tsx',
      "import x from 'y'; const t = { a: 'Un', b: (n: 'deux') => `Il y a $" +
        '{n} ici`, c: <p>Trois</p> }',
    ),
    [
      { ecrit: 'Un', lu: 'Un' },
      { ecrit: 'Il y a ⟨n⟩ ici', lu: 'Il y a \ufffc ici' },
      { ecrit: 'Trois', lu: 'Trois' },
    ],
  )
  for (const texte of ['Aucune page', 'content-type', 'select le from la', '2026-08-05'])
    assert.equal(isPhrase(texte), false, texte)
  for (const texte of ['Votre carte est prête', 'Pour la suite, et le reste'])
    assert.equal(isPhrase(texte), true, texte)
})
