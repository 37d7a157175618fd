import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  apresGeste,
  type EtatIndu,
  echeancierIndu,
  etatsIndu,
  finPrescription,
  type GesteIndu,
  gestesIndu,
  isMoyenPermis,
  isPrescrit,
  type LignePayee,
  mensualitesPossibles,
  validateIndu,
} from './index.ts'

/** Every state and gesture, with something left to pay and no instalments chosen: what is not here is refused. */
const permis: [EtatIndu, GesteIndu, EtatIndu][] = [
  ['demande', 'choisir', 'echelonne'],
  ['demande', 'contester', 'conteste'],
  ['demande', 'suspendre', 'conteste'],
  ['demande', 'annuler', 'annule'],
  ['demande', 'encaisser', 'demande'],
  ['echelonne', 'contester', 'conteste'],
  ['echelonne', 'suspendre', 'conteste'],
  ['echelonne', 'annuler', 'annule'],
  ['echelonne', 'encaisser', 'echelonne'],
  ['conteste', 'retirer', 'demande'],
  ['conteste', 'maintenir', 'demande'],
  ['conteste', 'annuler', 'annule'],
  ['conteste', 'encaisser', 'conteste'],
]
for (const etat of etatsIndu)
  for (const geste of gestesIndu) {
    const attendu = permis.find(([e, g]) => e === etat && g === geste)?.[2] ?? null
    test(`${etat}, ${geste}: ${attendu ?? 'refused'}`, () =>
      assert.equal(apresGeste(etat, geste, { isEchelonne: false, reste: 100 }), attendu))
  }

test('contested after instalments were chosen, it comes back to them; the last payment ends it, wherever it stands', () => {
  const plan = { isEchelonne: true, reste: 100 }
  assert.equal(apresGeste('conteste', 'maintenir', plan), 'echelonne')
  assert.equal(apresGeste('conteste', 'retirer', plan), 'echelonne')
  for (const etat of ['demande', 'echelonne', 'conteste'] as const)
    assert.equal(apresGeste(etat, 'encaisser', { isEchelonne: true, reste: 0 }), 'solde')
})

for (const [payeLe, fin] of [
  ['2025-03-10', '2027-03-10'],
  ['2024-02-29', '2026-02-28'],
  ['2024-12-31', '2026-12-31'],
] as const)
  test(`paid on ${payeLe}, asked back until ${fin}, and not a day later`, () => {
    assert.equal(finPrescription(payeLe), fin)
    assert.equal(isPrescrit(payeLe, fin), false)
    const apres = new Date(`${fin}T12:00:00Z`)
    apres.setUTCDate(apres.getUTCDate() + 1)
    assert.equal(isPrescrit(payeLe, apres.toISOString().slice(0, 10)), true)
  })

test('an insurer may count otherwise', () => {
  assert.equal(finPrescription('2021-03-10', 60), '2026-03-10')
  assert.equal(finPrescription('2025-03-10', 12), '2026-03-10')
})

for (const [montant, max] of [
  [1, 1],
  [3999, 1],
  [4000, 2],
  [12_345, 6],
  [24_000, 12],
  [500_000, 12],
] as const)
  test(`${montant} cents: in ${max} instalments at most`, () =>
    assert.equal(mensualitesPossibles(montant).at(-1), max))

test('instalments are equal to the cent, the first bears the rest, a month apart from thirty days on', () => {
  assert.deepEqual(echeancierIndu(10_000, 3, '2026-01-01'), [
    { dateEcheance: '2026-01-31', montant: 3334 },
    { dateEcheance: '2026-02-28', montant: 3333 },
    { dateEcheance: '2026-03-31', montant: 3333 },
  ])
  assert.deepEqual(echeancierIndu(4250, 1, '2026-11-17'), [
    { dateEcheance: '2026-12-17', montant: 4250 },
  ])
})

test('nothing is kept back from a benefit unless its member agreed', () => {
  assert.equal(isMoyenPermis('retenue', false), false)
  assert.equal(isMoyenPermis('retenue', true), true)
  assert.equal(isMoyenPermis('cheque', false), true)
})

const ligne: LignePayee = {
  id: 7,
  payeLe: '2026-03-10',
  verse: 4500,
  dejaDemande: 0,
  payeA: 'hugo',
}
const constat = {
  lignes: [{ ligneId: 7, montant: 2500 }],
  explication: 'La consultation du 8 mars a été remboursée deux fois.',
  constateLe: '2026-11-02',
}
const lesLignes = (payees: LignePayee[], lignes = constat.lignes) =>
  validateIndu({ ...constat, lignes }, payees, { jour: '2026-11-17' }).lignes

for (const [cas, payees, lignes, attendu] of [
  ['a part of what was paid', [ligne], constat.lignes, null],
  ['no line', [ligne], [], /au moins une ligne/],
  ['more than was paid', [ligne], [{ ligneId: 7, montant: 4501 }], /dépasse/],
  ['nothing', [ligne], [{ ligneId: 7, montant: 0 }], /dépasse/],
  ['asked for already', [{ ...ligne, dejaDemande: 2001 }], constat.lignes, /dépasse/],
  ['of another contract', [], constat.lignes, /n’est pas payée/],
  ['paid to a professional', [{ ...ligne, payeA: null }], constat.lignes, /professionnel/],
  ['too old', [{ ...ligne, payeLe: '2024-11-16' }], constat.lignes, /trop longtemps/],
  ['the last day', [{ ...ligne, payeLe: '2024-11-17' }], constat.lignes, null],
  [
    'the same line twice',
    [ligne],
    [
      { ligneId: 7, montant: 1 },
      { ligneId: 7, montant: 1 },
    ],
    /deux fois/,
  ],
  [
    'paid to two people',
    [ligne, { ...ligne, id: 8, payeA: 'lea' }],
    [
      { ligneId: 7, montant: 1 },
      { ligneId: 8, montant: 1 },
    ],
    /plusieurs personnes/,
  ],
] satisfies [string, LignePayee[], { ligneId: number; montant: number }[], RegExp | null][])
  test(`lines asked back: ${cas}`, () => {
    const faute = lesLignes(payees, lignes)
    if (attendu === null) assert.equal(faute, null)
    else assert.match(faute ?? '', attendu)
  })

test('it is reasoned, and found by today', () => {
  const vide = { ...constat, explication: ' erreur ', constateLe: '2026-11-18' }
  const { explication, constateLe } = validateIndu(vide, [ligne], { jour: '2026-11-17' })
  assert.match(explication ?? '', /Expliquez/)
  assert.match(constateLe ?? '', /pas encore/)
})
