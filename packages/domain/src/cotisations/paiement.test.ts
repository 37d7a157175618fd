import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageMandat, rumSuivante } from './mandat.ts'
import {
  affecter,
  defaire,
  type EtatPaiement,
  etatDeCode,
  etatsPaiement,
  isPaiementARefaire,
  isPaiementExpire,
  isPayable,
  motifPaiement,
  type ReponsePaiement,
  resteARendre,
  suitePaiement,
  validatePaiement,
} from './paiement.ts'

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

test('nobody waits for ever: 45 minutes once the page is open, a week before that', () => {
  const creeLe = new Date('2026-11-16T10:00:00Z')
  const ouvertLe = new Date('2026-11-18T09:00:00Z')
  for (const [attente, now, expire] of [
    [{ creeLe, ouvertLe }, '2026-11-18T09:44:59Z', false],
    [{ creeLe, ouvertLe }, '2026-11-18T09:45:00Z', true],
    [{ creeLe, ouvertLe: null }, '2026-11-16T10:45:00Z', false],
    [{ creeLe, ouvertLe: null }, '2026-11-23T09:59:59Z', false],
    [{ creeLe, ouvertLe: null }, '2026-11-23T10:00:00Z', true],
  ] as const)
    assert.equal(isPaiementExpire(attente, new Date(now)), expire, now)
})

const OUVERT = new Date('2026-11-16T10:00:00Z')
const attendu = { reference: 'C1', montant: 5000, creeLe: OUVERT, ouvertLe: OUVERT }
const repond = (ecart: Partial<ReponsePaiement>): ReponsePaiement => ({
  ...{ reference: 'C1', montant: 5000, code: '02000', rendu: 0 },
  ...ecart,
})
/** Each answer, and where it leads from: open, failed, accepted; minutes since the page was opened. */
for (const [titre, reponse, minutes, ouvert, echoue, accepte] of [
  ['waits', repond({}), 10, 'en-cours', null, null],
  ['waits too long', repond({}), 45, 'expire', null, null],
  ['knows nothing of it', null, 10, null, null, null],
  ['knows nothing of it, for too long', null, 50, 'expire', null, null],
  ['says yes', repond({ code: '00000' }), 10, 'accepte', 'accepte', null],
  ['says yes at minute 50', repond({ code: '00000' }), 50, 'accepte', 'accepte', null],
  ['says no', repond({ code: '01100' }), 10, 'refuse', null, null],
  ['was left', repond({ code: '02304' }), 10, 'abandonne', null, null],
  ['gave it all back', repond({ code: '00000', rendu: 5000 }), 10, ...trois('rembourse')],
  ['gave a part back', repond({ code: '00000', rendu: 4999 }), 10, 'accepte', 'accepte', null],
  ['speaks of another amount', repond({ montant: 1 }), 10, 'incoherent', null, null],
  ['took another amount', repond({ montant: 1, code: '00000' }), 10, ...deux('incoherent')],
  ['took it for another', repond({ reference: 'C2', code: '00000' }), 10, ...deux('incoherent')],
] satisfies [
  string,
  ReponsePaiement | null,
  number,
  EtatPaiement | null,
  EtatPaiement | null,
  EtatPaiement | null,
][])
  for (const etat of etatsPaiement) {
    const isOuvert = etat === 'initie' || etat === 'en-cours'
    const isEchoue = etat === 'refuse' || etat === 'abandonne' || etat === 'expire'
    const mene = isOuvert ? ouvert : isEchoue ? echoue : etat === 'accepte' ? accepte : null
    test(`the provider ${titre}: ${etat} becomes ${mene ?? 'nothing else'}`, () => {
      const now = new Date(OUVERT.getTime() + minutes * 60_000)
      assert.equal(suitePaiement({ ...attendu, etat }, reponse, now), mene ?? etat)
    })
  }

function deux(etat: EtatPaiement) {
  return [etat, etat, null] as const
}
function trois(etat: EtatPaiement) {
  return [etat, etat, etat] as const
}

const dues = [
  { id: 'octobre', montant: 5000 },
  { id: 'novembre', montant: 6000 },
]
for (const [titre, montant, restent, payees, enTrop] of [
  ['both are due', 11_000, dues, ['octobre', 'novembre'], 0],
  ['one was paid otherwise meanwhile', 11_000, dues.slice(1), ['novembre'], 5000],
  ['both were', 11_000, [], [], 11_000],
  ['one costs more than is left', 10_000, dues, ['octobre'], 5000],
] satisfies [string, number, typeof dues, string[], number][])
  test(`money that came, ${titre}: it pays ${payees.join(' and ') || 'nothing'}`, () => {
    const lu = affecter(montant, restent)
    assert.deepEqual([lu.payees.map(({ id }) => id), lu.enTrop], [payees, enTrop])
    // An equation: nothing is lost.
    assert.equal(lu.payees.reduce((somme, due) => somme + due.montant, 0) + lu.enTrop, montant)
  })

for (const [titre, paiement, payees, attendues] of [
  ['nothing', { montant: 11_000, enTrop: 0, rendu: 0 }, dues, []],
  ['all of it', { montant: 11_000, enTrop: 0, rendu: 11_000 }, dues, ['novembre', 'octobre']],
  ['the last of them', { montant: 11_000, enTrop: 0, rendu: 6000 }, dues, ['novembre']],
  ['the other one', { montant: 11_000, enTrop: 0, rendu: 5000 }, dues, ['octobre']],
  ['less than one', { montant: 11_000, enTrop: 0, rendu: 2000 }, dues, []],
  ['what paid nothing', { montant: 11_000, enTrop: 5000, rendu: 5000 }, dues.slice(1), []],
  [
    'more than the rest costs',
    { montant: 11_000, enTrop: 6000, rendu: 6000 },
    dues.slice(0, 1),
    [],
  ],
  ['a double payment', { montant: 5000, enTrop: 5000, rendu: 5000 }, [], []],
  ['told twice', { montant: 11_000, enTrop: 0, rendu: 6000 }, dues.slice(0, 1), []],
  ['more, later', { montant: 11_000, enTrop: 0, rendu: 11_000 }, dues.slice(0, 1), ['octobre']],
] satisfies [string, Parameters<typeof defaire>[0], typeof dues, string[]][])
  test(`given back, ${titre}: ${attendues.join(' and ') || 'nothing'} is due again`, () =>
    assert.deepEqual(
      defaire(paiement, payees).map(({ id }) => id),
      attendues,
    ))

test('one is asked to pay again only where something is still due', () => {
  const refaits = etatsPaiement.filter((etat) =>
    isPaiementARefaire({ etat, montant: 5000, enTrop: 0 }),
  )
  assert.deepEqual(refaits, ['refuse', 'abandonne', 'expire', 'rembourse'])
  assert.ok(!isPaiementARefaire({ etat: 'rembourse', montant: 5000, enTrop: 5000 }))
})

test('what paid nothing is to be given back until it was', () => {
  assert.equal(resteARendre({ enTrop: 5000, rendu: 0 }), 5000)
  assert.equal(resteARendre({ enTrop: 5000, rendu: 2000 }), 3000)
  assert.equal(resteARendre({ enTrop: 5000, rendu: 11_000 }), 0)
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
