import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { documentsVoulus } from '../actes/documents.ts'
import type { Garantie } from '../prestations/garantie.ts'
import { estimerFacture } from './estimation.ts'
import {
  documentsFacture,
  isACoder,
  messageDoublons,
  nettoyerFacture,
  validateFacture,
} from './facture.ts'

const soin = { codeActe: 'G', quantite: '1', depense: '30,00', ro: '' }
const juste = {
  numPers: 'camille',
  professionnel: 'Dr Petit',
  dateSoins: '03/11/2026',
  soins: [soin],
  isSoinInconnu: false,
  montant: '',
  precision: '',
  isCertifiee: true,
}
const faits = {
  personnes: [{ numPers: 'camille', prenom: 'Camille' }],
  dateDebut: '2025-01-01',
  dateFin: null as string | null,
}
const fautes = (ecart: object, autres: object = {}) =>
  realFaults(
    validateFacture({ ...juste, ...ecart }, { jour: '2026-11-16' }, { ...faits, ...autres }),
  )

for (const [title, ecart, champ] of [
  ['a consultation', {}, null],
  ['with what the Assurance maladie paid', { soins: [{ ...soin, ro: '19' }] }, null],
  ['nobody', { numPers: '' }, 'numPers'],
  ['no professional', { professionnel: ' ' }, 'professionnel'],
  ['a care to come', { dateSoins: '17/11/2026' }, 'dateSoins'],
  ['before the contract', { dateSoins: '31/12/2024' }, 'dateSoins'],
  ['no care', { soins: [] }, 'soins'],
  ['a care nobody knows', { soins: [{ ...soin, codeActe: 'X' }] }, 'soins'],
  ['no price', { soins: [{ ...soin, depense: '' }] }, 'soins'],
  ['for nothing', { soins: [{ ...soin, depense: '0' }] }, 'soins'],
  ['more paid than spent', { soins: [{ ...soin, ro: '30,01' }] }, 'soins'],
  ['no unit', { soins: [{ ...soin, quantite: '0' }] }, 'soins'],
  ['too many units', { soins: [{ ...soin, quantite: '31' }] }, 'soins'],
  ['nothing certified', { isCertifiee: false }, 'isCertifiee'],
] satisfies [string, object, string | null][])
  test(`a bill: ${title} ${champ ? `is refused at ${champ}` : 'is accepted'}`, () =>
    assert.deepEqual(Object.keys(fautes(ecart) ?? {}), champ ? [champ] : []))

const inconnu = { ...juste, isSoinInconnu: true, professionnel: '', dateSoins: '', soins: [soin] }
for (const [title, ecart, champ] of [
  ['a photo, a person', {}, null],
  ['a price with a comma', { montant: '45,00' }, null],
  ['a price with a point', { montant: '45.00' }, null],
  ['a few words', { precision: 'semelles' }, null],
  ['nobody', { numPers: '' }, 'numPers'],
  ['somebody else’s', { numPers: 'julien' }, 'numPers'],
  ['for nothing', { montant: '0' }, 'montant'],
  ['less than nothing', { montant: '-45' }, 'montant'],
  ['too much', { montant: '100000,01' }, 'montant'],
  ['no amount at all', { montant: 'beaucoup' }, 'montant'],
  ['too many words', { precision: 'a'.repeat(201) }, 'precision'],
  ['nothing certified', { isCertifiee: false }, 'isCertifiee'],
] satisfies [string, object, string | null][])
  test(`a bill whose care is not known: ${title} ${champ ? `is refused at ${champ}` : 'is enough'}`, () =>
    assert.deepEqual(Object.keys(fautes({ ...inconnu, ...ecart }) ?? {}), champ ? [champ] : []))

test('of a bill whose care is not known, what was typed of its care means nothing', () => {
  const { soins, montant, precision, dateSoins } = nettoyerFacture({
    ...juste,
    isSoinInconnu: true,
    montant: '45.5',
    precision: ' semelles \n sur mesure',
  })
  assert.deepEqual([soins, montant, dateSoins], [[], 4550, ''])
  assert.equal(precision, 'semelles sur mesure')
  assert.equal(isACoder({ isSoinInconnu: true, soins: [] }), true)
  assert.equal(isACoder({ isSoinInconnu: false, soins: [] }), false)
  assert.equal(isACoder({ ...nettoyerFacture(juste), isSoinInconnu: true }), false)
})

test('the message names the care that is wrong', () => {
  const message = fautes({ soins: [soin, { ...soin, depense: '' }] })?.soins ?? ''
  assert.equal(message, 'Soin 2, le prix payé\u00a0: le montant est obligatoire')
})

