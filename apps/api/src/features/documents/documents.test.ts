import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Courrier, type DocumentGed, documentSchema } from '@espace-adherent/contract'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const HUGO = 'hugo.roche@example.org'
const SANTE = '20450001'

const get = async (userName: string, url: string, numeroContrat = SANTE) =>
  (await t.as(userName))({ url: `/api${url}`, headers: { 'x-numcontrat': numeroContrat } })
const ged = async (userName: string, query = '', numeroContrat = SANTE) =>
  (await get(userName, `/cgdm-svc/ged${query}`, numeroContrat)).json() as {
    items: DocumentGed[]
    total: number
  }
const courriers = async (userName: string, numeroContrat = SANTE) =>
  (await get(userName, '/adherent/courriers', numeroContrat)).json() as {
    items: Courrier[]
    total: number
  }
const refus = async (objet: string) => {
  const { rows } = (await t.database.db.execute(
    `select cible from historique where action = 'acces-refuse' and objet = '${objet}'`,
  )) as unknown as { rows: { cible: string }[] }
  return rows.map(({ cible }) => cible)
}

test('R7.133 what is kept for the member, the newest first', async () => {
  const { items, total } = await ged(CAMILLE)
  assert.ok(total >= 10, `${total} documents`)
  assert.equal(items.length, total)
  for (const document of items) assert.deepEqual(documentSchema.parse(document), document)
  const dates = items.map(({ date }) => date)
  assert.deepEqual(dates, dates.toSorted().reverse())
  const ancien = await ged(CAMILLE, '?tri=ancien')
  assert.deepEqual(
    ancien.items.map(({ id }) => id),
    items.map(({ id }) => id).reverse(),
  )
})

test('filters by kind, year and words without regard to accents or capitals', async () => {
  const titres = async (query: string) => (await ged(CAMILLE, query)).items.map((d) => d.titre)
  const annee = t.clock.now.getFullYear()
  assert.deepEqual(await titres(`?nature=cotisations&annee=${annee - 1}`), [
    `Échéancier ${annee - 1}`,
  ])
  assert.deepEqual(await titres('?q=ECHEANCIER'), [
    `Échéancier ${annee}`,
    `Échéancier ${annee - 1}`,
  ])
  assert.deepEqual(await titres('?q=certificat%20d%E2%80%99adh'), ['Certificat d’adhésion'])
  assert.deepEqual(await titres("?q=certificat%20d'adh"), ['Certificat d’adhésion'])
  assert.deepEqual(await titres('?q=%25'), [])
  assert.equal((await get(CAMILLE, '/cgdm-svc/ged?nature=rien')).statusCode, 400)
})

for (const tri of ['recent', 'ancien'])
  test(`pages by key, ${tri} first: none twice, none lost, the total of all`, async () => {
    const { items: tous, total } = await ged(CAMILLE, `?tri=${tri}`)
    const lus: string[] = []
    for (let apres = ''; ; ) {
      const page = await ged(CAMILLE, `?tri=${tri}&limite=4${apres && `&apres=${apres}`}`)
      assert.equal(page.total, total)
      if (page.items.length === 0) break
      lus.push(...page.items.map(({ id }) => id))
      apres = lus.at(-1) ?? ''
    }
    assert.deepEqual(
      lus,
      tous.map(({ id }) => id),
    )
  })

test('R7.29 a document is shown in place, under its own name', async () => {
  const { items } = await ged(CAMILLE)
  for (const { id, nomFichier } of items) {
    const reponse = await get(CAMILLE, `/cgdm-svc/ged/visionneuse?id=${id}`)
    assert.equal(reponse.statusCode, 200, nomFichier)
    assert.equal(reponse.headers['content-type'], 'application/pdf')
    assert.match(
      String(reponse.headers['content-disposition']),
      new RegExp(`^inline; filename="${nomFichier}"`),
    )
    assert.equal(reponse.headers['cache-control'], 'no-store')
  }
})

