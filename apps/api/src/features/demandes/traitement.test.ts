import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { VUES_COMPTEES_MAX, type VueFile } from '@espace-adherent/contract'
import { and, eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { createRibs, deposer, JEANNE } from '../../../testing/ribs.ts'
import { historique } from '../historique/historique.schema.ts'
import { demande } from './demandes.schema.ts'

let t: TestApp
let jeanne: Inject
let karim: Inject
let sophie: Inject
let claire: Inject
/** A Monday. */
const noon = new Date('2026-11-16T11:00:00Z')
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  t.clock.now = noon
  jeanne = await t.as(JEANNE)
  karim = await t.as('gestionnaire@example.org')
  sophie = await t.as('admin@example.org')
  claire = await t.as('consultant@example.org')
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
})

const post = (call: Inject, path: string, payload: object) =>
  call({ method: 'POST', url: `/api/admin/demandes/${path}`, payload })
const treat = (call: Inject, payload: object) => post(call, 'traitement', payload)
const done = async (call: Inject, payload: object) => {
  const answer = await treat(call, payload)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const read = async (call: Inject, path: string) => {
  const answer = await call(`/api/admin/demandes/${path}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const file = (call: Inject, query = '') => read(call, `traitement${query}`)
const dossier = (call: Inject, id: string) => read(call, `dossier?id=${id}`)
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

/** A question of Jeanne's, which somebody has to answer. */
async function question(message: string, ecart: object = {}) {
  const data = {
    motif: 'COT',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: `Ma question est celle-ci : ${message}`,
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat: '20450005',
    ...ecart,
  }
  const answer = await jeanne({
    method: 'POST',
    url: '/api/forms/contact/v2/form',
    payload: { data },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  const { id, reference } = answer.json().demande as { id: string; reference: string }
  return { id, reference, revision: 1 }
}

/** What somebody has to decide: Jeanne cannot read one of our pages. */
async function signalement(page: string) {
  const data = { numeroContrat: '', page, message: 'Je ne peux pas la lire.', outil: '' }
  const answer = await jeanne({
    method: 'POST',
    url: '/api/forms/accessibilite/form',
    payload: { data },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  // Its receipt leaves first, by a job.
  await t.jobs.drain()
  const { id, reference } = answer.json().demande as { id: string; reference: string }
  return { id, reference, revision: 1 }
}

const due = (id: string, echeance: string) =>
  t.database.db.update(demande).set({ echeance }).where(eq(demande.id, id))
const collegue = async (nom: string): Promise<string> =>
  (await read(karim, 'reperes')).collegues.find((one: { nom: string }) => one.nom === nom).id
const complement = { geste: 'demander', champ: null, motif: null, texte: 'Laquelle ?' }

test('the most urgent comes first, what waits for its member last, page after page', async () => {
  const loin = await question('loin')
  const tard = await question('tard')
  const attend = await question('attend')
  await due(loin.id, '2026-11-30')
  await due(tard.id, '2026-11-12')
  await due(attend.id, '2026-11-02')
  await done(karim, { ...complement, ...sur(attend), echeance: '2026-12-06' })
  const all = await file(karim)
  assert.deepEqual(ids(all), [tard.id, loin.id, attend.id])
  assert.deepEqual(all.synthese, {
    aTraiter: 3,
    aPrendre: 2,
    chezMoi: 1,
    enPause: 1,
    horsDelai: 1,
    planifiees: 0,
    horsDelaiLegal: 0,
    aLire: 0,
  })
  const [, , last] = all.items
  assert.deepEqual(
    [last.membre, last.isEnPause, last.attendueLe, last.gestionnaire.nom],
    ['Jeanne Moreau', true, '2026-12-06', 'Karim Petit'],
  )
  const pages: string[] = []
  for (let suite: string | null = ''; suite !== null; ) {
    const page = await file(karim, `?taille=1${suite && `&apres=${suite}`}`)
    pages.push(...ids(page))
    suite = page.suite
  }
  assert.deepEqual(pages, [tard.id, loin.id, attend.id])
  assert.equal((await karim('/api/admin/demandes/traitement?apres=x')).statusCode, 400)
})

const sur = ({ id, revision }: { id: string; revision: number }) => ({ id, revision })

test('the queue is narrowed by state, act, clerk, lateness, and by what one looks for', async () => {
  const une = await question('une')
  const deux = await question('deux')
  await done(sophie, { geste: 'prendre', ...sur(deux) })
  await due(une.id, '2026-11-12')
  const id = await collegue('Sophie Lambert')
  for (const [query, expected] of [
    ['?etat=recue', [une.id]],
    ['?etat=en-cours', [deux.id]],
    ['?etat=en-pause', []],
    ['?chez=personne', [une.id]],
    ['?chez=moi', []],
    [`?chez=${id}`, [deux.id]],
    ['?retard=oui', [une.id]],
    ['?acte=contactActeGestion&tri=recente&chez=personne', [une.id]],
    ['?acte=adresseActeGestion', []],
    [`?q=${une.reference}`, [une.id]],
    [`?q=${une.reference.replace(/^\d+/, '2019')}`, []],
    ['?q=20450005&chez=personne', [une.id]],
    ['?q=m%C3%B4reau%20je&chez=personne', [une.id]],
    ['?q=jeanne', []],
    ['?q=moreau%20paul', []],
    ['?q=%25', []],
  ] satisfies [string, string[]][])
    assert.deepEqual(ids(await file(karim, query)), expected, query)
  assert.equal((await karim('/api/admin/demandes/traitement?etat=perdue')).statusCode, 400)
})

test('each kept view says how many requests it holds, to whoever asks, without what one looked for', async () => {
  const une = await question('une')
  const deux = await question('deux')
  await done(sophie, { geste: 'prendre', ...sur(deux) })
  await due(une.id, '2026-11-12')
  const kept = async (call: Inject, nom: string, parametres: string, isPartagee = false) => {
    const payload = { gestion: 'demandes', nom, parametres, isPartagee }
    const answer = await call({ method: 'POST', url: '/api/admin/vues/create', payload })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  await kept(karim, 'A en retard', 'retard=oui')
  await kept(karim, 'B d’hier', 'etat=perdue')
  await kept(karim, 'C tout', 'tri=recente&q=personne-ne-s-appelle-ainsi')
  await kept(sophie, 'D chez soi', 'chez=moi', true)
  await kept(sophie, 'E pour elle', '')
  const dites = async (call: Inject) =>
    (await read(call, 'vues')).items.map((vue: VueFile) => [vue.nom, vue.nombre, vue.isMienne])
  assert.deepEqual(await dites(karim), [
    ['A en retard', 1, true],
    ['B d’hier', null, true],
    ['C tout', (await file(karim)).total, true],
    ['D chez soi', 0, false],
  ])
  const [chezSoi] = await dites(sophie)
  assert.deepEqual(chezSoi, ['D chez soi', 1, true])
  for (let n = 0; n < VUES_COMPTEES_MAX; n++) await kept(claire, `Vue ${n}`, 'retard=oui')
  assert.equal((await dites(claire)).length, VUES_COMPTEES_MAX)
})

test('the clock stops while something is awaited: the deadline moves by what the member took', async () => {
  const { id, revision } = await question('Combien ?')
  assert.equal((await file(karim)).items[0].echeance, '2026-11-19')
  await done(karim, { ...complement, id, revision, echeance: '2026-12-06' })
  t.clock.now = new Date('2026-11-23T11:00:00Z')
  const later = await t.as('gestionnaire@example.org')
  assert.equal((await file(later)).synthese.horsDelai, 0)
  const hers = await t.as(JEANNE)
  const [attente] = (await hers(`/api/demandes/dossier?id=${id}`)).json().attentesDetail
  const answered = await hers({
    method: 'POST',
    url: '/api/demandes/geste',
    payload: {
      geste: 'repondre',
      id,
      revision: 2,
      attente: attente.id,
      texte: 'La mienne.',
      fichiers: [],
    },
  })
  assert.equal(answered.statusCode, 200, answered.body)
  const [row] = (await file(later)).items
  // Five working days were hers.
  assert.deepEqual([row.isEnPause, row.echeance], [false, '2026-11-26'])
})

test('two clerks decide at once: one does, the other is shown both versions, and nothing is told twice', async () => {
  const { id, revision } = await signalement('Qui répond ?')
  const texte = 'Ce contrat ne le prévoit pas.'
  const answers = await Promise.all([
    treat(karim, { geste: 'refuser', id, revision, texte }),
    treat(sophie, { geste: 'clore', id, revision, texte }),
  ])
  const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  assert.deepEqual([won?.statusCode, lost?.statusCode], [200, 409])
  const { message, versions } = lost?.json() ?? {}
  assert.match(message, /^(Karim Petit a refusé|Sophie Lambert a classé) cette demande/)
  assert.deepEqual(
    [versions.votre.texte, versions.actuelle.etat, versions.actuelle.revision],
    [texte, won?.json().etat, 2],
  )
  const told = (await ribs.inbox(JEANNE)).filter(({ text }) => text.includes(texte))
  assert.equal(told.length, 1)
})

test('« the next one » gives each clerk another, the most urgent that waits for nobody', async () => {
  const first = await question('première')
  const second = await question('seconde')
  const waits = await question('attend')
  await due(second.id, '2026-11-17')
  await done(sophie, { ...complement, ...sur(waits), echeance: '2026-12-06' })
  await done(sophie, { geste: 'rendre', id: waits.id, revision: 2 })
  const taken = await Promise.all(
    [karim, sophie].map(async (call) => (await post(call, 'suivante', { acte: null })).json()),
  )
  assert.deepEqual(taken.map(({ id }) => id).toSorted(), [first.id, second.id].toSorted())
  const none = await post(karim, 'suivante', { acte: null })
  assert.deepEqual(
    [none.statusCode, none.json().message],
    [404, 'Toutes les demandes sont prises en charge, ou attendent l’adhérent'],
  )
})

test('a request is handed over to somebody who treats requests here, and to nobody else', async () => {
  const { id, revision } = await question('À qui ?')
  const moved = await done(karim, {
    geste: 'confier',
    id,
    revision,
    a: await collegue('Sophie Lambert'),
  })
  assert.deepEqual([moved.gestionnaire.nom, moved.etat], ['Sophie Lambert', 'en-cours'])
  const { evenements } = await dossier(karim, id)
  assert.deepEqual(
    [evenements.at(-1).geste, evenements.at(-1).nom, evenements.at(-1).texte],
    ['confier', 'Karim Petit', 'Sophie Lambert'],
  )
  const member = (await t.database.db.select().from(demande).where(eq(demande.id, id)))[0]?.compteId
  const refused = await treat(karim, { geste: 'confier', id, revision: 2, a: member })
  assert.deepEqual(
    [refused.statusCode, refused.json().champs.a],
    [400, 'Cette personne ne traite pas de demandes'],
  )
})

test('one request, whole: what accepting would change, prepared words, what can be done', async () => {
  const { id } = await signalement('Une page')
  await question('Une question')
  const lu = await dossier(claire, id)
  assert.deepEqual(lu.changement.obstacles, [])
  assert.deepEqual(lu.changement.lignes, lu.lignes)
  assert.ok(lu.gestes.includes('accepter') && !lu.gestes.includes('revenir'))
  const [modele] = lu.modeles.refuser
  assert.equal(modele.titre, 'Justificatif non probant')
  assert.match(modele.texte, /^Les documents joints ne permettent pas/)
  assert.equal(lu.anterieures.length, 1)
  assert.equal((await claire(`/api/admin/demandes/dossier?id=${NUL}`)).statusCode, 404)
})
const NUL = '00000000-0000-4000-8000-000000000000'

test('whoever opens a request or a document of it leaves a line on the member’s account', async () => {
  const piece = await deposer(jeanne, 'Facture.pdf')
  const { id } = await question('Avec une pièce', { piece })
  const lines = async () =>
    (
      await t.database.db
        .select()
        .from(historique)
        .where(and(eq(historique.action, 'consultation'), sql`${historique.objet} <> 'route'`))
    ).filter(({ cible }) => cible === id || cible === piece.remoteFileName)
  await dossier(karim, id)
  await dossier(karim, id)
  const shown = await karim(`/api/admin/demandes/pieces/visionneuse?id=${piece.remoteFileName}`)
  assert.deepEqual([shown.statusCode, shown.headers['content-type']], [200, 'application/pdf'])
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  assert.deepEqual(
    (await lines()).map(({ objet, compteId }) => [objet, compteId]),
    [
      ['demande', row?.compteId],
      ['document', row?.compteId],
    ],
  )
  // What a request has not taken, or another insurer's, does not exist.
  const { remoteFileName } = await deposer(jeanne)
  for (const name of [remoteFileName, '../secret'])
    assert.equal((await karim(`/api/admin/demandes/pieces/visionneuse?id=${name}`)).statusCode, 404)
  const atlas = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  for (const path of [`dossier?id=${id}`, `pieces/visionneuse?id=${piece.remoteFileName}`])
    assert.equal((await atlas(`/api/admin/demandes/${path}`)).statusCode, 404)
})

test('a note is read by clerks and never by the member; what others decide stays good', async () => {
  const { id, revision } = await question('Secret ?')
  await done(karim, { geste: 'noter', id, texte: 'Déjà appelée deux fois.' })
  const { notes, messages, revision: after } = await dossier(sophie, id)
  assert.deepEqual(
    [notes[0].nom, notes[0].texte, messages, after],
    ['Karim Petit', 'Déjà appelée deux fois.', [], revision],
  )
  const hers = (await jeanne(`/api/demandes/dossier?id=${id}`)).body
  assert.doesNotMatch(hers, /appelée/)
  const lines = await t.database.db.select().from(historique).where(eq(historique.cible, id))
  assert.ok(lines.some(({ action }) => action === 'demande-noter'))
  await done(sophie, { geste: 'prendre', id, revision })
})

test('what a clerk writes about somebody’s health is read in the space, and leaves in no mail', async () => {
  const { id, revision } = await signalement('Mes cotisations')
  const texte = 'Bonjour Jeanne, votre diabète ne change rien à votre cotisation.'
  const voulu = { geste: 'refuser', id, revision, texte }
  const { sujet, paragraphes } = (await post(karim, 'apercu', voulu)).json()
  assert.doesNotMatch(`${sujet} ${paragraphes.join(' ')}`, /diabète/)
  assert.ok(paragraphes.includes('Le détail vous attend dans votre espace, où vous seul le lisez.'))
  const lettre = { sujet: 'Votre demande', corps: 'Votre diabète ne change rien.' }
  const refusee = await treat(karim, { ...voulu, lettre })
  assert.equal(refusee.statusCode, 400)
  assert.match(refusee.json().champs['lettre.corps'], /^Ce texte parle de santé/)
  await done(karim, voulu)
  const lu = (await jeanne(`/api/demandes/dossier?id=${id}`)).json()
  assert.match(JSON.stringify(lu), /votre diabète ne change rien/)
})

test('a mail is read before it leaves, to the letter, and nothing is done', async () => {
  const { id, revision } = await signalement('Et alors ?')
  const voulu = { geste: 'refuser', id, revision, texte: 'Pas cette année.' }
  const shown = (await post(karim, 'apercu', voulu)).json()
  assert.equal((await file(karim)).items[0].etat, 'recue')
  await done(karim, voulu)
  const mail = (await ribs.inbox(JEANNE)).find(({ subject }) => subject === shown.sujet)
  for (const paragraphe of shown.paragraphes) assert.ok(mail?.text.includes(paragraphe), paragraphe)
  assert.ok(shown.paragraphes.includes('Pas cette année.'))
})

test('closed without a word, a request tells its member nothing', async () => {
  const { id, revision } = await signalement('Rien à dire')
  const before = (await ribs.inbox(JEANNE)).length
  const voulu = { geste: 'clore', id, revision, texte: null }
  assert.equal((await post(karim, 'apercu', voulu)).json().sujet, null)
  assert.equal((await done(karim, voulu)).etat, 'sans-suite')
  assert.equal((await ribs.inbox(JEANNE)).length, before)
  assert.deepEqual(ids(await file(karim)), [])
  assert.deepEqual(ids(await file(karim, '?etat=traitee')), [id])
})

test('several at once: what can be done is, the rest is named with its reason', async () => {
  const une = await signalement('une')
  const deux = await signalement('deux')
  await done(sophie, { geste: 'refuser', ...sur(deux), texte: 'Non.' })
  const cibles = [sur(une), sur(deux)]
  const lot = (await post(karim, 'lot', { geste: 'prendre', cibles })).json()
  assert.equal(lot.faites, 1)
  assert.equal(lot.refus[0].id, deux.id)
  assert.match(lot.refus[0].message, /^Sophie Lambert a refusé cette demande/)
  assert.deepEqual(ids(await file(karim, '?chez=moi')), [une.id])
  const trop = Array.from({ length: 101 }, () => sur(une))
  assert.equal((await post(karim, 'lot', { geste: 'prendre', cibles: trop })).statusCode, 400)
  assert.equal((await post(karim, 'lot', { geste: 'refuser', cibles })).statusCode, 400)
})

test('a consultant looks and does nothing', async () => {
  const { id, revision } = await question('Regarder')
  for (const [path, payload] of [
    ['traitement', { geste: 'prendre', id, revision }],
    ['traitement', { geste: 'noter', id, texte: 'x' }],
    ['apercu', { geste: 'accepter', id, revision }],
    ['suivante', { acte: null }],
    ['lot', { geste: 'prendre', cibles: [{ id, revision }] }],
  ] satisfies [string, object][])
    assert.equal((await post(claire, path, payload)).statusCode, 403, path)
  assert.deepEqual(ids(await file(claire)), [id])
})

test('each way to look at a long queue is read in the order of an index, without sorting it', async () => {
  await t.database.db.execute(sql`
    insert into demande (id, client_code, acte, mode_gestion, etat, cree_le, echeance)
    select gen_random_uuid(), 'horizon', 'contactActeGestion', 'manuel', 'recue',
      now() - n * interval '1 minute', current_date - n % 90
    from generate_series(1, 5000) n`)
  await t.database.db.execute(sql`analyze demande`)
  const order = '(pause_depuis is not null), echeance, id'
  const chez = `coalesce(gestionnaire_id, '00000000-0000-0000-0000-000000000000'::uuid)`
  for (const [index, where] of [
    ['demande_urgence', 'true'],
    ['demande_chez', `${chez} = '00000000-0000-0000-0000-000000000000'::uuid`],
    ['demande_urgence', '((pause_depuis is not null), echeance) < (false, current_date - 80)'],
  ] as const) {
    const rows = await t.database.db.execute(
      sql.raw(`explain select id from demande where client_code = 'horizon'
        and etat in ('recue', 'en-cours') and ${where} order by ${order} limit 20`),
    )
    const plan = JSON.stringify(rows)
    assert.match(plan, new RegExp(index), plan)
    assert.doesNotMatch(plan, /Sort/, plan)
  }
})
