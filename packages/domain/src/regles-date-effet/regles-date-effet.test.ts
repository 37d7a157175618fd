import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateDemenagement } from '../adresse/demenagement.ts'
import { regleInscription } from '../beneficiaires/inscription.ts'
import { regleRadiation } from '../beneficiaires/radiation.ts'
import { borneDe, type Contrainte, type RegleDateEffet } from '../calendrier/date-effet.ts'
import { dateChangement } from '../changement-situation/index.ts'
import { regleNiveau } from '../garanties/index.ts'
import { regleAjoutOption, regleRetraitOption } from '../options/index.ts'
import { circonstancesRegle } from './circonstances.ts'
import { controlerRegle } from './controler.ts'
import { isEssaiReussi } from './essais.ts'
import { expliquerRegle } from './expliquer.ts'
import { contraintesSimples, formeSimple } from './forme.ts'
import { contrainteEnMots } from './phrases.ts'

const JOUR = '2026-11-16'
const radiation = 'radiationAssuresActeGestion'
const controler = (acte: string, regle: RegleDateEffet) =>
  controlerRegle(regle, circonstancesRegle(acte), JOUR)
const une = (...contraintes: Contrainte[]): RegleDateEffet => ({
  plages: [{ libelle: 'P', contraintes }],
})
const detail = (suite: Partial<Contrainte['detail']>): Contrainte => {
  const contrainte = borneDe('>=', 'AUJ')
  return { ...contrainte, detail: { ...contrainte.detail, ...suite } }
}

for (const [acte, regle] of [
  [radiation, regleRadiation],
  ['inscriptionBeneficiaireActeGestion', regleInscription],
  ['garantiesActeGestion', regleNiveau],
  ['adresseActeGestion', dateDemenagement],
  ['situationContractuelleActeGestion', dateChangement],
  ['optionAffiliationActeGestion', regleAjoutOption],
  ['optionRadiationActeGestion', regleRetraitOption],
] satisfies [string, RegleDateEffet][])
  test(`the rule that ${acte} comes with is a good one`, () =>
    assert.deepEqual(controler(acte, regle), {}))

for (const [titre, contrainte, attendu] of [
  ['a bound', borneDe('>=', 'AUJ'), 'au plus tôt le jour de la demande'],
  [
    'months',
    borneDe('<=', 'UNMOIS', { mois: 3 }),
    'au plus tard le 1er du mois en cours, plus 3\u00a0mois',
  ],
  [
    'a fixed date',
    detail({ dateReference: 'FIXE', dateRelative: '2027-03-01' }),
    'au plus tôt le 01/03/2027',
  ],
  [
    'a day and month, moved',
    detail({ borne: '<', dateReference: 'XYPAN', dateRelative: '01/09', modificateurJour: -1 }),
    'avant le prochain 01/09, moins 1\u00a0jour',
  ],
] satisfies [string, Contrainte, string][])
  test(`a constraint reads as a sentence: ${titre}`, () =>
    assert.equal(contrainteEnMots(contrainte), attendu))

test('a range that allows no date is refused at its place, with the two bounds that contradict each other', () => {
  assert.deepEqual(
    controler('adresseActeGestion', une(borneDe('>=', 'UNAN'), borneDe('<', 'AUJ'))),
    {
      'plages.0':
        'Cette période ne permet aucune date\u00a0: «\u00a0au plus tôt le prochain 1er\u00a0janvier\u00a0» et «\u00a0avant le jour de la demande\u00a0» se contredisent',
    },
  )
})

test('what a constraint lacks is said at the constraint', () => {
  assert.deepEqual(
    controler('adresseActeGestion', une(detail({ dateReference: 'XMOIS', dateRelative: '32' }))),
    {
      'plages.0.contraintes.0': 'Indiquez un jour du mois, de 1 à 31',
    },
  )
  const sansMotif = controler('adresseActeGestion', une(borneDe('=', 'RADEVT')))
  assert.match(sansMotif['plages.0.contraintes.0'] ?? '', /ne demande pas de date d’événement/)
})

test('circumstances that are left without any date are named', () => {
  const { plages } = regleRadiation
  assert.deepEqual(controler(radiation, { plages: plages.slice(0, 2) }), {
    regle: 'Aucune date n’est possible quand Raison du départ\u00a0: «\u00a0Une séparation\u00a0»',
  })
})

const contexte = {
  aujourdhui: JOUR,
  contrat: { dateDebut: '2020-04-01', dateFin: null },
  dateMotifRadiation: '2026-11-02',
}
const { circonstances } = circonstancesRegle(radiation)

test('a date is explained range by range: what allows it, what refuses it', () => {
  const faits = { motif: 'couvertureObligatoire' }
  const [mois, deces] = expliquerRegle(regleRadiation, contexte, faits, circonstances, '2026-12-01')
  assert.equal(mois?.isAutorisee, true)
  assert.deepEqual(mois?.raisons, [])
  assert.equal(deces?.isAutorisee, false)
  assert.match(deces?.raisons[0] ?? '', /^Proposée seulement si Raison du départ/)
  const [autreJour] = expliquerRegle(regleRadiation, contexte, faits, circonstances, '2026-12-02')
  assert.deepEqual(autreJour?.raisons, ['Seul le jour 1 de chaque mois est proposé'])
  const [tropTot] = expliquerRegle(regleRadiation, contexte, faits, circonstances, '2026-11-01')
  assert.equal(
    tropTot?.raisons[0],
    'Refusée par «\u00a0au plus tôt le 1er du mois en cours, plus 1\u00a0mois\u00a0», soit le 01/12/2026',
  )
})

test('R3.22 R3.23 a range of two fixed dates is read and written in both forms', () => {
  const simple = { borneMin: '2027-01-01', borneMax: null }
  const contraintes = contraintesSimples(simple)
  assert.deepEqual(formeSimple({ libelle: '', contraintes }), simple)
  assert.equal(formeSimple({ libelle: '', contraintes: [borneDe('>=', 'AUJ')] }), null)
})

test('a kept trial fails as soon as its date is no longer treated as it should be', () => {
  const essai = {
    jour: JOUR,
    dateDebut: '2020-04-01',
    dateFin: null,
    dateMotif: null,
    faits: { motif: 'separation' },
    date: '2027-01-01',
    attendu: true,
  }
  assert.equal(isEssaiReussi(regleRadiation, essai), true)
  assert.equal(isEssaiReussi(regleRadiation, { ...essai, attendu: false }), false)
  assert.equal(isEssaiReussi({ plages: regleRadiation.plages.slice(0, 2) }, essai), false)
})
