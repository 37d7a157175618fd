import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Correspondance } from '@espace-adherent/contract/imports'
import {
  dossierAvec,
  effacerDossiers,
  manifesteDe,
  verifierDossier,
} from '../../../../importer/dossier.testing.ts'
import { correspondanceModele, csvModele } from '../../../../importer/exemples.ts'
import { lieuDossier } from '../lieu-dossier.ts'
import { ouvrirSource } from '../source.ts'
import { trouverSeparateur } from './lecture.ts'
import { convertir } from './valeurs.ts'

after(effacerDossiers)

async function tous<T>(suite: AsyncIterable<T>): Promise<T[]> {
  const lus: T[] = []
  for await (const un of suite) lus.push(un)
  return lus
}

for (const [euros, attendu] of [
  ['1 234,56', 123_456],
  ['1\u202f234,56 €', 123_456],
  ['1\u00a0234,5', 123_450],
  ['0,1', 10],
  ['0.1', 10],
  ['-12,50', -1250],
  ['12,50-', -1250],
  ['\u221212', -1200],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1 234 567,89', 123_456_789],
  ['0,29', 29],
  ['1.234', null],
  ['12,345', null],
  ['12,5,', null],
  ['abc', null],
  ['12 €/mois', null],
  ['1 23,4', null],
] as const)
  test(`« ${euros} » euros are ${attendu ?? 'refused'}`, () => {
    const lu = convertir(euros, { col: 'A', euros: true })
    assert.deepEqual(lu, attendu === null ? { code: 'montant' } : { valeur: attendu })
  })

for (const [cellule, regle, attendu] of [
  ['29/02/2024', { date: 'JJ/MM/AAAA' }, { valeur: '2024-02-29' }],
  ['20240229', { date: 'AAAAMMJJ' }, { valeur: '2024-02-29' }],
  ['2024-02-29', { date: 'JJ/MM/AAAA' }, { code: 'date' }],
  ['31/12/9999', { date: 'JJ/MM/AAAA', codes: { '31/12/9999': null } }, { valeur: null }],
  ['', { date: 'JJ/MM/AAAA' }, { valeur: undefined }],
  [' ', { vide: 'null' }, { valeur: null }],
  ['01', { codes: { '01': 'MME' } }, { valeur: 'MME' }],
  ['O', { codes: { O: true, N: false } }, { valeur: true }],
  ['03', { codes: { '01': 'MME' } }, { code: 'valeur' }],
  ['007', { nombre: true }, { valeur: 7 }],
  ['1,5', { nombre: true }, { valeur: 1.5 }],
  ['7e3', { nombre: true }, { code: 'type' }],
  ['constructor', { codes: {} }, { code: 'valeur' }],
] as const)
  test(`« ${cellule} » read by ${JSON.stringify(regle)}`, () => {
    assert.deepEqual(convertir(cellule, { col: 'A', ...regle }), attendu)
  })

test('the separator is what the header has most of, outside its quotes', () => {
  assert.equal(trouverSeparateur('A;B;C'), ';')
  assert.equal(trouverSeparateur('"NOM, PRENOM, AGE"|B|C'), '|')
  assert.equal(trouverSeparateur('A\tB,C\tD'), '\t')
  assert.equal(trouverSeparateur('SEULE'), ';')
})

const correspondance: Correspondance = {
  entite: 'personnes',
  fichier: 'PERS.csv',
  cle: ['NUM'],
  colonnes: {
    id: 'NUM',
    nom: 'NOM',
    prenom: 'PRENOM',
    dateNaissance: { col: 'NE_LE', date: 'JJ/MM/AAAA' },
    'adresse.localite': 'VILLE',
    'adresse.libelleVoie': 'VOIE',
    'adresse.codePostal': 'CP',
  },
}
const enTete = 'NUM;NOM;PRENOM;NE_LE;VOIE;CP;VILLE'
const eve = 'P1;D’Angély;Ève;02/05/1985;"RUE ""DU ROI"" ; 2";20000;AJACCIO'

/** What a verification of that file says. */
async function lire(csv: string | Uint8Array, une: object = correspondance) {
  const dossier = dossierAvec({ 'PERS.csv': csv, 'correspondance.json': JSON.stringify(une) })
  await manifesteDe(dossier)
  return verifierDossier(dossier)
}

