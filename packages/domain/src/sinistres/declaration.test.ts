import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { documentsVoulus } from '../actes/documents.ts'
import {
  documentsSinistre,
  isEmployeurDemande,
  nettoyerSinistre,
  sousFranchise,
  validateSinistre,
} from './declaration.ts'
import { avancementDe, genreSinistre } from './genre.ts'

const juste = {
  typeSinistre: 'ARRET',
  numPers: 'camille',
  dateDebut: '02/11/2026',
  dateFin: '',
  employeur: 'Ville de Lyon',
  circonstances: '',
}
const faits = {
  personnes: [{ numPers: 'camille', prenom: 'Camille' }],
  types: ['ARRET', 'ACCPRI', 'HOSPI', 'DECES', 'INVAL', 'NEUF'].map((code) => ({
    code,
    libelle: code,
  })),
  dateDebut: '2025-01-01',
  dateFin: null,
}
const fautes = (
  ecart: Partial<typeof juste> & { declarant?: string },
  autres: Partial<typeof faits> = {},
) =>
  realFaults(
    validateSinistre({ ...juste, ...ecart }, { jour: '2026-11-16' }, { ...faits, ...autres }),
  )

for (const [title, ecart, attendu] of [
  ['a work stoppage that has begun', {}, null],
  ['today', { dateDebut: '16/11/2026' }, null],
  ['its end may be to come', { dateFin: '31/12/2026' }, null],
  ['one day only', { dateFin: '02/11/2026' }, null],
  ['an accident says how it happened', { typeSinistre: 'ACCPRI', circonstances: 'Chute' }, null],
  ['a death needs no employer', { typeSinistre: 'DECES', employeur: '' }, null],
  [
    'what was answered for another type does not matter',
    { typeSinistre: 'INVAL', dateFin: 'x' },
    null,
  ],
  ['a type that staff added', { typeSinistre: 'NEUF', employeur: '' }, null],
  ['tomorrow', { dateDebut: '17/11/2026' }, ['dateDebut']],
  ['a day that does not exist', { dateDebut: '31/11/2026' }, ['dateDebut']],
  ['before the contract', { dateDebut: '31/12/2024' }, ['dateDebut']],
  ['no date', { dateDebut: '' }, ['dateDebut']],
  ['ended before it began', { dateFin: '01/11/2026' }, ['dateFin']],
  ['a type nobody knows', { typeSinistre: 'VOL' }, ['typeSinistre']],
  ['somebody else', { numPers: 'hugo' }, ['numPers']],
  ['no employer', { employeur: '  ' }, ['employeur']],
  ['an accident without a word', { typeSinistre: 'ACCPRI' }, ['circonstances']],
  [
    'too many words',
    { typeSinistre: 'ACCPRI', circonstances: 'a'.repeat(1001) },
    ['circonstances'],
  ],
] satisfies [string, Partial<typeof juste>, string[] | null][])
  test(`${title}: ${attendu ? `refused at ${attendu}` : 'accepted'}`, () =>
    assert.deepEqual(Object.keys(fautes(ecart) ?? {}), attendu ?? []))

test('after two years a claim is no longer due', () => {
  const ancien = { dateDebut: '2020-01-01' }
  assert.equal(fautes({ dateDebut: '16/11/2024' }, ancien), null)
  assert.match(fautes({ dateDebut: '15/11/2024' }, ancien)?.dateDebut ?? '', /deux ans/)
})

const voulus = (typeSinistre: string, modeGestion: 'manuel' | 'automatique') =>
  documentsVoulus(
    documentsSinistre,
    { ...juste, typeSinistre },
    { jour: '2026-11-16', modeGestion },
  )

for (const [code, champs] of [
  ['ARRET', ['avisArret', 'decomptesIj']],
  ['INVAL', ['notification']],
  ['DECES', ['acteDeces', 'livretFamille']],
  ['ACCPRI', ['certificat']],
  ['HOSPI', ['bulletin']],
  ['NEUF', ['justificatif']],
  ['', []],
] satisfies [string, string[]][])
  test(`« ${code} » asks for ${champs.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(
      voulus(code, 'manuel').map(({ champ }) => champ),
      champs,
    ))

test('a clerk needs the documents; the portal answers without', () => {
  const requises = (modeGestion: 'manuel' | 'automatique') =>
    voulus('ARRET', modeGestion).map((piece) => piece.isRequise)
  assert.deepEqual(requises('manuel'), [true, false])
  assert.deepEqual(requises('automatique'), [false, false])
})

test('what was typed for another type is not kept', () => {
  assert.deepEqual(nettoyerSinistre({ ...juste, typeSinistre: 'DECES', circonstances: 'Chute' }), {
    typeSinistre: 'DECES',
    numPers: 'camille',
    dateDebut: '2026-11-02',
    dateFin: null,
    employeur: null,
    declarant: null,
    circonstances: null,
  })
  assert.equal(genreSinistre('constructor'), 'autre')
})

test('the steps of a claim are all shown, with the days of those reached', () => {
  assert.deepEqual(avancementDe([{ etat: 'declare', le: '2026-10-01' }]), [
    { etat: 'declare', le: '2026-10-01' },
    { etat: 'etude', le: null },
    { etat: 'indemnisation', le: null },
    { etat: 'clos', le: null },
  ])
})

test('nobody declares their own death: who writes is asked, and of a relative’s is not', () => {
  const deces = { typeSinistre: 'DECES', employeur: '' }
  const moi = { personnes: [{ numPers: 'camille', prenom: 'Camille', isMoi: true }] }
  assert.match(fautes(deces, moi)?.declarant ?? '', /qui nous écrit/)
  assert.equal(fautes({ ...deces, declarant: 'Julien Martin, son conjoint' }, moi), null)
  assert.equal(fautes(deces), null)
  assert.equal(fautes({}, moi), null)
})

test('an employer that is known is not asked for', () => {
  const connu = [{ numPers: 'camille', prenom: 'Camille', employeur: 'Ville de Lyon' }]
  assert.equal(fautes({ employeur: '' }, { personnes: connu }), null)
  assert.equal(isEmployeurDemande(juste, connu), false)
  assert.equal(isEmployeurDemande(juste, faits.personnes), true)
})

const avecFranchise = [{ code: 'ARRET', libelle: 'Arrêt', franchise: 30 }]
for (const [titre, dateFin, attendu] of [
  ['21 days under 30', '22/11/2026', { jours: 21, franchise: 30 }],
  ['the thirtieth day itself', '01/12/2026', { jours: 30, franchise: 30 }],
  ['the first day that is due', '02/12/2026', null],
  ['an end that is not known', '', null],
  ['an end before the beginning', '01/11/2026', null],
] as const)
  test(`a short stoppage: ${titre}`, () =>
    assert.deepEqual(sousFranchise({ ...juste, dateFin }, avecFranchise), attendu))
