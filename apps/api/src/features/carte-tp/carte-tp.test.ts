import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CarteTp, carteTpSchema } from '@espace-adherent/contract'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const SANTE = '20450001'
const ask = async (userName: string, numeroContrat: string, suffixe = '') =>
  (await t.as(userName))({
    url: `/api/cgdm-svc/carte-tp${suffixe}`,
    headers: { 'x-numcontrat': numeroContrat },
  })
const carteDe = async (userName: string, numeroContrat = SANTE): Promise<CarteTp> =>
  (await ask(userName, numeroContrat)).json().items[0]

test('R7.134 the card has what a professional needs, and everybody whom it covers', async () => {
  const carte = await carteDe('camille.martin@example.org')
  assert.deepEqual(carteTpSchema.parse(carte), carte)
  const annee = t.clock.now.getFullYear()
  const { assures, domaines, datamatrix, ...reste } = carte
  assert.deepEqual(reste, {
    numeroContrat: '20450001',
    nomOffre: 'Santé Sérénité',
    numeroAdherent: '20450001',
    numeroAmc: '99345001',
    typeConvention: 'SP',
    csr: '0101',
    telephoneProfessionnels: '04 00 00 00 01',
    dateDebut: `${annee}-01-01`,
    dateFin: `${annee}-12-31`,
    portabiliteJusquAu: null,
    isResponsable: true,
  })
  assert.deepEqual(
    assures.map(({ prenom, dateNaissance, rang }) => [prenom, dateNaissance, rang]),
    [
      ['Camille', '1986-03-14', 1],
      ['Julien', '1984-11-20', 1],
      ['Léa', '2015-06-18', 1],
    ],
  )
  assert.deepEqual(
    domaines.find(({ code }) => code === 'PHAR'),
    {
      code: 'PHAR',
      libelle: 'Pharmacie',
      taux: 100,
    },
  )
  assert.equal(domaines.find(({ code }) => code === 'HOSP')?.taux, null)
  // No insurer has given a code: none is made up.
  assert.equal(datamatrix, null)
})

test('professionals find whom to call on the card, on paper too; visitors do not', async () => {
  const pdf = readPdf((await ask('camille.martin@example.org', SANTE, '/print')).rawPayload)
  assert.match(pdf.pages.join(' '), /Professionnels de santé\s*:\s*04\s00\s00\s00\s01/u)
  assert.equal(pdf.pages.length, 1)
  const page = (await t.visitor()('/')).body
  assert.doesNotMatch(page, /telephoneProfessionnels/)
})

test('what the insurer gives as a code is drawn as a datamatrix: its left and lower edges are dark, the two others alternate', async () => {
  await t.database.db.execute(
    sql`update carte_tp set datamatrix = 'CONTENU DE L ASSUREUR 42' where numero_contrat = '20450001'`,
  )
  const { cote = 0, modules = '' } = (await carteDe('camille.martin@example.org')).datamatrix ?? {}
  assert.equal(modules.length, cote ** 2)
  assert.ok(cote >= 10)
  const at = (x: number, y: number) => modules[y * cote + x]
  for (let i = 0; i < cote; i++) {
    assert.equal(at(0, i), '1')
    assert.equal(at(i, cote - 1), '1')
    assert.equal(at(i, 0), i % 2 === 0 ? '1' : '0')
    assert.equal(at(cote - 1, i), i % 2 === 0 ? '0' : '1')
  }
  const pdf = readPdf((await ask('camille.martin@example.org', SANTE, '/print')).rawPayload)
  assert.deepEqual(pdf.alts, [
    'Code datamatrix de la carte\u00a0: organisme, adhérent et dates de validité.',
  ])
})

test('a beneficiary has a card with their own name and rank alone', async () => {
  const carte = await carteDe('julien.martin@example.org')
  assert.deepEqual(
    carte.assures.map(({ prenom, rang }) => [prenom, rang]),
    [['Julien', 1]],
  )
  const pdf = readPdf((await ask('julien.martin@example.org', SANTE, '/print')).rawPayload)
  assert.match(pdf.pages.join(''), /MARTIN Julien/)
  assert.doesNotMatch(pdf.pages.join(''), /Camille|Léa/)
})

