import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DatesEffet, type RegleDateEffet, realFaults } from '@espace-adherent/domain'
import { inscriptionBeneficiaireActe, radiationAssuresActe } from '../beneficiaires/index.ts'
import { situationContractuelleActe } from '../changement-situation/index.ts'
import { garantiesActe } from '../garanties/index.ts'
import { optionAffiliationActe } from '../options/actes.ts'

const regles = {
  jour: '2026-11-16',
  modeGestion: 'automatique',
  ibanEtrangerAccepte: false,
} as const
/** What the engine reads for an act beside its own facts. */
const dates = (regle: RegleDateEffet | null): { dates: DatesEffet } => {
  if (!regle) assert.fail('the act has no rule for its day')
  const contrat = { dateDebut: '2020-04-01', dateFin: null }
  return { dates: { regle, contexte: { aujourdhui: regles.jour, contrat } } }
}
const faute = (faults: Parameters<typeof realFaults>[0]) => realFaults(faults)?.dateEffet ?? null

for (const [nomOffre, dateEffet, attendu] of [
  ['Sérénité', '01/12/2026', null],
  ['Sérénité', '01/01/2027', 'La date d’effet doit être antérieure ou égale au 01/12/2026'],
  ['Confort', '01/12/2026', 'Aucune date d’effet n’est possible'],
  ['', '', 'Aucune date d’effet n’est possible'],
] satisfies [string, string, string | null][])
  test(`the level « ${nomOffre} » from ${dateEffet || 'no day'}: ${attendu ?? 'accepted'}`, () => {
    const faits = {
      ...dates(garantiesActe.dateEffet),
      niveaux: [
        { nomOffre: 'Sérénité', sens: 'hausse' as const, cotisation: 1, rc: 0, reste: 0 },
        { nomOffre: 'Confort', sens: null, cotisation: 1, rc: 0, reste: 0 },
      ],
      ...{ du: '', au: '', depense: 0, ro: 0, isPartiel: false, prevuLe: null, ratios: null },
    }
    const saisie = { ...garantiesActe.vide, nomOffre, dateEffet }
    assert.equal(faute(garantiesActe.check(saisie, regles, faits)), attendu)
  })

for (const [dateEffet, attendu] of [
  ['01/12/2026', null],
  ['', 'La date d’effet est obligatoire'],
  ['15/12/2026', 'Cette date d’effet n’est pas proposée'],
] satisfies [string, string | null][])
  test(`a reinforcement from ${dateEffet || 'no day'}: ${attendu ?? 'accepted'}`, () => {
    const faits = { ...dates(optionAffiliationActe.dateEffet), renforts: [], ratios: null }
    const saisie = { ...optionAffiliationActe.vide, dateEffet }
    assert.equal(faute(optionAffiliationActe.check(saisie, regles, faits)), attendu)
  })

for (const [dateEffet, attendu] of [
  ['01/12/2026', null],
  ['', 'La date d’effet est obligatoire'],
  ['01/11/2026', 'La date d’effet doit être postérieure ou égale au 01/12/2026'],
  ['15/12/2026', 'Cette date d’effet n’est pas proposée'],
  ['01/03/2027', 'La date d’effet doit être antérieure ou égale au 01/02/2027'],
] satisfies [string, string | null][])
  test(`a beneficiary from ${dateEffet || 'no day'}: ${attendu ?? 'accepted'}`, () => {
    const acte = inscriptionBeneficiaireActe
    const faits = {
      ...dates(acte.dateEffet),
      ...{ isSante: true, assures: [], prevus: [], organisme: null },
    }
    const saisie = { ...acte.vide, lien: 'Enfant', dateNaissance: '21/08/2009', dateEffet }
    assert.equal(faute(acte.check(saisie, regles, faits)), attendu)
  })

for (const [motif, dateMotif, dateEffet, attendu] of [
  ['deces', '17/11/2026', '17/11/2026', 'Aucune date d’effet n’est possible'],
  ['', '', '01/01/2027', 'Aucune date d’effet n’est possible'],
  ['autre', '', '01/12/2026', 'La date d’effet doit être postérieure ou égale au 01/01/2027'],
] satisfies [string, string, string, string | null][])
  test(`leaving for « ${motif} » from ${dateEffet}: ${attendu}`, () => {
    const faits = { ...dates(radiationAssuresActe.dateEffet), personnes: [] }
    const saisie = { ...radiationAssuresActe.vide, motif, dateMotif, dateEffet }
    assert.equal(faute(radiationAssuresActe.check(saisie, regles, faits)), attendu)
  })

test('a change is told a year late at most', () => {
  const acte = situationContractuelleActe
  const faits = { ...dates(acte.dateEffet), personnes: [] }
  const saisie = { ...acte.vide, dateEffet: '15/11/2025' }
  assert.equal(
    faute(acte.check(saisie, regles, faits)),
    'La date d’effet doit être postérieure ou égale au 16/11/2025',
  )
})

test('the day of what is the reason is the first that counts', () => {
  const faits = { ...dates(radiationAssuresActe.dateEffet), personnes: [] }
  const saisie = { ...radiationAssuresActe.vide, motif: 'deces', dateMotif: '03/11/2026' }
  const [plage, ...autres] = radiationAssuresActe.plages(saisie, faits)
  assert.deepEqual(
    [plage?.borneMin, plage?.borneMax, autres.length],
    ['2026-11-03', '2026-11-03', 0],
  )
})
