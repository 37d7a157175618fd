import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printTable, writePdf } from './pdf.ts'
import { totalOf } from './table.ts'
import { readPdf } from './testing/read-pdf.ts'
import { heapDuring, type Ligne, tableOf, toBuffer } from './testing/specimen.ts'

const letterhead = { nom: 'Mutuelle Horizon', couleur: '#0b6765' }
const print = async (rows: Ligne[]) => readPdf(await toBuffer(writePdf(tableOf(rows), letterhead)))
const lignes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    libelle: `Ligne ${i + 1}`,
    jour: '2026-11-03',
    montant: 1234.5,
  }))

test('the document is tagged, in French, and has a title', async () => {
  const { objects } = await print(lignes(2))
  assert.match(objects, /\/Lang \(fr-FR\)/)
  assert.match(objects, /\/Marked true/)
  assert.match(objects, /\/Type \/StructTreeRoot/)
  assert.match(objects, /\/DisplayDocTitle true/)
  assert.ok(objects.includes(utf16('Relevé d’été')), 'title in UTF-16')
  assert.match(objects, /\(Mutuelle Horizon\)/)
})

test('a reader is told the header and each row, cell by cell', async () => {
  const { objects } = await print(lignes(3))
  const count = (type: string) => [...objects.matchAll(new RegExp(`/S /${type}\\b`, 'g'))].length
  assert.deepEqual(
    { H1: count('H1'), Table: count('Table'), TR: count('TR'), TH: count('TH'), TD: count('TD') },
    { H1: 1, Table: 1, TR: 4, TH: 3, TD: 9 },
  )
  assert.equal([...objects.matchAll(/\/Scope \/Column/g)].length, 3)
})

test('only embedded fonts are used', async () => {
  const { objects } = await print(lignes(1))
  assert.doesNotMatch(objects, /Helvetica|\/Subtype \/Type1\b/)
  assert.match(objects, /\/BaseFont \/\w+\+Figtree-Regular/)
})

test('what one document prints changes nothing of the words of the next', async () => {
  const seul = (libelle: string) => ({ libelle, jour: null, montant: null })
  await print([seul('…ÀÉÎÔÙÇœæ½ÿ')])
  const lettres = 'AEIOUCaeiouc1234567890.,:;!?’«»€•·…éèàùçâêîôûëïüŒÆ½ÿ'
  const { pages } = await print([seul(lettres)])
  assert.ok(pages[0]?.includes(lettres), pages[0])
})

test('dates and amounts are written as people read them', async () => {
  const { pages } = await print(lignes(1))
  assert.match(pages[0] ?? '', /Relevé d’été\nDocument édité le 1er novembre 2026/)
  assert.match(pages[0] ?? '', /Ligne 1\n03\/11\/2026\n1\u00a0234,50\u00a0€/)
})

test('under its title a print says of whom it is, and under its last row the sums, to the cent', async () => {
  const rows = [0.1, 0.2, 1234.5].map((montant) => ({ libelle: 'Soin', jour: null, montant }))
  const table = () => {
    const { columns, ...rest } = tableOf(rows)
    const total = totalOf(
      columns.map((column) => ({
        ...column,
        ...(column.format === 'montant' && { isTotal: true }),
      })),
      rows.map(({ libelle, jour, montant }) => [libelle, jour, montant]),
    )
    return { ...rest, columns, entete: ['Camille Martin · n° 20450001'], ...(total && { total }) }
  }
  const { pages } = await readPdf(await printTable(table, letterhead))
  assert.match(pages[0] ?? '', /Relevé d’été\nCamille Martin · n° 20450001\nDocument édité/)
  assert.match(pages[0] ?? '', /Total\n1\u00a0234,80\u00a0€/)
})

test('a last page with a few rows on it is saved; a fuller one stays', async () => {
  const printed = async (count: number) => {
    const { pages } = await readPdf(await printTable(() => tableOf(lignes(count)), letterhead))
    return pages.map((page) => [...page.matchAll(/Ligne \d+\n/g)].length)
  }
  const [premiere = 0, ...suite] = await printed(45)
  assert.equal(suite.length, 1)
  assert.deepEqual(await printed(premiere + 3), [premiere + 3])
  assert.equal((await printed(premiere + 12)).length, 2)
})

test('every page repeats the header and says its number out of all', async () => {
  const { pages } = await print(lignes(100))
  assert.equal(pages.length, 4)
  pages.forEach((page, i) => {
    assert.match(page, new RegExp(`Page ${i + 1} / \\n4\\n`))
    assert.match(page, /Libellé\nJour\nMontant/)
    assert.match(page, /^Mutuelle Horizon/)
  })
  const printed = pages.flatMap((page) => [...page.matchAll(/Ligne (\d+)\n/g)].map(([, n]) => n))
  assert.deepEqual(
    printed,
    lignes(100).map((_, i) => String(i + 1)),
  )
})

test('a long text goes on to the next line, an endless one is cut, and none is lost on the way', async () => {
  const long = { libelle: 'mot '.repeat(60).trim(), jour: null, montant: null }
  const sansFin = { libelle: 'x'.repeat(50_000), jour: null, montant: null }
  const { pages } = await print([long, sansFin, ...lignes(1)])
  const text = pages.join('')
  assert.equal([...text.matchAll(/mot/g)].length, 60)
  assert.match(text, /…/)
  assert.match(text, /Ligne 1\n/)
})

test('an empty table says so', async () => {
  const { pages } = await print([])
  assert.match(pages[0] ?? '', /Aucune ligne à afficher\./)
})

test('pages are sent as they are filled', async () => {
  let asked = 0
  const rows = (function* () {
    for (const ligne of lignes(500)) {
      asked++
      yield ligne
    }
  })()
  const chunks = writePdf(tableOf(rows), letterhead)
  await chunks.next()
  assert.ok(asked <= 26, `${asked} rows were read before the first bytes`)
})

test('a long document is written without being held', async () => {
  const { early, late } = await heapDuring(3_000, (table) => writePdf(table, letterhead))
  // What the structure tree must list at the end: a number for each cell.
  assert.ok(late - early < 8, `grew from ${early} to ${late} MB`)
})

const utf16 = (text: string) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return bytes.toString('latin1').replaceAll(/[\\()]/g, (c) => `\\${c}`)
}
