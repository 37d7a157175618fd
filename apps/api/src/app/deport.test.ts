import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type GesteGestionnaire, gesteGestionnaireSchema } from '@espace-adherent/contract'
import { refusDeport } from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { createEmployes } from '../../testing/employes.ts'
import { createTestApp, type Inject, statementsDuring, type TestApp } from '../../testing/index.ts'
import { delegation } from '../features/delegation/delegation.schema.ts'
import { demande } from '../features/demandes/demandes.schema.ts'
import { compte } from '../noyau/comptes.schema.ts'
import { personne } from '../noyau/contrats.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const HUGO = 'hugo.roche@example.org'
const JEANNE = 'jeanne.moreau@example.org'
const KARIM = 'gestionnaire@example.org'

let t: TestApp
let karim: Inject
let admin: Inject
const { compteDe, employ } = createEmployes(() => t)
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  await t.database.db.execute(sql`delete from demande`)
  karim = await t.as(KARIM)
  admin = await t.as('admin@example.org')
  // Hugo lets Jeanne look after his card.
  await t.database.db.insert(delegation).values({
    clientCode: 'horizon',
    compteId: (await compteDe(HUGO)).id,
    mandataireId: (await compteDe(JEANNE)).id,
    nom: 'Jeanne Moreau',
    email: JEANNE,
    domaines: ['carte'],
    fin: '2027-03-01',
    etat: 'acceptee',
    expireLe: t.clock.now,
    creeLe: t.clock.now,
    accepteeLe: t.clock.now,
  })
})
after(() => t?.close())

const post = (call: Inject, path: string, payload: object) =>
  call({ method: 'POST', url: `/api/admin/${path}`, payload })

async function question(userName: string, numeroContrat: string) {
  const data = {
    motif: 'COT',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: 'Quand ma cotisation est-elle prélevée ?',
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat,
  }
  const call = await t.as(userName)
  const sent = await call({ method: 'POST', url: '/api/forms/contact/v2/form', payload: { data } })
  assert.equal(sent.statusCode, 200, sent.body)
  return { id: sent.json().demande.id as string, revision: 1 }
}

type Sans<G> = G extends unknown ? Omit<G, 'id' | 'revision' | 'geste'> : never
/** What each gesture says besides: the compiler asks for a new one. */
const dits = (a: string): Record<GesteGestionnaire['geste'], Sans<GesteGestionnaire>> => ({
  prendre: {},
  rendre: {},
  confier: { a },
  accepter: {},
  refuser: { texte: 'Rien ne le permet.' },
  clore: { texte: null },
  conclure: { texte: 'Le 5 de chaque mois.' },
  revenir: {},
  ecrire: { texte: 'Bonjour.' },
  noter: { texte: 'À revoir.' },
  demander: { champ: null, motif: null, texte: 'Laquelle ?', echeance: '2026-12-06' },
  requalifier: { en: 'reclamation', evenementLe: null },
  coder: {
    professionnel: 'Dr Petit',
    dateSoins: '2026-11-02',
    soins: [{ codeActe: 'G', quantite: '1', depense: '30', ro: '' }],
  },
  rattacher: { numeroContrat: '20450017' },
  reunir: { avec: randomUUID(), revisionAvec: 1 },
  analyser: { cause: 'delai', action: '' } as never,
  tenir: { cle: 'accuse' },
})
const gestes = gesteGestionnaireSchema.options.map(({ shape }) => shape.geste.value)

/** Another record of the same person, as an older import may have left; the clerk's account is tied to it. */
async function tieKarim(ecart: Partial<typeof personne.$inferInsert>): Promise<void> {
  const { personneId } = await compteDe(CAMILLE)
  const [sienne] = await t.database.db
    .select()
    .from(personne)
    .where(eq(personne.id, personneId ?? ''))
  assert.ok(sienne)
  const { id: _, ...copie } = sienne
  const [autre] = await t.database.db
    .insert(personne)
    .values({ ...copie, source: null, ...ecart })
    .returning({ id: personne.id })
  await t.database.db
    .update(compte)
    .set({ personneId: autre?.id ?? null })
    .where(eq(compte.userName, KARIM))
}