test('care is paid back for two years, and not after the contract', () => {
  const vieux = { dateDebut: '2020-01-01' }
  assert.equal(fautes({ dateSoins: '16/11/2024' }, vieux), null)
  assert.match(fautes({ dateSoins: '15/11/2024' }, vieux)?.dateSoins ?? '', /deux ans/)
  assert.match(fautes({}, { dateFin: '2026-10-31' })?.dateSoins ?? '', /31\/10\/2026/)
})

test('the bill is always asked for, the statement where there is one to have', () => {
  const champs = (codeActe: string, modeGestion: 'manuel' | 'automatique', isSoinInconnu = false) =>
    documentsVoulus(
      documentsFacture,
      { ...juste, soins: [{ ...soin, codeActe }], isSoinInconnu },
      { jour: '2026-11-16', modeGestion },
    ).map(({ champ, isRequise }) => `${champ}${isRequise ? ' !' : ''}`)
  assert.deepEqual(champs('G', 'manuel'), ['facture !', 'decompteRo !', 'ordonnance'])
  assert.deepEqual(champs('G', 'automatique'), ['facture !', 'decompteRo', 'ordonnance'])
  assert.deepEqual(champs('OST', 'manuel'), ['facture !', 'ordonnance'])
  assert.deepEqual(champs('G', 'manuel', true), ['facture !'])
})

const garanties: Garantie[] = [
  {
    cle: 'generaliste',
    libelle: 'Généralistes',
    famille: 'soinsCourants',
    regle: { type: 'brss', taux: 100 },
  },
  {
    cle: 'osteopathie',
    libelle: 'Ostéopathie',
    famille: 'soinsCourants',
    regle: { type: 'forfait', montant: 4000, maximum: 2 },
  },
]
const assure = { dateNaissance: '1988-05-12', garanties, lignes: [], anciennes: [] }
const parts = (soins: Parameters<typeof estimerFacture>[0]) =>
  estimerFacture(soins, '2026-11-03', assure).map(({ ro, rc, reste }) => [ro, rc, reste])

test('a consultation of thirty euros: 19 of the Assurance maladie, 9 of the insurer, 2 left', () =>
  assert.deepEqual(parts([{ codeActe: 'G', quantite: 1, depense: 3000, ro: null }]), [
    [1900, 900, 200],
  ]))

test('what was really paid counts, and nobody gets more than was spent', () => {
  const dit = (ro: number) => parts([{ codeActe: 'G', quantite: 1, depense: 3000, ro }])
  assert.deepEqual(dit(1900), [[1900, 900, 200]])
  assert.deepEqual(dit(0), [[0, 900, 2100]])
  assert.deepEqual(dit(2500), [[2500, 500, 0]])
})

test('no rate is quoted for what the member says was paid', () => {
  const [ligne] = estimerFacture(
    [{ codeActe: 'G', quantite: 1, depense: 3000, ro: 1000 }],
    '2026-11-03',
    assure,
  )
  assert.equal(ligne?.explication.ro, 'Le montant que vous avez indiqué')
})

test('a frame is priced within the glasses, and a situation is one of those known', () => {
  const lunettes = { codeActe: 'OPTB', quantite: '1', depense: '339', ro: '' }
  const message = (ecart: object) => fautes({ soins: [{ ...lunettes, ...ecart }] })?.soins
  assert.equal(message({ monture: '139' }), undefined)
  assert.match(message({ monture: '340' }) ?? '', /le prix de la monture/)
  assert.match(message({ situation: 'ailleurs' }) ?? '', /choisissez la situation/)
})

test('each care uses up the year for the next one of the bill', () => {
  const osteo = { codeActe: 'OST', quantite: 1, depense: 6000, ro: null }
  assert.deepEqual(parts([osteo, osteo, osteo]), [
    [0, 4000, 2000],
    [0, 4000, 2000],
    [0, 0, 6000],
  ])
})

test('same act, same day, same price: asked for twice', () => {
  const { soins } = nettoyerFacture(juste)
  const connue = { codeActe: 'G', depense: 3000 }
  const doublons = (ecart: object) =>
    messageDoublons(soins, '2026-11-03', [{ ...connue, ...ecart }])
  assert.match(doublons({}) ?? '', /au 03\/11\/2026\u00a0: Consultation généraliste à 30,00\u00a0€/)
  assert.equal(doublons({ depense: 3001 }), null)
  assert.equal(doublons({ codeActe: 'CS' }), null)
  assert.equal(messageDoublons(soins, '2026-11-03', []), null)
})
