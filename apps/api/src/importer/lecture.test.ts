import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { lireEnregistrement } from '@espace-adherent/contract/imports'
import { Cles } from '../features/imports/lecture/cles.ts'
import { creerAvancement } from './avancement.ts'
import {
  dossierAvec,
  effacerDossiers,
  manifesteDe,
  personne,
  refusDe,
  verifierDossier,
} from './dossier.testing.ts'

after(effacerDossiers)

const enLignes = (nombre: number) =>
  Array.from(
    { length: nombre },
    (_, i) => `${JSON.stringify({ ...personne, id: `P${i}` })}\n`,
  ).join('')

for (const [nom, contenu] of [
  ['personnes.jsonl', enLignes(3_000)],
  ['personnes.jsonl.gz', gzipSync(enLignes(3_000))],
  ['personnes.jsonl.zst', zstdCompressSync(enLignes(3_000))],
  ['personnes.jsonl', enLignes(3_000).replaceAll('\n', '\r\n')],
  ['personnes.jsonl', enLignes(3_000).trimEnd()],
] as const)
  test(`${nom} of three thousand lines is read to its last`, async () => {
    const dossier = dossierAvec({ [nom]: contenu })
    await manifesteDe(dossier)
    const { lus, rejets } = await verifierDossier(dossier)
    assert.deepEqual([lus[0]?.recus, rejets.length], [3_000, 0])
  })

test('an empty file holds nobody, and a byte order mark is said', async () => {
  const vide = dossierAvec({ 'personnes.jsonl': '' })
  await manifesteDe(vide)
  assert.equal((await verifierDossier(vide)).lus[0]?.recus, 0)
  const marque = dossierAvec({ 'personnes.jsonl': `\ufeff${enLignes(1)}` })
  await manifesteDe(marque)
  const { dits, rejets } = await verifierDossier(marque)
  assert.deepEqual(rejets, [])
  assert.match(dits.join(), /BOM/)
})

/** Names, mail addresses and lines as people have them. */
test('accents, apostrophes, Corsica, and the days that exist are taken as they are', () => {
  const lu = lireEnregistrement('personnes', {
    ...personne,
    nom: 'D’Angély-Ö\u0308',
    prenom: "N'Guyễn 李",
    dateNaissance: '2016-02-29',
    nir: '2 85 05 2B 004 012 47',
    nirMonegasque: '123',
    adresse: {
      numVoie: '1',
      libelleVoie: 'COURS NAPOLÉON',
      codePostal: '20200',
      localite: 'BASTIA',
    },
  })
  assert.ok('valeur' in lu, JSON.stringify(lu))
  const { nir, nirMonegasque } = lu.valeur as { nir: string; nirMonegasque: string }
  assert.deepEqual([nir, nirMonegasque], ['285052B004012', '9800000000123'])
  for (const [jour, isJuste] of [
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-04-31', false],
    ['9999-12-31', false],
    ['0001-01-01', false],
    ['1850-01-01', true],
    ['2026-1-1', false],
  ] as const)
    assert.equal(
      'valeur' in lireEnregistrement('personnes', { ...personne, dateNaissance: jour }),
      isJuste,
      jour,
    )
  for (const [codePostal, isJuste] of [
    ['20000', true],
    ['2A000', false],
    ['97400', true],
    ['99000', false],
  ] as const) {
    const adresse = { libelleVoie: 'RUE X', localite: 'Y', codePostal }
    assert.equal(
      'valeur' in lireEnregistrement('personnes', { ...personne, adresse }),
      isJuste,
      codePostal,
    )
  }
})

test('a line of ten million characters is refused, and those after it are read', async () => {
  const lignes = [
    personne,
    { ...personne, id: 'P2', nom: 'x'.repeat(10_000_000) },
    { ...personne, id: 'P3' },
    7,
  ]
  assert.deepEqual(
    (await refusDe('personnes', lignes as object[])).map(({ ligne, code }) => [ligne, code]),
    [
      [2, 'trop-long'],
      [4, 'illisible'],
    ],
  )
})

