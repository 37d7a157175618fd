import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { CAMILLE, createActesDeTest, NADIA } from '../../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS } from '../../../testing/ribs.ts'

let t: TestApp
let camille: Inject
const de = createActesDeTest(() => t)
const NIVEAU = '/forms/garanties'
const CLE = 'garantiesActeGestion'
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

const voulu = (nomOffre: string, dateEffet: string, ecart: object = {}) => ({
  numeroContrat: '20450001',
  nomOffre,
  dateEffet,
  ...ecart,
})
/** What the law wants before it: needs, advice, papers. */
const conseil = (call: Inject, numeroContrat = '20450001') => de.conseil(call, CLE, numeroContrat)
type Niveau = {
  nomOffre: string
  sens: string | null
  cotisation: number
  rc: number
  reste: number
}
const nomOffre = async () =>
  (await camille('/api/adherent/contrats'))
    .json()
    .contrats.find(
      (c: { numeroContratIndividuel: string }) => c.numeroContratIndividuel === '20450001',
    ).nomOffre
const devis = async () =>
  (await de.lire(camille, '/api/cgdm-svc/ged?q=devis', '20450001')).items as {
    id: string
    titre: string
  }[]

test('R7.84 levels are compared on what was really spent: the one held gives what was really paid', async () => {
  const { niveaux, du, au, depense, ro } = await de.faits(camille, CLE, '20450001')
  assert.deepEqual([du, au], ['2025-12-01', '2026-11-16'])
  assert.deepEqual(
    niveaux.map(({ nomOffre, sens, cotisation }: Niveau) => [nomOffre, sens, cotisation]),
    [
      ['Santé Sérénité', null, 12_840],
      ['Santé Confort', 'baisse', 10_040],
      ['Santé Essentiel', 'baisse', 6670],
    ],
  )
  const { synthese } = await de.lire(
    camille,
    `/api/v1/adherent/remboursements?du=${du}&au=${au}`,
    '20450001',
  )
  // What was refused remained to be paid as well: one figure on both screens.
  assert.ok(synthese.totaux.reste > 0)
  assert.deepEqual(
    [depense, ro, niveaux[0].rc, niveaux[0].reste],
    ['depense', 'ro', 'rc', 'reste'].map((part) => synthese.totaux[part]),
  )
  const [serenite, confort, essentiel] = niveaux as Niveau[]
  assert.ok(serenite && confort && essentiel)
  assert.ok(serenite.reste < confort.reste && confort.reste < essentiel.reste)
  assert.equal(serenite.rc + serenite.reste, essentiel.rc + essentiel.reste)
})

for (const [title, data, champs] of [
  [
    'the level that one has',
    voulu('Santé Sérénité', '2026-12-01'),
    {
      nomOffre: 'Choisissez un autre niveau que le vôtre',
      dateEffet: 'Aucune date d’effet n’est possible',
    },
  ],
  [
    'an offer of another kind',
    voulu('Prévoyance Tranquillité', '2027-01-01'),
    {
      nomOffre: 'Choisissez un autre niveau que le vôtre',
      dateEffet: 'Aucune date d’effet n’est possible',
    },
  ],
  [
    'less cover before the yearly term',
    voulu('Santé Confort', '2026-12-01'),
    { dateEffet: 'La date d’effet doit être postérieure ou égale au 01/01/2027' },
  ],
] satisfies [string, object, Record<string, string>][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const answer = await de.envoyer(camille, NIVEAU, { ...data, ...(await conseil(camille)) })
    assert.deepEqual([answer.statusCode, answer.json().champs], [400, champs])
    assert.deepEqual([await de.demandes(), await devis()], [[], []])
  })

test('a level is the adherent’s alone to change', async () => {
  const data = voulu('Santé Confort', '2027-01-01')
  const julien = await t.as('julien.martin@example.org')
  const jeanne = await t.as('jeanne.moreau@example.org')
  assert.equal((await de.envoyer(julien, NIVEAU, data)).statusCode, 403)
  assert.equal((await de.envoyer(jeanne, NIVEAU, data)).statusCode, 404)
  assert.equal((await de.envoyer(t.visitor(), NIVEAU, data)).statusCode, 401)
  for (const wrong of [null, {}, { ...data, nomOffre: 3 }, { ...data, prix: 0 }])
    assert.equal((await de.envoyer(camille, NIVEAU, wrong as object)).statusCode, 400)
})

