import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { CAMILLE, createActesDeTest, NADIA } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp, untold } from '../../../testing/index.ts'
import { ATLAS } from '../../../testing/ribs.ts'
import { rowsOf } from '../../platform/db/index.ts'
import { endContrat } from '../resiliation/index.ts'

let t: TestApp
let camille: Inject
const de = createActesDeTest(() => t)
const AJOUT = '/vel/option-affiliation'
const RETRAIT = '/vel/option-radiation'
const RETRAITS = '/forms/radiation-renfort'
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

const ajout = (ecart: object = {}) => ({
  numeroContrat: '20450001',
  code: 'OPT',
  montantMensuel: 690,
  dateEffet: '2026-12-01',
  ...ecart,
})
const retrait = (codes: string[], ecart: object = {}) => ({
  numeroContrat: '20450001',
  codes,
  dateEffet: '2027-01-01',
  ...ecart,
})
/** What the law wants before it: needs, advice, papers. */
const conseil = (call: Inject, numeroContrat = '20450001') =>
  de.conseil(call, 'optionAffiliationActeGestion', numeroContrat)
type Option = { code: string; dateDebut: string; dateFin: string | null }
const tenus = async (): Promise<Option[]> =>
  (await de.lire(camille, '/api/forms/radiation-renfort', '20450001')).items
const codes = async () => (await tenus()).map(({ code }) => code)
const montants = async (annee: number) =>
  (await de.lire(camille, `/api/forms/ribcotisations?annee=${annee}`, '20450001')).echeances.map(
    ({ montant }: { montant: number }) => montant,
  )

test('R7.118 an option is chosen with its price, told before, there from its day and not before', async () => {
  const faits = await de.faits(camille, 'optionAffiliationActeGestion', '20450001')
  assert.deepEqual(
    faits.renforts.map(({ code }: Option) => code),
    ['OPT', 'DEN', 'HOS'],
  )
  const voulu = ajout(await conseil(camille))
  const lignes = await de.lignes(camille, 'optionAffiliationActeGestion', voulu)
  assert.deepEqual(lignes['Cotisation mensuelle'], [
    '128,40\u00a0€',
    '135,30\u00a0€ dès le 01/12/2026',
  ])
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => de.envoyer(camille, AJOUT, voulu)),
  )
  for (const answer of answers) assert.equal(answer.json().effetLe, '2026-12-01', answer.body)
  assert.equal((await de.demandes()).length, 1)
  assert.deepEqual(await codes(), ['ASS', 'CUR'])
  const prevus = await de.lire(camille, '/api/demarches/changements', '20450001')
  assert.equal(prevus.items[0].lignes[0].apres, 'Renfort Optique')
  const { items } = await de.lire(camille, '/api/vel/option-affiliation', '20450001')
  assert.deepEqual(
    items.map(({ code, prevuLe }: Option & { prevuLe: string | null }) => [code, prevuLe]),
    [
      ['OPT', '2026-12-01'],
      ['DEN', null],
      ['HOS', null],
    ],
  )
  t.clock.now = new Date('2026-11-16T11:05:00Z')
  const encore = await de.envoyer(camille, AJOUT, ajout(await conseil(camille)))
  assert.deepEqual(encore.json().champs, { code: 'Choisissez le renfort à ajouter' })
  const reste = await de.faits(camille, 'optionAffiliationActeGestion', '20450001')
  assert.deepEqual(
    reste.renforts.map(({ code }: Option) => code),
    ['DEN', 'HOS'],
  )
  assert.equal(await de.leJour('2026-12-01'), 1)
  camille = await t.as(CAMILLE)
  assert.deepEqual(await codes(), ['ASS', 'CUR', 'OPT'])
  // Told on 1 December, too late for the debit of the 5th: January makes up for it, once.
  assert.deepEqual((await montants(2026)).slice(-2), [12_840, 12_840])
  assert.deepEqual((await montants(2027)).slice(0, 2), [13_884 + 690, 13_884])
  await de.reset()
})

for (const [title, path, data, champs] of [
  [
    'what is held already',
    AJOUT,
    ajout({ code: 'ASS', dateEffet: '2027-01-01' }),
    { code: 'Choisissez le renfort à ajouter' },
  ],
  [
    'an amount changed in the browser',
    AJOUT,
    ajout({ code: 'DEN', montantMensuel: 1, dateEffet: '2027-01-01' }),
    { code: 'Le prix de ce renfort a changé\u00a0: choisissez-le de nouveau' },
  ],
  [
    'a day that is not allowed',
    AJOUT,
    ajout({ code: 'DEN', montantMensuel: 1150, dateEffet: '2028-06-01' }),
    { dateEffet: 'La date d’effet doit être antérieure ou égale au 01/12/2027' },
  ],
  ['what is not held', RETRAIT, retrait(['DEN']), { codes: 'Choisissez le renfort à retirer' }],
  [
    'two where one is asked',
    RETRAIT,
    retrait(['ASS', 'CUR']),
    { codes: 'Choisissez le renfort à retirer' },
  ],
  [
    'the end of a month',
    RETRAITS,
    retrait(['ASS'], { dateEffet: '2026-12-31' }),
    { dateEffet: 'La date d’effet doit être postérieure ou égale au 01/01/2027' },
  ],
] satisfies [string, string, object, Record<string, string>][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const besoins = path === AJOUT ? await conseil(camille) : {}
    const answer = await de.envoyer(camille, path, { ...data, ...besoins })
    assert.deepEqual([answer.statusCode, answer.json().champs], [400, champs])
    assert.deepEqual(await de.demandes(), [])
  })