test('a beneficiary sees their own documents, and opens no other', async () => {
  const { items } = await ged(JULIEN)
  assert.deepEqual(
    items.map(({ titre, personne }) => [titre.replace(/\d+/, 'AAAA'), personne]),
    [['Attestation de droits AAAA', 'Julien']],
  )
  const { pages } = readPdf(
    (await get(JULIEN, `/cgdm-svc/ged/visionneuse?id=${items[0]?.id}`)).rawPayload,
  )
  assert.match(pages.join(''), /la personne désignée ci-dessous bénéficie/)
  assert.doesNotMatch(pages.join(''), /Camille|Léa/)
  for (const { id, personne } of (await ged(CAMILLE)).items)
    if (personne !== 'Julien') {
      const reponse = await get(JULIEN, `/cgdm-svc/ged/visionneuse?id=${id}`)
      assert.equal(reponse.statusCode, 404)
      assert.ok((await refus('document')).includes(id))
    }
})

test('the adherent opens a beneficiary’s attestation: it is about that person alone', async () => {
  const lea = (await ged(CAMILLE)).items.find(({ personne }) => personne === 'Léa')
  const { pages } = readPdf(
    (await get(CAMILLE, `/cgdm-svc/ged/visionneuse?id=${lea?.id}`)).rawPayload,
  )
  assert.match(pages.join(''), /MARTIN Léa/)
  assert.doesNotMatch(pages.join(''), /MARTIN Julien/)
})

test('another member’s document or letter: 404, and a line of history', async () => {
  const [document] = (await ged(CAMILLE)).items
  const [courrier] = (await courriers(CAMILLE)).items
  for (const [path, id, objet] of [
    ['cgdm-svc/ged', document?.id, 'document'],
    ['adherent/courriers', courrier?.id, 'courrier'],
    // The same contract, the other list.
    ['cgdm-svc/ged', courrier?.id, 'document'],
    ['cgdm-svc/ged', 'pas-un-numero', 'document'],
    ['adherent/courriers', '00000000-0000-4000-8000-000000000000', 'courrier'],
  ] as const) {
    const reponse = await get(HUGO, `/${path}/visionneuse?id=${id}`, '20450003')
    assert.equal(reponse.statusCode, 404, `${path} ${id}`)
    assert.ok((await refus(objet)).includes(id ?? ''), `${objet} ${id}`)
  }
  const autreContrat = await get(
    CAMILLE,
    `/cgdm-svc/ged/visionneuse?id=${document?.id}`,
    '20450002',
  )
  assert.equal(autreContrat.statusCode, 404)
  const suite = await ged(HUGO, `?apres=${document?.id}`, '20450003')
  assert.deepEqual(suite.items, [])
})

test('R7.100 letters that were sent, each to its reader', async () => {
  const { items } = await courriers(CAMILLE)
  assert.ok(items.some(({ objet, canal }) => objet === 'Bienvenue' && canal === 'papier'))
  const julien = await courriers(JULIEN)
  assert.deepEqual(
    julien.items.map(({ objet }) => objet),
    ['Télétransmission activée'],
  )
  const { pages } = readPdf(
    (await get(JULIEN, `/adherent/courriers/visionneuse?id=${julien.items[0]?.id}`)).rawPayload,
  )
  assert.match(pages[0] ?? '', /Monsieur Julien MARTIN/)
  assert.match(pages[0] ?? '', /vous n’avez plus à nous les envoyer/)
})

async function* bytes(content: Buffer) {
  yield content
}

test('a file of the store is given as it was before it was sealed', async () => {
  const name = 'a'.repeat(32)
  const contenu = Buffer.from('%PDF-1.7 contrat signé')
  await t.store.put(name, bytes(contenu))
  const { rows } = (await t.database.db.execute(
    `insert into document (client_code, numero_contrat, nature, titre, le, remote_file_name, type_mime, nom_fichier)
     values ('horizon', '20450001', 'contrat', 'Contrat signé', '2020-01-01', '${name}', 'application/pdf', 'Contrat signé.pdf')
     returning id`,
  )) as unknown as { rows: { id: string }[] }
  const reponse = await get(CAMILLE, `/cgdm-svc/ged/visionneuse?id=${rows[0]?.id}`)
  assert.deepEqual(reponse.rawPayload, contenu)
  assert.match(
    String(reponse.headers['content-disposition']),
    /filename\*=UTF-8''Contrat%20sign%C3%A9\.pdf/,
  )
  await t.database.db.execute(`delete from document where remote_file_name = '${name}'`)
})
