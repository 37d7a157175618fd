import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContenuMot, Mot } from './contenu.ts'
import { printContenu, readContenu } from './controle.ts'
import { createCatalogue, defineEdition, defineMail, defineSms } from './definition.ts'
import { renderMail, renderTextes } from './rendu.ts'

const assureur = 'Mutuelle Horizon'
const adresse = defineMail({
  key: 'adresse.changee',
  categorie: 'service',
  variables: { effet: 'jour', ancienne: 'texte?' },
  sujet: 'Votre adresse',
  corps: ['Dès le ((effet)).', '((si ancienne))Avant\u00a0: ((ancienne)).((fin))'],
})
const code = defineMail({
  key: 'code.mail',
  variables: { code: 'texte', lien: 'lien', aide: 'lien?' },
  sujet: 'Votre code, ((assureur))',
  corps: [
    'Voici\u00a0:',
    { code: 'code' },
    { lien: 'lien', libelle: 'Ouvrir' },
    { lien: 'aide', libelle: 'Aide' },
  ],
})
const sms = defineSms({
  key: 'code.sms',
  libelle: 'Code',
  variables: { code: 'texte' },
  indispensables: ['code'],
  texte: '((assureur)) : ((code))',
})
const papier = defineEdition({
  key: 'edition.papier',
  libelle: 'Papier',
  variables: { le: 'jour' },
  textes: { titre: 'Papier', fait: 'Fait le ((le))' },
})

test('a mail leaves out the paragraphs that have nothing to say', () => {
  const mots = new Map()
  assert.deepEqual(renderMail(mots, adresse, { effet: '2027-01-01', assureur }), {
    sujet: 'Votre adresse',
    blocs: [{ texte: 'Dès le 1er janvier 2027.' }],
  })
  assert.deepEqual(
    renderMail(mots, adresse, { effet: '2027-01-01', ancienne: 'Brest', assureur }).blocs[1],
    { texte: 'Avant\u00a0: Brest.' },
  )
})

test('codes and links are blocks; a link that leads nowhere is left out, a subject has one line', () => {
  const rendu = renderMail(new Map(), code, {
    code: '123456',
    lien: 'https://exemple.fr',
    assureur: 'Mutuelle\r\nBcc: a@b.fr',
  })
  assert.deepEqual(rendu, {
    sujet: 'Votre code, Mutuelle Bcc: a@b.fr',
    blocs: [
      { texte: 'Voici\u00a0:' },
      { code: '123456' },
      { lien: 'https://exemple.fr', libelle: 'Ouvrir' },
    ],
  })
})

test('the words of a client take the place of ours, for that key alone', () => {
  const { lu } = readContenu(papier, { textes: { fait: 'Établi le ((le)) par ((assureur))' } })
  const mots = new Map([[papier.key, lu]])
  assert.deepEqual(renderTextes(mots, papier, { le: '2026-11-03', assureur }), {
    titre: 'Papier',
    fait: 'Établi le 3 novembre 2026 par Mutuelle Horizon',
  })
  assert.equal(renderTextes(mots, sms, { code: '1', assureur }).texte, 'Mutuelle Horizon : 1')
})