test('R7.36 options are the adherent’s alone, and each act stays under its verb', async () => {
  const julien = await t.as('julien.martin@example.org')
  const jeanne = await t.as('jeanne.moreau@example.org')
  for (const [path, data] of [
    [AJOUT, ajout({ code: 'DEN', montantMensuel: 1150 })],
    [RETRAIT, retrait(['ASS'])],
    [RETRAITS, retrait(['ASS'])],
  ] as const) {
    assert.equal((await de.envoyer(julien, path, data)).statusCode, 403)
    assert.equal((await de.envoyer(jeanne, path, data)).statusCode, 404)
    assert.equal((await de.envoyer(t.visitor(), path, data)).statusCode, 401)
    for (const wrong of [null, {}, { ...data, dateEffet: 1 }, { ...data, codes: 'x', code: 3 }])
      assert.equal((await de.envoyer(camille, path, wrong as object)).statusCode, 400)
  }
  const sent = await camille({ method: 'POST', url: `/api${AJOUT}/form`, payload: { data: {} } })
  assert.equal(sent.statusCode, 404)
  assert.deepEqual(await de.demandes(), [])
})

test('R7.119 R7.86 one option, then several, are held until the last day of the year', async () => {
  const un = await de.envoyer(camille, RETRAIT, retrait(['OPT']))
  assert.equal(un.json().effetLe, '2027-01-01', un.body)
  const lignes = await de.lignes(camille, 'radiationRenfortActeGestion', retrait(['ASS', 'CUR']))
  assert.deepEqual(lignes['Cure thermale'], ['6,50\u00a0€ par mois', 'Jusqu’au 31/12/2026 inclus'])
  const deux = await de.envoyer(camille, RETRAITS, retrait(['ASS', 'CUR']))
  assert.equal(deux.statusCode, 200, deux.body)
  assert.deepEqual(await codes(), ['ASS', 'CUR', 'OPT'])
  assert.equal(await de.leJour('2027-01-01'), 2)
  camille = await t.as(CAMILLE)
  assert.deepEqual(await codes(), [])
  const encore = await de.envoyer(camille, RETRAIT, retrait(['OPT'], { dateEffet: '2028-01-01' }))
  assert.equal(encore.statusCode, 400)
  await de.reset()
})

test('where a clerk decides: nothing before, refused or accepted', async () => {
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const nadia = await t.as(NADIA, ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const dentaire = ajout({ numeroContrat: '70310001', code: 'DEN', montantMensuel: 1150 })
  const held = async (call: Inject) =>
    (await de.lire(call, '/api/forms/radiation-renfort', '70310001')).items.length
  const donne = async () => ({ ...dentaire, ...(await conseil(nadia, '70310001')) })
  const recue = await de.envoyer(nadia, AJOUT, await donne())
  assert.equal(recue.json().isModeGestionManuel, true, recue.body)
  assert.equal((await de.traiter(clerk, { geste: 'refuser', texte: 'Non.' })).statusCode, 200)
  assert.equal(await held(nadia), 1)
  await de.reset()
  t.clock.now = new Date('2026-11-16T11:05:00Z')
  await de.envoyer(nadia, AJOUT, await donne())
  assert.equal((await de.traiter(clerk, { geste: 'accepter' })).statusCode, 200)
  assert.equal(await held(nadia), 1)
  assert.equal(await de.leJour('2026-12-01'), 1)
  assert.equal(await held(await t.as(NADIA, ATLAS)), 2)
})

test('a contract that ends meanwhile is given nothing on the day that was planned: a clerk is told why', async () => {
  await de.reset()
  t.clock.now = new Date('2026-11-16T12:00:00Z')
  camille = await t.as(CAMILLE)
  const dentaire = ajout({ code: 'DEN', montantMensuel: 1150, ...(await conseil(camille)) })
  const planifiee = await de.envoyer(camille, AJOUT, dentaire)
  assert.equal(planifiee.json().effetLe, '2026-12-01', planifiee.body)
  const cle = { clientCode: 'horizon', numeroContrat: '20450001' }
  const { db } = t.database
  await untold(db, (e) => endContrat(e, cle, { dernier: '2026-11-20', le: t.clock.now }))
  const cartes = () =>
    rowsOf(db, sql`select * from carte_tp where numero_contrat = '20450001' order by 1, 2`)
  const avant = await cartes()
  assert.equal(await de.leJour('2026-12-01'), 0)
  const [row] = await de.demandes()
  assert.deepEqual([row?.etat, row?.appliqueeLe], ['en-cours', null])
  assert.deepEqual(
    await rowsOf(
      db,
      sql`select code_renfort from option_contrat
      where numero_contrat = '20450001' and code_renfort = 'DEN'`,
    ),
    [],
  )
  assert.deepEqual(await cartes(), avant)
  const { evenements } = (await (await t.as(CAMILLE))(`/api/demandes/dossier?id=${row?.id}`)).json()
  assert.match(evenements.at(-1).texte, /Ce contrat a pris fin/)
})
