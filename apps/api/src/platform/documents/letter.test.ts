import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Bloc, type Letter, writeLetter } from './index.ts'
import { readPdf } from './testing/read-pdf.ts'

const logo = {
  typeMime: 'image/svg+xml',
  contenu: Buffer.from(
    '<svg viewBox="0 0 64 34"><title>Sol</title><g transform="scale(.5)"><path fill="#0b6765" d="M0 0h64v32H0Z"/></g></svg>',
  ),
}
const letterhead = {
  nom: 'Mutuelle Horizon',
  couleur: '#0b6765',
  logo,
  adresse: '12 rue des Tisserands, 69003 Lyon',
}
const letterOf = (blocs: Bloc[], rest: Partial<Letter> = {}): Letter => ({
  titre: 'Attestation d’été',
  blocs,
  date: '2026-11-01',
  pied: 'Mutuelle Horizon · Lyon',
  ...rest,
})
const print = async (blocs: Bloc[], rest: Partial<Letter> = {}, head = letterhead) =>
  readPdf(await writeLetter(letterOf(blocs, rest), head))

const tags = (objects: string) =>
  Object.fromEntries(
    ['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure'].map((tag) => [
      tag,
      [...objects.matchAll(new RegExp(`/S /${tag}\\b`, 'g'))].length,
    ]),
  )

test('a letter is tagged part by part, in French, with embedded fonts only', async () => {
  const { objects } = await print([
    { kind: 'heading', text: 'Vos droits' },
    { kind: 'paragraph', text: 'Élodie bénéficie de ses garanties.' },
    { kind: 'list', items: ['une chose', 'une autre'] },
    {
      kind: 'facts',
      rows: [
        ['Numéro', '20450001'],
        ['Offre', 'Santé'],
      ],
    },
    {
      kind: 'table',
      columns: [{ libelle: 'Jour' }, { libelle: 'Montant', isRight: true }],
      rows: [['03/11/2026', '12,50 €']],
      total: ['Total', '12,50 €'],
    },
    { kind: 'notice', text: 'Attention.' },
    { kind: 'signature', lines: ['Fait à Lyon'] },
  ])
  assert.deepEqual(tags(objects), {
    H1: 1,
    H2: 1,
    // Sender, day, paragraph, notice, signature.
    P: 5,
    L: 1,
    LI: 2,
    Lbl: 2,
    LBody: 2,
    Table: 2,
    TR: 5,
    TH: 4,
    TD: 6,
    Figure: 0,
  })
  assert.equal([...objects.matchAll(/\/Scope \/Row/g)].length, 2)
  assert.equal([...objects.matchAll(/\/Scope \/Column/g)].length, 2)
  assert.match(objects, /\/Lang \(fr-FR\)/)
  assert.match(objects, /\/Marked true/)
  assert.match(objects, /\/DisplayDocTitle true/)
  assert.doesNotMatch(objects, /Helvetica|\/Subtype \/Type1\b/)
})

test('every word is there: sender, reader, references, accents, thin spaces', async () => {
  const { pages } = await print(
    [
      {
        kind: 'paragraph',
        text: 'Reste\u00a0: 1\u202f234,56\u00a0€ à Élodie D’Angelo, née à Ajaccio',
      },
    ],
    {
      destinataire: ['Madame Élodie D’ANGELO', '20200 Bastia'],
      references: [['Contrat', 'n°\u00a020450018']],
    },
  )
  assert.equal(pages.length, 1)
  for (const texte of [
    'Mutuelle Horizon, 12 rue des Tisserands, 69003 Lyon',
    'Madame Élodie D’ANGELO\n',
    '20200 Bastia',
    'Contrat\u00a0: n°\u00a020450018',
    'Attestation d’été',
    'Édité le 1er novembre 2026',
    '1\u00a0234,56\u00a0€ à Élodie D’Angelo',
  ])
    assert.ok(pages[0]?.includes(texte), texte)
})

test('an address stands in the window of the envelope, a name alone beside the sender', async () => {
  const place = async (destinataire: string[]) => {
    const { places } = await print([], { destinataire })
    const at = (text: string) => places.find((one) => one.text === text) ?? { x: 0, y: 0 }
    return { nom: at('Monsieur X'), titre: at('Attestation d’été'), pays: at('MONACO') }
  }
  const seul = await place(['Monsieur X'])
  assert.ok(seul.nom.x > 300 && seul.nom.y < 110 && seul.titre.y < 200)
  // Seven lines, the most that a French address has.
  const lignes = [
    'Monsieur X',
    'Étage 3',
    'Bâtiment B',
    '1 RUE Y',
    'Le Bourg',
    '98000 MONACO',
    'MONACO',
  ]
  const { nom, titre, pays } = await place(lignes)
  assert.ok(nom.x > 311 && nom.y > 142, `name at ${nom.x}, ${nom.y}`)
  assert.ok(pays.y < 255, `country at ${pays.y}`)
  assert.ok(titre.y > 256, `title at ${titre.y}`)
})

test('a long table goes on over pages that repeat its header and count themselves', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => [`Ligne ${i + 1}`, '1,00 €'])
  const { pages, objects } = await print([
    { kind: 'table', columns: [{ libelle: 'Acte' }, { libelle: 'Montant' }], rows },
  ])
  assert.equal(pages.length, 4)
  pages.forEach((page, i) => {
    assert.match(page, /Acte\nMontant/)
    assert.match(page, new RegExp(`Page ${i + 1} / \\n4`))
  })
  assert.deepEqual(
    pages.flatMap((page) => [...page.matchAll(/Ligne (\d+)\n/g)].map(([, n]) => Number(n))),
    rows.map((_, i) => i + 1),
  )
  // Said once, drawn four times.
  assert.equal(tags(objects).TH, 2)
})