test('planned with its quote; on its day contract, card, contributions and simulator follow, past care does not', async () => {
  const page = await de.lire(camille, '/api/v1/adherent/remboursements?taille=100', '20450001')
  // Paid more than Essentiel would have: its reason must still be the one of its day.
  const specialiste = page.items.find(
    ({ codeActe, etat }: { codeActe: string; etat: string }) =>
      (codeActe === 'CS' || codeActe === 'OST') && etat === 'reglee',
  )
  assert.ok(specialiste)
  const explication = async () => {
    const url = `/api/v2/adherent/prestations?id=${specialiste.decompteId}`
    return (await de.lire(camille, url, '20450001')).lignes[0].explication
  }
  const avant = await explication()
  const demande = voulu('Santé Essentiel', '2027-01-01', await conseil(camille))
  const lignes = await de.lignes(camille, CLE, demande)
  assert.deepEqual(lignes.Niveau, ['Santé Sérénité', 'Santé Essentiel'])
  assert.deepEqual(lignes['Renfort «\u00a0Cure thermale\u00a0»'], [
    'Compris',
    'Jusqu’au 31/12/2026 inclus\u00a0: ce niveau ne le propose pas',
  ])
  assert.match(String(lignes['Cotisation mensuelle']?.[1]), /€ dès le 01\/01\/2027$/)

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => de.envoyer(camille, NIVEAU, demande)),
  )
  for (const answer of answers) assert.equal(answer.json().effetLe, '2027-01-01', answer.body)
  const [garde, ...autres] = await devis()
  assert.deepEqual([garde?.titre, autres.length], ['Devis Santé Essentiel', 0])
  const pdf = await camille({
    url: `/api/cgdm-svc/ged/visionneuse?id=${garde?.id}`,
    headers: { 'x-numcontrat': '20450001' },
  })
  assert.equal(pdf.statusCode, 200, pdf.body.slice(0, 200))
  assert.match(pdf.rawPayload.subarray(0, 5).toString('latin1'), /%PDF-/)
  assert.equal(await nomOffre(), 'Santé Sérénité')
  t.clock.now = new Date('2026-11-16T11:05:00Z')
  const encore = await de.envoyer(
    camille,
    NIVEAU,
    voulu('Santé Confort', '2027-01-01', await conseil(camille)),
  )
  assert.match(encore.json().champs.nomOffre, /déjà prévu le 01\/01\/2027/)

  assert.equal(await de.leJour('2027-01-01'), 1)
  camille = await t.as(CAMILLE)
  assert.equal(await nomOffre(), 'Santé Essentiel')
  assert.deepEqual(await explication(), avant)
  const garanties = await de.lire(camille, '/api/forms/garanties', '20450001')
  assert.equal(garanties.nomOffre, 'Santé Essentiel')
  const tenus = await de.lire(camille, '/api/forms/radiation-renfort', '20450001')
  assert.deepEqual(
    tenus.items.map(({ code }: { code: string }) => code),
    ['ASS'],
  )
  const [profil] = [await de.lire(camille, '/api/adherent/profil/v2', '20450001')]
  const simulation = await de.lire(
    camille,
    `/api/simulateurprestationv2?numPers=${profil.personne.numPers}&codeActe=OST&depense=6000`,
    '20450001',
  )
  assert.equal(simulation.rc, 0)
  const annee = await de.lire(camille, '/api/forms/ribcotisations?annee=2027', '20450001')
  // Told on 1 January, too late for the debit of the 5th: February gives back what was too much.
  assert.deepEqual(
    annee.echeances.map(({ montant }: { montant: number }) => montant),
    [13_194, 520, ...Array.from({ length: 10 }, () => 6857)],
  )
  await de.reset()

  // Back to more cover: the next month, and both former levels keep their days.
  const retour = await de.envoyer(
    camille,
    NIVEAU,
    voulu('Santé Sérénité', '2027-02-01', await conseil(camille)),
  )
  assert.equal(retour.json().effetLe, '2027-02-01', retour.body)
  assert.equal(await de.leJour('2027-02-01'), 1)
  camille = await t.as(CAMILLE)
  assert.equal(await nomOffre(), 'Santé Sérénité')
  assert.deepEqual(await explication(), avant)
  await de.reset()
})

test('where a clerk decides: the quote is kept, nothing changes before, and not at all when refused', async () => {
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const client = t.annuaire.byHost('localhost')
  Object.assign(client?.config.modesGestion ?? {}, { garantiesActeGestion: 'manuel' })
  const jeanne = await t.as('jeanne.moreau@example.org')
  const clerk = await t.as('admin@example.org')
  const donnees = async () =>
    voulu('Santé Sérénité', '2026-12-01', {
      ...(await conseil(jeanne, '20450005')),
      numeroContrat: '20450005',
    })
  const offre = async (call: Inject) =>
    (await de.lire(call, '/api/forms/garanties', '20450005')).nomOffre
  const recue = await de.envoyer(jeanne, NIVEAU, await donnees())
  assert.equal(recue.json().isModeGestionManuel, true, recue.body)
  assert.equal((await de.traiter(clerk, { geste: 'refuser', texte: 'Non.' })).statusCode, 200)
  assert.equal(await de.leJour('2026-12-01'), 0)
  await de.reset()
  t.clock.now = new Date('2026-11-16T11:05:00Z')
  await de.envoyer(jeanne, NIVEAU, await donnees())
  assert.equal((await de.traiter(clerk, { geste: 'accepter' })).statusCode, 200)
  assert.equal(await offre(jeanne), 'Santé Confort')
  assert.equal(await de.leJour('2026-12-01'), 1)
  assert.equal(await offre(await t.as('jeanne.moreau@example.org')), 'Santé Sérénité')
})

test('a client with one level has nothing to compare', async () => {
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const nadia = await t.as(NADIA, ATLAS)
  const { niveaux } = await de.faits(nadia, CLE, '70310001')
  assert.equal(niveaux.length, 1)
})
