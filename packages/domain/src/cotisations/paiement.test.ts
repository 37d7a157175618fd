import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type EtatPaiement,
  etatDeCode,
  isPaiementExpire,
  isPayable,
  messageMandat,
  motifPaiement,
  rumSuivante,
  validatePaiement,
} from './index.ts'

for (const [code, etat] of [
  ['00000', 'accepte'],
  ['02000', 'en-cours'],
  ['02005', 'en-cours'],
  ['02016', 'en-cours'],
  ['02306', 'en-cours'],
  ['02304', 'abandonne'],
  ['02324', 'abandonne'],
  ['02319', 'abandonne'],
  ['02008', 'abandonne'],
  ['01100', 'refuse'],
  ['01116', 'refuse'],
  ['04003', 'refuse'],
  ['99999', 'en-cours'],
  ['', 'en-cours'],
] satisfies [string, EtatPaiement][])
  test(`a payment that the provider answers ${code || 'nothing'} to is ${etat}`, () => {
    assert.equal(etatDeCode(code), etat)
  })

test('a refusal is explained, a success is not', () => {
  assert.match(motifPaiement('refuse', '01116') ?? '', /provision/)
  assert.match(motifPaiement('refuse', '01100') ?? '', /autre carte/)
  assert.match(motifPaiement('abandonne', null) ?? '', /quitté/)
  assert.equal(motifPaiement('accepte', '00000'), null)
})

test('nobody waits for an answer for ever', () => {
  const creeLe = new Date('2026-11-16T10:00:00Z')
  assert.ok(!isPaiementExpire(creeLe, new Date('2026-11-16T10:44:59Z')))
  assert.ok(isPaiementExpire(creeLe, new Date('2026-11-16T10:45:00Z')))
})

for (const [titre, etat, dateEcheance, codeModePaiement, payable] of [
  ['rejected', 'rejetee', '2026-09-05', 'PRE', true],
  ['paid', 'payee', '2026-10-05', 'CHQ', false],
  ['to be debited', 'a_venir', '2026-12-05', 'PRE', false],
  ['by cheque, within a month', 'a_venir', '2026-12-17', 'CHQ', true],
  ['by cheque, later', 'a_venir', '2026-12-18', 'CHQ', false],
] as const)
  test(`an instalment ${titre} is ${payable ? '' : 'not '}paid by card`, () => {
    assert.equal(isPayable({ etat, dateEcheance, codeModePaiement }, '2026-11-16'), payable)
  })

const payables = [
  { id: 'a', montant: 33300 },
  { id: 'b', montant: 1005 },
]
for (const [titre, echeances, montant, fautif] of [
  ['one', ['a'], 33300, null],
  ['both', ['b', 'a'], 34305, null],
  ['none', [], 0, 'echeances'],
  ['one that is paid meanwhile', ['c'], 100, 'echeances'],
  ['the same one twice', ['a', 'a'], 66600, 'echeances'],
  ['less than it costs', ['a'], 1, 'montant'],
  ['a negative amount', ['a'], -33300, 'montant'],
  ['more than it costs', ['a'], 33301, 'montant'],
] satisfies [string, string[], number, string | null][])
  test(`what is paid, ${titre}: ${fautif ?? 'right'}`, () => {
    const faults = validatePaiement({ echeances, montant }, payables)
    const wrong = Object.entries(faults).filter(([, message]) => message)
    assert.deepEqual(
      wrong.map(([champ]) => champ),
      fautif ? [fautif] : [],
    )
  })

test('each mandate of a contract has a reference of its own, that a bank can read', () => {
  assert.equal(rumSuivante('horizon', '20450001', 0), 'HOR204500010001')
  assert.equal(rumSuivante('horizon', '20450001', 1), 'HOR204500010002')
  assert.equal(rumSuivante('é-x', 'a/b 12', 9), 'XAB120010')
  assert.equal(rumSuivante('horizon', '9'.repeat(60), 0).length, 35)
})

test('a mandate is signed by whoever read it, where the insurer can debit', () => {
  assert.equal(messageMandat(true, 'FR98ZZZ999001'), null)
  assert.match(messageMandat(false, 'FR98ZZZ999001') ?? '', /cochez/)
  assert.match(messageMandat(true, null) ?? '', /pas proposé/)
})