for (const [nom, csv, dit] of [
  ['UTF-8', `${enTete}\r\n${eve}\r\n`, /UTF-8, séparateur point-virgule/],
  ['a byte order mark', `\ufeff${enTete}\n${eve}\n`, /BOM/],
  [
    'Windows-1252',
    Buffer.from(`${enTete}\n${eve}\n`.replace('’', '\u0092'), 'latin1'),
    /Windows-1252/,
  ],
  ['no last end of line', `${enTete}\n${eve}`, /UTF-8/],
] as const)
  test(`${nom} is found and said`, async () => {
    const { dits, rejets, lus } = await lire(csv)
    assert.deepEqual([lus[0]?.recus, rejets], [1, []])
    assert.match(dits.join('\n'), dit)
  })

test('Windows-1252 gives the letters that it was written with', async () => {
  const dossier = dossierAvec({
    'PERS.csv': Buffer.from(`${enTete}\n${eve}\n`.replace('’', '\u0092'), 'latin1'),
  })
  const lieu = lieuDossier(dossier)
  const source = { lieu, fichier: 'PERS.csv', entite: 'personnes' as const, correspondance }
  const lots = await tous(ouvrirSource(source, () => {}).bruts)
  assert.deepEqual(lots.flat()[0]?.brut, {
    id: 'P1',
    nom: 'D’Angély',
    prenom: 'Ève',
    dateNaissance: '1985-05-02',
    adresse: { libelleVoie: 'RUE "DU ROI" ; 2', codePostal: '20000', localite: 'AJACCIO' },
  })
})

test('wrong lines are refused one by one, and those after them are read', async () => {
  const suite = [
    eve.replace('P1', 'P2').replace('02/05', '31/04'),
    'P3;trop peu',
    eve.replace('P1', 'P4'),
    eve.replace('P1', 'P5').replace('02/05/1985', '85'),
  ]
  const { rejets, lus } = await lire(`${[enTete, eve, ...suite].join('\n')}\n`)
  assert.equal(lus[0]?.recus, 5)
  assert.deepEqual(rejets.map(({ ligne, id, champ, code }) => [ligne, id, champ, code]).sort(), [
    [3, 'P2', 'dateNaissance', 'date'],
    [4, null, null, 'illisible'],
    [6, 'P5', 'dateNaissance', 'date'],
  ])
})

test('a quote that nobody closed is refused, and its text is nowhere on the terminal', async () => {
  const { rejets, dits } = await lire(`${enTete}\n${eve}\nP2;"Secret;Ève;02/05/1985;RUE;20000;X\n`)
  assert.deepEqual(
    rejets.map(({ code }) => code),
    ['illisible'],
  )
  assert.doesNotMatch(dits.join(), /Secret/)
})

test('a column or a field that is not there stops, without a word of what the file holds', async () => {
  const sansEnTete = lire(`${eve}\n${eve}\n`)
  await assert.rejects(sansEnTete, ({ message }: Error) => {
    assert.match(message, /n’a pas ces colonnes de la correspondance/)
    assert.doesNotMatch(message, /Angély|AJACCIO/)
    return true
  })
  for (const champ of [
    'nomm',
    'adresse.ville',
    'constructor.prototype',
    '__proto__.x',
    'lignes[].rc',
  ])
    await assert.rejects(
      lire(`${enTete}\n`, { ...correspondance, colonnes: { [champ]: 'NUM' } }),
      { name: 'ArretError' },
      champ,
    )
})

test('lines of one statement are one record, in order, to the cent', async () => {
  const dossier = dossierAvec({ 'DECOMPTES_2026.csv': csvModele })
  const [une] = correspondanceModele
  const lots = await tous(
    ouvrirSource(
      {
        lieu: lieuDossier(dossier),
        fichier: 'DECOMPTES_2026.csv',
        entite: 'decomptes',
        correspondance: une as never,
      },
      () => {},
    ).bruts,
  )
  const [record, ...autres] = lots.flat()
  assert.deepEqual(autres, [])
  assert.ok(record)
  const { lignes } = record.brut as {
    lignes: { rang: number; depense: number; ro: number; rc: number }[]
  }
  assert.deepEqual(
    lignes.map(({ rang, depense, ro, rc }) => [rang, depense, ro, rc]),
    [
      [1, 5000, 1900, 1800],
      [2, 125_040, 10, 0],
    ],
  )
})