test('the title of a table stands on the page of its first rows, wherever it falls', async () => {
  for (let avant = 20; avant < 40; avant++) {
    const { pages } = await print([
      ...Array.from({ length: avant }, (): Bloc => ({ kind: 'paragraph', text: 'Une ligne.' })),
      { kind: 'heading', text: 'Cotisations' },
      {
        kind: 'table',
        columns: [{ libelle: 'Jour' }],
        rows: Array.from({ length: 12 }, (_, i) => [`rang ${i}.`]),
      },
    ])
    const page = pages.find((une) => une.includes('Cotisations'))
    assert.ok(page?.includes('rang 0.') && page.includes('rang 1.'), `${avant} lines before`)
  }
})

test('a last page with a few rows on it is saved; a fuller one stays', async () => {
  const pagesOf = async (nombre: number) => {
    const rows = Array.from({ length: nombre }, (_, i) => [`rang ${i}`, '12,00 €'])
    const columns = [{ libelle: 'Acte' }, { libelle: 'Montant', isRight: true }]
    const { pages } = await print([{ kind: 'table', columns, rows, total: ['Total', '1,00 €'] }])
    return pages.map((page) => [...page.matchAll(/rang/g)].length)
  }
  const [premiere = 0, ...suite] = await pagesOf(45)
  assert.equal(suite.length, 1)
  assert.deepEqual(await pagesOf(premiere + 2), [premiere + 2])
  assert.deepEqual(await pagesOf(premiere + 8), [premiere + 8])
  assert.equal((await pagesOf(premiere + 16)).length, 2)
})

test('a label on two lines does not run into the next one', async () => {
  const libelle = 'Prestations versées, en part des cotisations hors taxes de l’année'
  const { pages } = await print([
    { kind: 'facts', rows: Array.from({ length: 30 }, () => [libelle, '81 %'] as const) },
  ])
  // Thirty rows of one line each would stand on one page.
  assert.equal(pages.length, 2)
})

test('a line ends between words; one that is wider than its place goes on with a hyphen, a number never', async () => {
  const serre = 'un texte bien plus large que sa colonne, '.repeat(4)
  const colonnes = ['Téléconsultation', 'B', 'C', 'D', 'E', 'F', 'G']
  const ligne = ['orthophonistes', serre, serre, serre, serre, serre, 'Audioprothésiste']
  const { pages } = await print([
    { kind: 'table', columns: colonnes.map((libelle) => ({ libelle })), rows: [ligne] },
  ])
  for (const mot of ['Téléconsultation', 'orthophonistes', 'Audioprothésiste'])
    assert.ok(pages[0]?.includes(mot), `${mot} is cut in ${pages[0]}`)

  const long = 'anticonstitutionnellementextraordinaire'
  const etroites = Array.from({ length: 8 }, () => long)
  const { pages: coupees } = await print([
    { kind: 'facts', rows: [[long.repeat(1), `${long}aussi`]] },
    {
      kind: 'table',
      columns: etroites.map((_, i) => ({ libelle: `${i}` })),
      rows: [etroites, etroites.map((_, i) => `0123456789012345678901234567890${i}`)],
    },
  ])
  const texte = coupees.join('\n')
  assert.doesNotMatch(texte, /\u00ad/)
  // Whatever is cut is cut between letters, with its hyphen, and comes out whole.
  const morceaux = texte.split('\n').filter((un) => /^[a-z]+-$/.test(un))
  assert.ok(morceaux.length >= 16, texte)
  for (const un of morceaux) assert.ok(long.includes(un.slice(0, -1)), un)
  assert.doesNotMatch(texte, /\d-/)
})

test('an empty table says so in a sentence', async () => {
  const { pages, objects } = await print([
    { kind: 'table', columns: [{ libelle: 'Acte' }], rows: [], empty: 'Aucun soin.' },
  ])
  assert.match(pages[0] ?? '', /Aucun soin\./)
  assert.equal(tags(objects).Table, 0)
})

test('a drawing has its words in the structure, a figure its description', async () => {
  const { objects } = await print([
    {
      kind: 'drawing',
      height: 40,
      module: import.meta.resolve('./testing/square.ts'),
      values: { alt: 'Un code' },
    },
  ])
  assert.equal(tags(objects).Figure, 1)
  assert.match(objects, /\/Alt \(Un code\)/)
})

for (const [quoi, contenu] of [
  ['a gradient', '<svg viewBox="0 0 1 1"><linearGradient id="a"/></svg>'],
  ['no view box', '<svg><path d="M0 0h1"/></svg>'],
  ['a turn', '<svg viewBox="0 0 1 1"><path transform="rotate(45)" d="M0 0h1v1Z"/></svg>'],
  ['nothing of a drawing', 'pas une image'],
] satisfies [string, string][]) {
  test(`a logo with ${quoi} gives way to the name, and the letter comes out`, async () => {
    const { pages } = await print(
      [],
      {},
      {
        ...letterhead,
        logo: { typeMime: 'image/svg+xml', contenu: Buffer.from(contenu) },
      },
    )
    assert.match(pages[0] ?? '', /^Mutuelle Horizon\n/)
  })
}
