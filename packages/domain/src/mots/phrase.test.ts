import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parsePhrase, printPhrase } from './phrase.ts'
import { renderPhrase } from './rendu.ts'
import type { ValeursLibres, VariablesMot } from './variables.ts'

const variables = {
  effet: 'jour',
  ancienne: 'texte?',
  nom: 'texte',
  du: 'instant',
  somme: 'montant',
  combien: 'nombre',
  adresse: 'lien',
  seule: 'condition',
  reste: 'montant?',
} as const satisfies VariablesMot

const valeurs: ValeursLibres = {
  effet: '2027-01-01',
  nom: 'Mme L’Hôte',
  du: new Date('2026-11-19T13:05:00Z'),
  somme: 1250,
  combien: 12345.5,
  adresse: 'https://exemple.fr/#/a?b=1&c=2',
  seule: true,
}

const write = (source: string, autres: ValeursLibres = {}) => {
  const { phrase, fautes } = parsePhrase(source, variables)
  assert.deepEqual(fautes, [])
  return renderPhrase(phrase, variables, { ...valeurs, ...autres })
}

const rendus: [source: string, attendu: string, autres?: ValeursLibres][] = [
  ['', ''],
  ['Dès le ((effet)).', 'Dès le 1er janvier 2027.'],
  ['((effet))', '29 février 2028', { effet: '2028-02-29' }],
  ['((effet))', '2026-13-45', { effet: '2026-13-45' }],
  ['Bonjour (( nom )),', 'Bonjour Mme L’Hôte,'],
  ['Bonjour ((\u00a0nom\u00a0)),', 'Bonjour Mme L’Hôte,'],
  ['((du))', 'jeudi 19 novembre 2026 à 14\u00a0h\u00a005'],
  ['((du))', '', { du: new Date(Number.NaN) }],
  ['((somme))', '12,50\u00a0€'],
  ['((somme))', '\u22120,05\u00a0€', { somme: -5 }],
  ['((combien))', '12\u00a0345,5'],
  ['((combien))', '\u221224', { combien: -24 }],
  ['((combien))', '', { combien: Number.POSITIVE_INFINITY }],
  ['((adresse))', 'https://exemple.fr/#/a?b=1&c=2'],
  ['((si ancienne))Avant\u00a0: ((ancienne)).((fin))', ''],
  [
    '((si ancienne))Avant\u00a0: ((ancienne)).((fin))',
    'Avant\u00a0: Brest.',
    { ancienne: 'Brest' },
  ],
  ['((si ancienne))a((sinon))b((fin))', 'b', { ancienne: '' }],
  ['((si ancienne))a((sinon))b((fin))', 'b', { ancienne: null }],
  ['((si\u00a0ancienne))a((sinon))b((fin))', 'a', { ancienne: ' ' }],
  ['((si reste))reste ((reste))((fin))', 'reste 0,00\u00a0€', { reste: 0 }],
  ['((si seule))la personne((sinon))les personnes((fin))', 'la personne'],
  ['((si seule))la personne((sinon))les personnes((fin))', 'les personnes', { seule: false }],
  [
    '((si ancienne))A((si seule))B((si reste))C((fin))((sinon))D((fin))E((sinon))F((fin))',
    'ADE',
    { ancienne: 'x', seule: false },
  ],
  ['((si seule))((si seule))un((fin))((fin))', 'un'],
  // Parentheses of the sentence, around a variable or alone.
  ['(((nom)))', '(Mme L’Hôte)'],
  ['(ou (non)) )', '(ou (non)) )'],
  ['f(x) et (y(z))', 'f(x) et (y(z))'],
  // What is brought is never read as a text.
  ['((nom))', '((effet))((si seule))', { nom: '((effet))((si seule))' }],
  ['((nom))', '<b>&</b>', { nom: '<b>&</b>' }],
  ['Été, « œuvre », naïf : 100 % 👩‍👧', 'Été, « œuvre », naïf : 100 % 👩‍👧'],
]

for (const [source, attendu, autres] of rendus) {
  test(`« ${source} » is written « ${attendu} »`, () =>
    assert.equal(write(source, autres), attendu))
}