const quiConcerne: [string, () => Promise<Inject>, string, string, keyof typeof refusDeport][] = [
  ['its own member', () => employ(CAMILLE, 'BackEndUser'), CAMILLE, '20450001', 'soi'],
  ['somebody of its contract', () => employ(JULIEN, 'BackEndUser'), CAMILLE, '20450001', 'contrat'],
  [
    'somebody of another contract of its member',
    () => employ(JULIEN, 'BackEndUser'),
    CAMILLE,
    '20450002',
    'contrat',
  ],
  ['whom its member let in', () => employ(JEANNE, 'BackEndUser'), HUGO, '20450003', 'delegation'],
  ['who let its member in', () => employ(HUGO, 'BackEndUser'), JEANNE, '20450005', 'delegation'],
  [
    'who let its member in, and ended it a minute ago',
    async () => {
      const finie = { etat: 'terminee', finieLe: t.clock.now } as const
      await t.database.db.update(delegation).set(finie)
      return employ(HUGO, 'BackEndUser')
    },
    JEANNE,
    '20450005',
    'delegation',
  ],
  [
    'an administrator of its contract',
    () => employ(JULIEN, 'Admin'),
    CAMILLE,
    '20450001',
    'contrat',
  ],
]
for (const [titre, employe, deQui, numeroContrat, lien] of quiConcerne)
  test(`no gesture of ${titre} moves a request`, async () => {
    const clerk = await employe()
    const cible = await question(deQui, numeroContrat)
    const { id: collegue } = await compteDe(KARIM)
    let tried = 0
    for (const geste of gestes) {
      const revision = ['ecrire', 'noter'].includes(geste) ? {} : { revision: 1 }
      const payload = { geste, id: cible.id, ...revision, ...dits(collegue)[geste] }
      const refus = await post(clerk, 'demandes/traitement', payload)
      assert.equal(refus.statusCode, 403, `${geste} ${refus.body}`)
      assert.equal(refus.json().message, refusDeport[lien])
      tried += 1
    }
    assert.equal(tried, 17)
    const lot = await post(clerk, 'demandes/lot', { geste: 'accepter', cibles: [cible] })
    assert.deepEqual(lot.json(), {
      faites: 0,
      refus: [{ id: cible.id, raison: 'concernee', code: 'Forbidden', message: refusDeport[lien] }],
    })
    const lu = (await clerk(`/api/admin/demandes/dossier?id=${cible.id}`)).json()
    const dossier = lu.items?.[0] ?? lu
    assert.deepEqual([dossier.empechement, dossier.gestes], [refusDeport[lien], []])
    const [row] = await t.database.db.select().from(demande).where(eq(demande.id, cible.id))
    assert.deepEqual([row?.revision, row?.etat, row?.gestionnaireId], [1, 'recue', null])
    // A colleague treats it, and the queue offers it to them alone.
    assert.equal((await post(clerk, 'demandes/suivante', { acte: null })).statusCode, 404)
    const suivante = await post(karim, 'demandes/suivante', { acte: null })
    assert.equal(suivante.json().id, cible.id, suivante.body)
    const { id } = await compteDe(dansLaCabine(titre))
    const remise = { geste: 'confier', id: cible.id, revision: 2, a: id }
    const confier = await post(karim, 'demandes/traitement', remise)
    assert.equal(confier.statusCode, 400, confier.body)
    assert.match(confier.json().champs.a, /concerne cette personne ou l’un de ses proches/)
    await t.database.db.execute(sql`delete from demande`)
  })

/** Whose account each case is about. */
function dansLaCabine(titre: string): string {
  if (titre === 'its own member') return CAMILLE
  if (titre === 'whom its member let in') return JEANNE
  return titre.startsWith('who let its member in') ? HUGO : JULIEN
}

for (const [titre, ecart, attendu] of [
  ['another record with their number', { nom: 'Autrement' }, 'soi'],
  [
    'another record without a number, same name and birth',
    { nirEmpreinte: null, nir: null },
    'soi',
  ],
  ['a namesake with another number', { nirEmpreinte: 'autre', nir: null }, null],
] satisfies [string, Partial<typeof personne.$inferInsert>, 'soi' | null][])
  test(`a clerk known under ${titre}: ${attendu ?? 'treats'}`, async () => {
    await tieKarim(ecart)
    const cible = await question(CAMILLE, '20450001')
    const prise = await post(karim, 'demandes/traitement', { geste: 'prendre', ...cible })
    assert.equal(prise.statusCode, attendu ? 403 : 200, prise.body)
    if (attendu) assert.equal(prise.json().message, refusDeport[attendu])
    await t.database.db.update(compte).set({ personneId: null }).where(eq(compte.userName, KARIM))
    await t.database.db.execute(sql`delete from demande`)
  })