const corps = [
  'Voici',
  { code: 'code' },
  { lien: 'lien', libelle: 'Ouvrir' },
  { lien: 'aide', libelle: 'Aide' },
]
const refus: [nom: string, mot: Mot, contenu: ContenuMot, champ: string, message: RegExp][] = [
  [
    'an unknown variable',
    adresse,
    { sujet: 'A', corps: ['Le ((jour)).'] },
    'corps.1',
    /^Caractère 4\u00a0: La variable «\u00a0jour\u00a0» n’existe pas\. Variables possibles\u00a0: effet, ancienne, assureur\.$/,
  ],
  [
    'an optional one outside its si',
    adresse,
    { sujet: '((ancienne))', corps: ['a'] },
    'sujet',
    /peut manquer/,
  ],
  ['no subject', adresse, { sujet: '  ', corps: ['a'] }, 'sujet', /obligatoire/],
  ['no paragraph', adresse, { sujet: 'A', corps: [] }, 'corps', /obligatoire/],
  ['an empty paragraph', adresse, { sujet: 'A', corps: ['a', ''] }, 'corps.2', /obligatoire/],
  ['too many paragraphs', adresse, { sujet: 'A', corps: Array(41).fill('a') }, 'corps', /40/],
  ['another shape', adresse, { textes: { sujet: 'A' } }, 'sujet', /obligatoire/],
  [
    'a code left out',
    code,
    { sujet: 'A', corps: corps.toSpliced(1, 1) },
    'corps',
    /«\u00a0code\u00a0» \(code ou lien\) doit rester/,
  ],
  [
    'a link left out',
    code,
    { sujet: 'A', corps: corps.toSpliced(2, 1) },
    'corps',
    /«\u00a0lien\u00a0»/,
  ],
  [
    'a link to a text',
    code,
    { sujet: 'A', corps: [...corps, { lien: 'code', libelle: 'A' }] },
    'corps.5',
    /n’est pas un lien/,
  ],
  [
    'a code that is a link',
    code,
    { sujet: 'A', corps: [...corps, { code: 'lien' }] },
    'corps.5',
    /n’est pas un texte/,
  ],
  [
    'a block of nothing',
    code,
    { sujet: 'A', corps: [...corps, { code: 'constructor' }] },
    'corps.5',
    /n’existe pas/,
  ],
  [
    'a link without its words',
    code,
    { sujet: 'A', corps: [...corps, { lien: 'lien', libelle: '' }] },
    'corps.5',
    /obligatoire/,
  ],
  [
    'a text message without its code',
    sms,
    { textes: { texte: 'Bonjour' } },
    'textes',
    /«\u00a0code\u00a0» doit rester/,
  ],
  ...[
    'https://ailleurs.example/?c=((code))',
    'Ouvrez ailleurs.example/((code))',
    'www.ailleurs((code))',
    'Ouvrez ((code)).ailleurs.example',
    'https://ailleurs.example/(a)((si code))((code))((fin))',
  ].map((texte): (typeof refus)[number] => [
    `a code that a site would be given (${texte})`,
    sms,
    { textes: { texte } },
    'textes.texte',
    /collée à une adresse/,
  ]),
  [
    'a text message too long',
    sms,
    { textes: { texte: `((code))${'a'.repeat(459)}` } },
    'textes.texte',
    /459/,
  ],
  [
    'a text that nobody asked for',
    papier,
    { textes: { titre: 'A', pied: 'B' } },
    'textes.pied',
    /Ce texte n’existe pas/,
  ],
  [
    'a name that everything has',
    papier,
    { textes: { toString: 'B' } },
    'textes.toString',
    /Ce texte n’existe pas/,
  ],
  ['no text at all', papier, { textes: {} }, 'textes', /obligatoire/],
  ['another shape for texts', papier, { sujet: 'A', corps: ['a'] }, 'textes', /obligatoire/],
]

for (const [nom, mot, contenu, champ, message] of refus)
  test(`${nom} is refused at its field, and the original can still be said`, () => {
    const { fautes, isFidele, lu } = readContenu(mot, contenu)
    assert.equal(isFidele, false)
    assert.deepEqual(Object.keys(fautes), [champ])
    assert.match(fautes[champ] ?? '', message)
    if (mot !== papier) assert.deepEqual(lu, mot.lu)
    else assert.deepEqual((lu as typeof papier.lu).fait, papier.lu.fait)
  })

test('an address apart from what is said beside it is only an address', () => {
  for (const texte of ['((code)) : voir ailleurs.example/aide', 'www.a.example : ((code)). Merci'])
    assert.equal(readContenu(sms, { textes: { texte } }).isFidele, true)
})

test('of several texts, only the faulty ones are the original’s', () => {
  const { lu } = readContenu(papier, { textes: { titre: 'Certificat', fait: '((la))' } })
  assert.deepEqual(lu, { titre: ['Certificat'], fait: ['Fait le ', { variable: 'le' }] })
})

test('what is typed is kept in one spelling', () => {
  const { variables } = code
  const tape: ContenuMot = {
    sujet: 'À (( assureur ))',
    corps: [
      '((si\u00a0aide))a((sinon))((fin))',
      { code: 'code' },
      { lien: 'lien', libelle: '((code ))' },
    ],
  }
  const propre = printContenu(tape, variables)
  assert.deepEqual(propre, {
    sujet: 'À ((assureur))',
    corps: ['((si aide))a((fin))', { code: 'code' }, { lien: 'lien', libelle: '((code))' }],
  })
  assert.deepEqual(printContenu(propre, variables), propre)
  assert.deepEqual(printContenu({ textes: { fait: '(( le ))' } }, papier.variables), {
    textes: { fait: '((le))' },
  })
})

test('a default that cannot be read stops the program as it loads', () => {
  const define = (sujet: string, key = 'a.b', variables = {}) =>
    defineMail({ key, variables, sujet, corps: ['a'] })
  assert.throws(() => define('((nom))'), /The word a\.b cannot be read \(sujet\)/)
  assert.throws(() => define('a', 'seule'), /two parts/)
  assert.throws(() => define('a', 'a.b', { si: 'texte' }), /may be called si/)
  assert.throws(() => define('a', 'a.b', { assureur: 'texte' }), /may be called assureur/)
})

test('two words never share a key', () => {
  assert.equal(createCatalogue([adresse, sms]).find('code.sms'), sms)
  assert.equal(createCatalogue([adresse]).find('constructor'), undefined)
  assert.throws(() => createCatalogue([adresse, sms, { ...sms }]), /key code\.sms/)
})