for (const [cas, fichiers, attendu] of [
  [
    'a bomb',
    { 'personnes.jsonl.gz': gzipSync(Buffer.alloc(90_000_000, 0x20)) },
    /bien plus que des données/,
  ],
  [
    'a zstd bomb',
    { 'personnes.jsonl.zst': zstdCompressSync(Buffer.alloc(90_000_000, 0x20)) },
    /bien plus que des données/,
  ],
  [
    'a cut gzip',
    { 'personnes.jsonl.gz': gzipSync(enLignes(3_000)).subarray(0, 900) },
    /abîmé, coupé, ou mal nommé/,
  ],
  ['no gzip', { 'personnes.jsonl.gz': enLignes(1) }, /abîmé, coupé, ou mal nommé/],
  ['a gzip without its name', { 'personnes.jsonl': gzipSync(enLignes(1)) }, /doit finir par \.gz/],
  ['a cut file', { 'personnes.jsonl': enLignes(2).slice(0, -30) }, /il est coupé/],
  [
    'a workbook',
    {
      'personnes.csv': Buffer.from('PK\u0003\u0004 classeur'),
      'correspondance.json': JSON.stringify({
        entite: 'personnes',
        fichier: 'personnes.csv',
        cle: ['A'],
        colonnes: { id: 'A' },
      }),
    },
    /classeur/,
  ],
  ['an array', { 'personnes.jsonl': JSON.stringify([personne]) }, /tableau JSON/],
  ['UTF-16', { 'personnes.jsonl': Buffer.from(`\ufeff${enLignes(1)}`, 'utf16le') }, /UTF-16/],
  ['XML', { 'personnes.jsonl': '<?xml version="1.0"?><a/>' }, /XML/],
  ['a PDF', { 'personnes.jsonl': '%PDF-1.7' }, /un PDF/],
  ['a CSV without its mapping', { 'personnes.csv': 'A;B\n1;2\n' }, /correspondance/],
] as const)
  test(`${cas} stops with a sentence`, async () => {
    await assert.rejects(manifesteDe(dossierAvec(fichiers)), {
      name: 'ArretError',
      message: attendu,
    })
  })

const retoucher = (dossier: string, change: (manifeste: Record<string, unknown>) => void) => {
  const chemin = join(dossier, 'manifeste.json')
  const manifeste = JSON.parse(readFileSync(chemin, 'utf8'))
  change(manifeste)
  writeFileSync(chemin, JSON.stringify(manifeste))
}

for (const [cas, change, attendu] of [
  [
    'another format',
    (m) => Object.assign(m, { format: 'noemie/578' }),
    /espace-adherent-import\/1/,
  ],
  [
    'an export',
    (m) => Object.assign(m, { format: 'espace-adherent-export/1' }),
    /npm run exporter/,
  ],
  ['a field too many', (m) => Object.assign(m, { lots: 2 }), /manifeste\.json n’est pas lisible/],
  [
    'another count',
    (m) => Object.assign((m.fichiers as object[])[0] as object, { enregistrements: 9 }),
    /9 au manifeste, 2.enregistrements dans le fichier/,
  ],
  [
    'another hash',
    (m) => Object.assign((m.fichiers as object[])[0] as object, { sha256: '0'.repeat(64) }),
    /SHA-256/,
  ],
  [
    'a file that is not there',
    (m) => Object.assign((m.fichiers as object[])[0] as object, { fichier: 'autre.jsonl' }),
    /autre\.jsonl est dans le manifeste/,
  ],
  [
    'a path out of the folder',
    (m) => Object.assign((m.fichiers as object[])[0] as object, { fichier: '../x.jsonl' }),
    /fichiers\.0\.fichier/,
  ],
  [
    'a total of what is no amount',
    (m) => Object.assign((m.fichiers as object[])[0] as object, { controle: { nom: { 2026: 1 } } }),
    /ne se contrôle pas/,
  ],
] as [string, (m: Record<string, unknown>) => void, RegExp][])
  test(`a manifest with ${cas} stops with a sentence`, async () => {
    const dossier = dossierAvec({ 'personnes.jsonl': enLignes(2) })
    await manifesteDe(dossier)
    retoucher(dossier, change)
    await assert.rejects(verifierDossier(dossier), { name: 'ArretError', message: attendu })
  })

test('a hundred thousand keys are told apart, and known again', () => {
  const cles = new Cles(10)
  for (let i = 0; i < 100_000; i++) assert.equal(cles.ajouter(`P${i}`), true)
  assert.equal(cles.ajouter('P777'), false)
  assert.deepEqual(
    [cles.nombre, cles.contient('P99999'), cles.contient('P100000')],
    [100_000, true, false],
  )
})

test('progress is one line with what remains, on a terminal and nowhere else', () => {
  const ecrits: string[] = []
  let la = 0
  const suivi = (isTTY: boolean) =>
    creerAvancement(
      new Map([['a', 100]]),
      { isTTY, write: (texte) => ecrits.push(texte) },
      () => la,
    )
  suivi(false).lire('personnes', 'a', 50)
  assert.deepEqual(ecrits, [])
  const avancement = suivi(true)
  la = 10_000
  avancement.lire('personnes', 'a', 25)
  assert.match(ecrits.join(), /personnes · 25.% · reste 30.secondes/)
  la = 20_000
  avancement.fusionner(1, 10)
  la = 25_000
  avancement.fusionner(5, 10)
  assert.match(ecrits.at(-1) ?? '', /écriture · 50.% · reste 5.secondes/)
})