test('who has a request that comes to concern them gives it back, and does nothing else with it', async () => {
  const julien = await employ(JULIEN, 'BackEndUser')
  const { id } = await question(CAMILLE, '20450001')
  const { id: gestionnaireId } = await compteDe(JULIEN)
  await t.database.db
    .update(demande)
    .set({ gestionnaireId, etat: 'en-cours' })
    .where(eq(demande.id, id))
  const lu = (await julien(`/api/admin/demandes/dossier?id=${id}`)).json()
  assert.deepEqual((lu.items?.[0] ?? lu).gestes, ['rendre'])
  const refus = await post(julien, 'demandes/traitement', { geste: 'accepter', id, revision: 1 })
  assert.equal(refus.statusCode, 403)
  const rendue = await post(julien, 'demandes/traitement', { geste: 'rendre', id, revision: 1 })
  assert.equal(rendue.statusCode, 200, rendue.body)
  await t.database.db.execute(sql`delete from demande`)
})

test('what colleagues note is not read by whom it is about; who is away is replaced by nobody concerned', async () => {
  const julien = await employ(JULIEN, 'BackEndUser')
  const { id } = await question(CAMILLE, '20450001')
  await post(karim, 'demandes/traitement', { geste: 'prendre', id, revision: 1 })
  await post(karim, 'demandes/traitement', { geste: 'noter', id, texte: 'Je doute de la pièce.' })
  const notes = async (call: Inject) => {
    const lu = (await call(`/api/admin/demandes/dossier?id=${id}`)).json()
    return (lu.items?.[0] ?? lu).notes.length
  }
  assert.deepEqual([await notes(karim), await notes(julien)], [1, 0])
  const absence = {
    compteId: (await compteDe(KARIM)).id,
    jusquAu: '2026-11-20',
    remplacantId: (await compteDe(JULIEN)).id,
    avant: null,
  }
  assert.equal((await post(admin, 'demandes/absences', absence)).statusCode, 200)
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  assert.deepEqual([row?.gestionnaireId, row?.etat], [null, 'recue'])
  const { jusquAu, remplacantId } = absence
  await post(admin, 'demandes/absences', {
    ...absence,
    jusquAu: null,
    remplacantId: null,
    avant: { jusquAu, remplacantId },
  })
  await t.database.db.execute(sql`delete from demande`)
})

test('whoever types the contract of a clerk, without an account, is not treated by that clerk', async () => {
  const julien = await employ(JULIEN, 'BackEndUser')
  const sent = await t.visitor()({
    method: 'POST',
    url: '/api/demandes/sans-compte',
    payload: {
      acte: 'reclamationActeGestion',
      identite: {
        prenom: 'Paul',
        nom: 'Inconnu',
        email: 'paul@example.org',
        numeroContrat: '20450001',
      },
      saisie: {
        objet: 'remboursement',
        depuis: '01/10/2026',
        message: 'Ma couronne n’est toujours pas remboursée.',
        attendu: '',
        pieces: [],
      },
    },
  })
  assert.equal(sent.statusCode, 200, sent.body)
  const [row] = await t.database.db.select().from(demande)
  assert.ok(row)
  const cible = { id: row.id, revision: row.revision }
  const refus = await post(julien, 'demandes/traitement', { geste: 'prendre', ...cible })
  assert.equal(refus.json().message, refusDeport.contrat, refus.body)
  // What only the sealed words tell: the queue goes on without it.
  assert.equal((await post(julien, 'demandes/suivante', { acte: null })).statusCode, 404)
  await t.database.db.execute(sql`delete from demande`)
})

test('who is close to whom costs one statement, asked of staff alone', async () => {
  const { id } = await question(CAMILLE, '20450001')
  // Awaited inside: what is injected begins once it is waited for.
  const asked = async (work: () => Promise<unknown>) => {
    const statements = await statementsDuring(t.database, async () => {
      await work()
    })
    return statements.filter((texte) => texte.includes('ouverts as (')).length
  }
  const prendre = { geste: 'prendre', id, revision: 1 }
  assert.equal(await asked(() => post(karim, 'demandes/traitement', prendre)), 1)
  assert.equal(await asked(() => karim(`/api/admin/demandes/dossier?id=${id}`)), 1)
  const camille = await t.as(CAMILLE)
  assert.equal(await asked(() => camille(`/api/demandes/dossier?id=${id}`)), 0)
})