const fautes: [source: string, ...attendues: [position: number, message: RegExp][]][] = [
  ['((', [1, /^«\u00a0\(\(\u00a0» n’est pas suivi de «\u00a0\)\)\u00a0»\.$/]],
  ['Bonjour (( )', [9, /n’est pas suivi/]],
  ['(( ))', [1, /n’est pas compris/]],
  ['(())', [1, /n’est pas compris/]],
  ['((((nom))))', [1, /n’est pas suivi/]],
  ['((a ((nom))', [1, /n’est pas suivi/]],
  [
    'Dès le ((effets)).',
    [
      8,
      /^La variable «\u00a0effets\u00a0» n’existe pas\. Variables possibles\u00a0: effet, ancienne, nom,/,
    ],
  ],
  ['((Effet))', [1, /n’est pas compris/]],
  ['((effet.jour))', [1, /n’est pas compris/]],
  ['((effet))((effet | upper))', [10, /n’est pas compris/]],
  ['((__proto__))', [1, /n’est pas compris/]],
  ['((constructor))', [1, /n’existe pas/]],
  ['((toString))', [1, /n’existe pas/]],
  ['((si hasOwnProperty))a((fin))', [1, /n’existe pas/]],
  ['((si __proto__))a((fin))', [1, /n’est pas compris/], [18, /ne répond à aucun/]],
  ['((ancienne))', [1, /^La variable «\u00a0ancienne\u00a0» peut manquer/]],
  ['((si ancienne))a((sinon))((ancienne))((fin))', [26, /peut manquer/]],
  ['((si ancienne))a((fin)) ((ancienne))', [25, /peut manquer/]],
  ['((si seule))((ancienne))((fin))', [13, /peut manquer/]],
  ['((seule))', [1, /ne s’écrit pas/]],
  ['((si ancienne))a', [1, /n’est pas suivi de «\u00a0\(\(fin\)\)/]],
  ['((si seule))((si ancienne))a((fin))', [1, /\(\(si seule\)\)\u00a0» n’est pas suivi/]],
  ['a((fin))', [2, /\(\(fin\)\)\u00a0» ne répond à aucun/]],
  ['a((sinon))b', [2, /\(\(sinon\)\)\u00a0» ne répond à aucun/]],
  ['((si seule))a((sinon))b((sinon))c((fin))', [24, /qu’un seul/]],
  ['((si))a((fin))', [1, /n’est pas compris|n’existe pas/], [8, /ne répond/]],
  ['((si seule ancienne))a((fin))', [1, /n’est pas compris/], [23, /ne répond/]],
  ['Un\nDeux', [3, /une seule ligne/]],
  ['Un\u0000', [3, /caractère invisible/]],
  ['Un\ud800', [3, /caractère invisible/]],
  [`${'((si seule))'.repeat(6)}a${'((fin))'.repeat(6)}`, [61, /5 au plus/]],
  ['x'.repeat(2001), [2001, /dépasse 2\u00a0000/]],
  [`((${'a'.repeat(500)}))`, [1, /^«\u00a0\(\(a{40}…\)\)\u00a0» n’est pas compris/]],
]

for (const [source, ...attendues] of fautes)
  test(`${JSON.stringify(source.slice(0, 60))} is refused, with the place`, () => {
    const trouvees = parsePhrase(source, variables).fautes
    assert.deepEqual(
      trouvees.map(({ position }) => position),
      attendues.map(([position]) => position),
    )
    attendues.forEach(([, message], i) => {
      assert.match(trouvees[i]?.message ?? '', message)
    })
  })

test('a text without variables says that there is none', () =>
  assert.equal(
    parsePhrase('((nom))', {}).fautes[0]?.message,
    'La variable «\u00a0nom\u00a0» n’existe pas. Ce texte n’en a aucune.',
  ))

const morceau = fc.oneof(
  fc.constantFrom('((nom))', '(( nom ))', '((si seule))', '((sinon))', '((fin))', '((', '))', '('),
  fc.constantFrom('((si ancienne))', '((ancienne))', '((__proto__))', ' ', 'é’'),
  fc.string({ maxLength: 5 }),
)

test('whatever is typed is read without failing, and printing it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(morceau, { maxLength: 25 }), (morceaux) => {
      const { phrase, fautes } = parsePhrase(morceaux.join(''), variables)
      renderPhrase(phrase, variables, valeurs)
      if (fautes.length > 0) return
      const imprimee = printPhrase(phrase)
      const relue = parsePhrase(imprimee, variables)
      assert.deepEqual(relue.fautes, [])
      assert.equal(printPhrase(relue.phrase), imprimee)
      assert.equal(
        renderPhrase(relue.phrase, variables, valeurs),
        renderPhrase(phrase, variables, valeurs),
      )
    }),
    { numRuns: 500 },
  )
})

test('the longest text of opened marks is read at once', () => {
  for (const source of [
    '('.repeat(2000),
    '(('.repeat(1000),
    '((a'.repeat(666),
    '((si a'.repeat(333),
  ])
    assert.ok(parsePhrase(source, variables).fautes.length > 0)
})
