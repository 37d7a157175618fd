import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

/** A year of which nothing else is told. */
const ANNEE = 2003
const LIGNES = 1_203

let t: TestApp
before(async () => {
  t = await createTestApp()
  await ajouter(LIGNES, `date '${ANNEE}-01-01' + n % 300`)
})
after(() => t?.close())

const ajouter = (nombre: number, jour: string) =>
  t.database.db.execute(`insert into ligne (decompte_id, personne_id, date_soins, date_reglement,
    depense, base, ro, rc, client_code, numero_contrat, code_acte, etat, destinataire)
    select d.id, d.personne_id, ${jour}, ${jour} + 5, 3000 + n, 3000, 1900, 900, d.client_code,
    d.numero_contrat, 'G', 'reglee', 'assure'
    from (select * from decompte where numero_contrat = '20450003' limit 1) d,
    generate_series(1, ${nombre}) n`)

const releve = async (edition: string, annee: number) =>
  (await t.as('hugo.roche@example.org'))({
    url: `/api/documents/attestation/print?edition=${edition}&debut=${annee}-01-01&fin=${annee}-12-31`,
    headers: { 'x-numcontrat': '20450003' },
  })

const cents = (montant: string) => Number(montant.replace(/\D/g, ''))
const montants = (texte: string) =>
  [...texte.matchAll(/([\d\u00a0]+,\d\d)\u00a0€/g)].map(([, montant = '']) => cents(montant))

for (const [edition, colonnes, entetes] of [
  ['relevePrestations', 4, /Soins du\nPour\nActe\nDépense\nAssurance maladie\nMutuelle\nReste/],
  ['releveRemboursements', 1, /Versé le\nSoins du\nPour\nActe\nVersé à\nVersé/],
] as const)
  test(`${edition}: every line of the period, its header on each page, its sums`, async () => {
    const reponse = await releve(edition, ANNEE)
    assert.equal(reponse.statusCode, 200)
    const { pages, tags } = readPdf(reponse.rawPayload)
    pages.forEach((page, i) => {
      assert.match(
        page.replaceAll(/Assurance\s+maladie/g, 'Assurance maladie'),
        entetes,
        `${i + 1}`,
      )
      assert.match(page, new RegExp(`Page ${i + 1} / \\n${pages.length}\\n`))
    })
    // To whom it went, in one line and in all; a header, the lines and their sum; the header is said once.
    assert.equal(tags.TR, 2 + LIGNES + 2)
    const [verses = '', lignes = '', total = ''] = pages.join('').split(/\nTotal\n/)
    assert.deepEqual(montants(verses), [LIGNES * 900])
    assert.equal(montants(lignes)[0], LIGNES * 900)
    const lus = montants(lignes).slice(1)
    assert.equal(lus.length, LIGNES * colonnes)
    const sommes = Array.from({ length: colonnes }, (_, colonne) =>
      lus.reduce((somme, montant, i) => somme + (i % colonnes === colonne ? montant : 0), 0),
    )
    assert.deepEqual(montants(total), sommes)
    assert.equal(sommes.at(edition === 'relevePrestations' ? 2 : 0), LIGNES * 900)
  })

test('one that would be longer than a print may be is refused, and says what to do', async () => {
  await ajouter(5_001, `date '${ANNEE - 2}-03-01' + n % 200`)
  for (const edition of ['relevePrestations', 'releveRemboursements']) {
    const reponse = await releve(edition, ANNEE - 2)
    assert.equal(reponse.statusCode, 422)
    assert.deepEqual(reponse.json(), {
      code: 'PrintTooLong',
      message:
        'Ce document dépasserait 5\u00a0000\u00a0lignes\u00a0: choisissez une période plus courte ou des filtres plus précis, ou exportez la liste en CSV ou en XLSX',
      champs: { debut: 'Choisissez une période plus courte' },
    })
  }
})
