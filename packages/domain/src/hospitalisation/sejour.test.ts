import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import type { Garantie } from '../prestations/garantie.ts'
import { couvertureSejour, nettoyerSejour, validateSejour } from './sejour.ts'

const juste = {
  numPers: 'julien',
  finess: '690099123',
  etablissement: '',
  service: 'chirurgie',
  motif: 'programmee',
  dateEntree: '14/12/2026',
  nuits: '2',
  chambreParticuliere: true as boolean | null,
  parentAccompagnant: false,
}
const faits = {
  personnes: [{ numPers: 'julien', prenom: 'Julien' }],
  etablissements: [{ code: '690099123', libelle: 'Clinique du Parc' }],
  dateDebut: '2025-01-01',
  dateFin: null as string | null,
}
const fautes = (ecart: object, autres: object = {}) =>
  Object.keys(
    realFaults(
      validateSejour({ ...juste, ...ecart }, { jour: '2026-11-16' }, { ...faits, ...autres }),
    ) ?? {},
  )

for (const [title, ecart, champs] of [
  ['two nights in December', {}, []],
  ['through the emergency ward, a fortnight ago', { dateEntree: '01/11/2026' }, []],
  [
    'a day without a night needs no room',
    { motif: 'ambulatoire', nuits: '0', chambreParticuliere: null },
    [],
  ],
  ['too long ago', { dateEntree: '31/10/2026' }, ['dateEntree']],
  ['in more than a year', { dateEntree: '17/11/2027' }, ['dateEntree']],
  ['nobody', { numPers: 'hugo' }, ['numPers']],
  ['an establishment nobody knows', { finess: '000000000' }, ['finess']],
  [
    'one that is not in the list, named',
    { finess: 'autre', etablissement: 'Clinique du Lac, Annecy' },
    [],
  ],
  [
    'one that is not in the list, not named',
    { finess: 'autre', etablissement: '  ' },
    ['etablissement'],
  ],
  ['no service', { service: '' }, ['service']],
  ['a service that is a trap', { service: 'constructor' }, ['service']],
  ['no reason', { motif: '' }, ['motif']],
  ['no length', { nuits: '' }, ['nuits']],
  ['ninety-one nights', { nuits: '91' }, ['nuits']],
  ['nights of a stay of one day', { motif: 'ambulatoire' }, ['nuits']],
  ['no room chosen', { chambreParticuliere: null }, ['chambreParticuliere']],
] satisfies [string, object, string[]][])
  test(`a stay: ${title} ${champs.length > 0 ? `is refused at ${champs}` : 'is accepted'}`, () =>
    assert.deepEqual(fautes(ecart), champs))

test('a stay after the end of the contract is refused', () =>
  assert.deepEqual(fautes({}, { dateFin: '2026-12-13' }), ['dateEntree']))

test('what was typed of an establishment counts where it is not in the list, and only there', () => {
  const ecrit = { etablissement: ' Clinique du Lac, Annecy ' }
  const { finess, etablissement } = nettoyerSejour({ ...juste, ...ecrit, finess: 'autre' })
  assert.deepEqual([finess, etablissement], ['', 'Clinique du Lac, Annecy'])
  assert.equal('etablissement' in nettoyerSejour({ ...juste, ...ecrit }), false)
})

const famille = 'hospitalisation'
const garanties: Garantie[] = [
  { cle: 'sejour', libelle: 'Séjour', famille, regle: { type: 'fraisReels' } },
  { cle: 'honoraires', libelle: 'Honoraires', famille, regle: { type: 'brss', taux: 250 } },
  { cle: 'forfaitJournalier', libelle: 'Forfait', famille, regle: { type: 'fraisReels' } },
  {
    cle: 'chambre',
    libelle: 'Chambre',
    famille,
    regle: { type: 'forfait', montant: 6000, maximum: null },
  },
]
const postes = (ecart: object) =>
  couvertureSejour(nettoyerSejour({ ...juste, ...ecart }), {
    dateNaissance: '1985-02-20',
    garanties,
    lignes: [],
    anciennes: [],
  }).map(({ libelle, depense, rc, reste }) => [libelle, depense, rc, reste])

test('two nights are three days of forfait; the room above its guarantee stays to pay', () =>
  assert.deepEqual(postes({}), [
    ['Frais de séjour', null, null, null],
    ['Acte de chirurgie', null, null, null],
    ['Forfait journalier hospitalier × 3', 6900, 6900, 0],
    ['Chambre particulière × 2', 14_000, 12_000, 2000],
  ]))

test('a birth has no daily sum to pay, as in the simulator', () =>
  assert.deepEqual(
    postes({ service: 'maternite', motif: 'accouchement' }).map(([libelle]) => libelle),
    ['Frais de séjour', 'Chambre particulière × 2'],
  ))

test('without a night there is neither forfait nor room', () =>
  assert.deepEqual(
    postes({ motif: 'ambulatoire', nuits: '0' }).map(([libelle]) => libelle),
    ['Frais de séjour', 'Acte de chirurgie'],
  ))
