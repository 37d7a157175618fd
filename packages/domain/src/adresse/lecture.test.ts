import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeComplement, codeNatureVoie } from './abreviations.ts'
import {
  ADRESSE_VIDE,
  type Adresse,
  adresseAEnvoyer,
  adresseNormee,
  saisieDepuisAdresse,
} from './adresse.ts'
import { isMemeAdresse } from './demenagement.ts'
import { formatAdresse } from './format.ts'
import { readAdresse, readVoie, sayAdresse } from './lecture.ts'

/** Number, suffix, kind, name. */
const voie = (lue: ReturnType<typeof readVoie>) => [
  lue.numVoie,
  lue.libelleCourtBtq,
  lue.libelleCourtNatureVoie,
  lue.libelleVoie,
]

for (const [saisie, attendue] of [
  ['12 bis avenue des Lilas', ['12', 'B', 'AV', 'des Lilas']],
  ['12bis Avenue des Lilas', ['12', 'B', 'AV', 'des Lilas']],
  ['12, rue de l’Église', ['12', '', 'RUE', 'de l’Église']],
  ['7 TER PLACE CARNOT', ['7', 'T', 'PL', 'CARNOT']],
  ['8 B rue Duquesne', ['8', 'BB', 'RUE', 'Duquesne']],
  ['8a rue Duquesne', ['8', 'A', 'RUE', 'Duquesne']],
  ['3 L’Estrade', ['3', '', '', 'L’Estrade']],
  ['3 p rue Duquesne', ['3', '', '', 'P rue Duquesne']],
  ['4 petite rue des Tanneurs', ['4', '', 'PRT', 'des Tanneurs']],
  ['4 Vieux Chemin de Meyrin', ['4', '', 'VCHE', 'de Meyrin']],
  ['2 Rond Point de l’Europe', ['2', '', 'RPT', 'de l’Europe']],
  ['2 vallée Verte', ['2', '', '', 'vallée Verte']],
  ['5 Grande Rue', ['5', '', '', 'Grande Rue']],
  ['La Canebière', ['', '', '', 'La Canebière']],
  ['Pas de la Case', ['', '', '', 'Pas de la Case']],
  ['Cours Lafayette', ['', '', 'CRS', 'Lafayette']],
  ['E\u0301cluse du Moulin', ['', '', 'ECL', 'du Moulin']],
  ['', ['', '', '', '']],
] satisfies [string, string[]][])
  test(`the parts of a street: ${JSON.stringify(saisie)}`, () =>
    assert.deepEqual(voie(readVoie(saisie)), attendue))

for (const [saisie, attendue, codePostal, localite] of [
  ['12 bis av. des Lilas 69130 Écully', ['12', 'B', 'AV', 'des Lilas'], '69130', 'Écully'],
  ['12 bd Victor Hugo, 44000, Nantes', ['12', '', 'BD', 'Victor Hugo'], '44000', 'Nantes'],
  ['3  rue   Crébillon,  Nantes', ['3', '', 'RUE', 'Crébillon'], '', 'Nantes'],
  ['12, rue des Lilas', ['12', '', 'RUE', 'des Lilas'], '', ''],
  ['69130', ['', '', '', ''], '69130', ''],
  ['10250 route de Lyon 69003 Lyon', ['10250', '', 'RTE', 'de Lyon'], '69003', 'Lyon'],
  ['10250 route de Lyon', ['10250', '', 'RTE', 'de Lyon'], '', ''],
  ['20200 Bastia', ['', '', '', ''], '20200', 'Bastia'],
  ['3 rue Crébillon 4400', ['3', '', 'RUE', 'Crébillon 4400'], '', ''],
  ['3 rue Crébillon 99123', ['3', '', 'RUE', 'Crébillon 99123'], '', ''],
  ['pas de la Case 66760', ['', '', '', 'pas de la Case'], '66760', ''],
  ['   ', ['', '', '', ''], '', ''],
] satisfies [string, string[], string, string][])
  test(`the parts of what is typed: ${JSON.stringify(saisie)}`, () => {
    const lue = readAdresse(saisie)
    assert.deepEqual([voie(lue), lue.codePostal, lue.localite], [attendue, codePostal, localite])
  })

test('an address is said in words, with its town as it is written', () => {
  assert.equal(
    sayAdresse(readAdresse('12 bis av des Lilas 69130 Écully')),
    '12 bis avenue des Lilas, 69130 Écully',
  )
  const hameau = { ...readAdresse('20200 L’Île-Rousse'), lieuDit: 'Le Bœuf' }
  assert.equal(sayAdresse(hameau), 'Le Bœuf, 20200 L’Île-Rousse')
})

for (const [tenu, code] of [
  ['BIS', 'B'],
  ['bis', 'B'],
  ['Ter', 'T'],
  ['B', 'B'],
  ['BB', 'BB'],
  ['Z', 'Z'],
  ['XY', 'XY'],
  ['', ''],
] as const)
  test(`the suffix « ${tenu} » is kept as « ${code} »`, () =>
    assert.equal(codeComplement(tenu), code))

for (const [tenu, code] of [
  ['AVENUE', 'AV'],
  ['Boulevard', 'BD'],
  ['RUE', 'RUE'],
  ['MAS', 'MAS'],
  ['TRABOULE', 'TRABOULE'],
] as const)
  test(`the kind of street « ${tenu} » is kept as « ${code} »`, () =>
    assert.equal(codeNatureVoie(tenu), code))

test('what another system keeps in full is chosen in the form, sent by its code, and no change by itself', () => {
  const tenue: Adresse = {
    ...ADRESSE_VIDE,
    numVoie: '7',
    libelleCourtBtq: 'BIS',
    libelleCourtNatureVoie: 'AVENUE',
    libelleVoie: 'du Maréchal de Lattre de Tassigny',
    codePostal: '44000',
    localite: 'Nantes',
  }
  const saisie = saisieDepuisAdresse(tenue)
  assert.deepEqual([saisie.libelleCourtBtq, saisie.libelleCourtNatureVoie], ['B', 'AV'])
  assert.ok(isMemeAdresse(tenue, adresseAEnvoyer(saisie)))
  // Too long in words: the standard's short form, never the other system's.
  assert.equal(formatAdresse(tenue)[0], '7 B AV du Maréchal de Lattre de Tassigny')
  assert.deepEqual(adresseNormee(adresseNormee(tenue)), adresseNormee(tenue))
})