test('the rank of birth is one: on the screen, on both papers of the card and on the contract’s', async () => {
  const { db } = t.database
  const twin = (rang: number) =>
    db.execute(
      sql`update personne set rang_gemellaire = ${rang} where prenom = 'Léa' and nom = 'Martin'`,
    )
  await twin(2)
  try {
    const { assures } = await carteDe('camille.martin@example.org')
    assert.deepEqual(
      assures.map(({ prenom, rang }) => [prenom, rang]),
      [
        ['Camille', 1],
        ['Julien', 1],
        ['Léa', 2],
      ],
    )
    const camille = await t.as('camille.martin@example.org')
    for (const path of [
      '/cgdm-svc/carte-tp/print',
      '/documents/attestation/print?edition=carteTp',
      '/documents/attestation/print?edition=situationContractuelle',
    ]) {
      const answer = await camille({ url: `/api${path}`, headers: { 'x-numcontrat': SANTE } })
      assert.equal(answer.statusCode, 200, path)
      const texte = readPdf(answer.rawPayload).pages.join(' ')
      const rangs = ['Camille', 'Julien', 'Léa'].map(
        (prenom) =>
          new RegExp(`MARTIN ${prenom}\\s+(?:\\D+\\s)?\\d\\d/\\d\\d/\\d{4}\\s+(\\d)\\b`).exec(
            texte,
          )?.[1],
      )
      assert.deepEqual(rangs, ['1', '1', '2'], path)
    }
  } finally {
    await twin(1)
  }
})

test('provident and ended contracts have no card', async () => {
  assert.deepEqual((await ask('camille.martin@example.org', '20450002')).json(), {
    items: [],
    total: 0,
  })
  assert.equal((await ask('camille.martin@example.org', '20450002', '/print')).statusCode, 404)
  assert.equal((await ask('hugo.roche@example.org', '20450004')).json().total, 0)
})

test('somebody else’s card does not exist, and the attempt is kept', async () => {
  const { now } = t.clock
  for (const suffixe of ['', '/print']) {
    // The same try within a minute is told once.
    t.clock.now = new Date(t.clock.now.getTime() + 61_000)
    assert.equal((await ask('hugo.roche@example.org', SANTE, suffixe)).statusCode, 404)
  }
  t.clock.now = now
  const { rows } = (await t.database.db.execute(
    `select objet, cible from historique where action = 'acces-refuse' and cible = '20450001'`,
  )) as unknown as { rows: { objet: string; cible: string }[] }
  assert.equal(rows.length, 2)
  assert.equal(rows[0]?.objet, 'contrat')
  assert.equal((await t.visitor()('/api/cgdm-svc/carte-tp')).statusCode, 401)
})

test('the card as a PDF: one tagged page with every word, in the insurer’s name', async () => {
  const reponse = await ask('camille.martin@example.org', SANTE, '/print')
  assert.equal(reponse.headers['content-type'], 'application/pdf')
  assert.match(
    String(reponse.headers['content-disposition']),
    /^attachment; filename="carte-tp-20450001-\d{4}\.pdf"/,
  )
  const { pages, objects } = readPdf(reponse.rawPayload)
  assert.equal(pages.length, 1)
  for (const texte of [
    'Carte de tiers payant',
    'Santé Sérénité',
    'N° AMC',
    '99345001',
    'Convention',
    'Routage (CSR)',
    '0101',
    'N° adhérent',
    '20450001',
    'MARTIN Camille',
    '14/03/1986',
    'MARTIN Léa',
    'PHAR',
    'Laboratoires d’analyses',
    '100\u00a0%',
    'PEC',
  ])
    assert.ok(pages[0]?.includes(texte), texte)
  assert.match(pages[0] ?? '', /Valable du 01\/01\/\d{4} au 31\/12\/\d{4}/)
  assert.equal([...objects.matchAll(/\/S \/Figure\b/g)].length, 1)
  assert.equal([...objects.matchAll(/\/S \/Table\b/g)].length, 3)
  assert.match(objects, /\/Alt/)
})

test('the day decides: this year’s card, the next one before it begins, the last one after', async () => {
  const reel = t.clock.now
  const annee = reel.getFullYear()
  const le = async (jour: string) => {
    t.clock.now = new Date(`${jour}T12:00:00Z`)
    return (await carteDe('camille.martin@example.org')).dateDebut.slice(0, 4)
  }
  try {
    assert.equal(await le(`${annee - 1}-06-01`), String(annee - 1))
    assert.equal(await le(`${annee}-01-01`), String(annee))
    assert.equal(await le(`${annee - 3}-06-01`), String(annee - 1))
  } finally {
    t.clock.now = reel
  }
})
