import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type CleDemandee,
  lireNir,
  messageNir,
  type SaisieNir,
  switchMonegasque,
  typeNumero,
} from './nir-saisie.ts'

const francais = (numero: string, cle = ''): SaisieNir => ({ numero, cle, isMonegasque: false })
const monegasque = (numero: string): SaisieNir => ({ numero, cle: '', isMonegasque: true })

for (const [title, saisie, attendu] of [
  ['R5.46 spaced', francais('1 85 05 78 006 048'), '1850578006048'],
  ['R5.49 Corsica, small letter', francais('2 90 12 2b 033 158'), '290122B033158'],
  ['R5.46 one digit short', francais('1 85 05 78 006 04'), null],
  ['empty', francais(''), null],
  ['R5.54 Monaco', monegasque('12345678'), '9800012345678'],
  ['R5.55 Monaco, all zero', monegasque('000'), null],
] satisfies [string, SaisieNir, string | null][]) {
  test(`${title}: the form receives ${attendu}`, () => assert.equal(lireNir(saisie), attendu))
}

const incorrect = 'Le format du numéro de sécurité sociale (sans clé) est incorrect'
const cleFausse =
  'La clé ne correspond pas au numéro de sécurité sociale\u00a0: vérifiez l’un et l’autre'
for (const [title, saisie, cle, attendu] of [
  ['R5.26', francais('1 85 05'), 'non', incorrect],
  ['R5.26 R5.47 temporary number', francais('7 85 05 78 006 048'), 'non', incorrect],
  ['R5.26 a key without its number', francais('', '30'), 'obligatoire', incorrect],
  ['empty', francais(''), 'non', 'Le numéro de sécurité sociale est obligatoire'],
  ['right, no key asked', francais('1 85 05 78 006 048', '99'), 'non', null],
  ['R5.51 right key', francais('1 85 05 78 006 048', '30'), 'obligatoire', null],
  ['R5.51 R5.52 Corsican key', francais('2 90 12 2B 033 158', '62'), 'obligatoire', null],
  ['R5.51 key 05 keeps its zero', francais('2 01 09 93 008 149', '05'), 'obligatoire', null],
  ['R5.51 wrong key', francais('1 85 05 78 006 048', '31'), 'facultative', cleFausse],
  ['optional key left out', francais('1 85 05 78 006 048'), 'facultative', null],
  [
    'R9.06 key of one digit',
    francais('2 01 09 93 008 149', '5'),
    'facultative',
    'La clé du numéro de sécurité sociale comporte 2 chiffres',
  ],
  [
    'key missing',
    francais('1 85 05 78 006 048'),
    'obligatoire',
    'La clé du numéro de sécurité sociale comporte 2 chiffres',
  ],
  ['Monaco', monegasque('12345678901'), 'obligatoire', null],
  [
    'R5.55 Monaco, all zero',
    monegasque('00000000000'),
    'non',
    'Le numéro d’assurance maladie monégasque est obligatoire',
  ],
  [
    'R5.53 Monaco, twelve digits',
    monegasque('123456789012'),
    'non',
    'Le numéro d’assurance maladie monégasque comporte 11 chiffres au plus',
  ],
] satisfies [string, SaisieNir, CleDemandee, string | null][]) {
  test(`${title}: ${JSON.stringify(saisie)} says ${attendu}`, () =>
    assert.equal(messageNir(saisie, { required: true, cle }), attendu))
}

test('a number that is not required may stay empty, all zero in Monaco', () => {
  assert.equal(messageNir(francais(''), {}), null)
  assert.equal(messageNir(monegasque('0'), {}), null)
  assert.equal(messageNir(francais('1'), {}), incorrect)
})

test('R3.56 switching between the two kinds of number resets what was entered', () => {
  assert.deepEqual(switchMonegasque(true), { numero: '', cle: '', isMonegasque: true })
  assert.deepEqual(switchMonegasque(false), { numero: '', cle: '', isMonegasque: false })
})

for (const [title, saisie, texte, cle, attendu] of [
  ['spaced', francais(''), '1850578006048', 'non', francais('1 85 05 78 006 048')],
  [
    'with its key',
    francais(''),
    '1 85 05 78 006 048 30',
    'facultative',
    francais('1 85 05 78 006 048', '30'),
  ],
  ['its key is not asked', francais(''), '185057800604830', 'non', francais('1 85 05 78 006 048')],
  ['the key stays', francais('1', '30'), '18', 'obligatoire', francais('1 8', '30')],
  ['Monaco', monegasque(''), '123 456 789 01 2', 'obligatoire', monegasque('12345678901')],
] satisfies [string, SaisieNir, string, CleDemandee, SaisieNir][]) {
  test(`typed or pasted, ${title}: « ${texte} »`, () =>
    assert.deepEqual(typeNumero(saisie, texte, cle), attendu))
}
