import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { seedFigurants } from '../../../demo/figurants/seed.ts'
import { figurants } from '../../../demo/lot/groupe.ts'
import { apporter } from '../../../demo/lot/lot.testing.ts'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { job } from '../../platform/jobs/jobs.schema.ts'

let t: TestApp
let karim: Inject
let sophie: Inject
/** A Monday. */
const noon = new Date('2026-11-16T11:00:00Z')
before(async () => {
  t = await createTestApp()
  t.clock.now = noon
  const { sealer, database } = t
  await apporter(t, figurants)
  await database.db.transaction((tx) => seedFigurants({ tx, sealer, now: noon }))
  karim = await t.as('gestionnaire@example.org')
  sophie = await t.as('admin@example.org')
})
after(() => t?.close())

const read = async (call: Inject, path: string) => {
  const answer = await call(`/api/admin/${path}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const post = (call: Inject, path: string, payload: object) =>
  call({ method: 'POST', url: `/api/admin/${path}`, payload })
const done = async (call: Inject, path: string, payload: object) => {
  const answer = await post(call, path, payload)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const chez = async (nom: string) => {
  const { items } = await read(karim, 'demandes/traitement?taille=100')
  return items.filter((one: { gestionnaire: { nom: string } | null }) =>
    nom === '' ? one.gestionnaire === null : one.gestionnaire?.nom === nom,
  )
}
const collegue = async (nom: string): Promise<string> => {
  const [{ collegues }] = [await read(karim, 'demandes/reperes')]
  return collegues.find((one: { nom: string }) => one.nom === nom).id
}
/** The first of those that nobody has, of that act. */
const libre = async (acte: string) =>
  (await read(karim, `demandes/traitement?chez=personne&acte=${acte}`)).items[0]

test('whoever looks is told who else does, and nobody once they have gone', async () => {
  const { id } = await libre('contactActeGestion')
  const vus = async (call: Inject) =>
    (await read(call, `presence?objet=demande&cible=${id}`)).items.map(
      ({ nom }: { nom: string }) => nom,
    )
  assert.deepEqual(await vus(karim), [])
  assert.deepEqual(await vus(sophie), ['Karim Petit'])
  assert.deepEqual(await vus(karim), ['Sophie Lambert'])
  t.clock.now = new Date(noon.getTime() + 80_000)
  assert.deepEqual(await vus(karim), [])
  t.clock.now = noon
  const answer = await karim('/api/admin/presence?objet=DROP&cible=x')
  assert.equal(answer.statusCode, 400)
})

test('what an absent clerk had is handed over, nothing is given to them, and they come back', async () => {
  const amel = await collegue('Amel Rousseau')
  const thomas = await collegue('Thomas Girard')
  const avant = (await chez('Amel Rousseau')).length
  const deThomas = (await chez('Thomas Girard')).length
  assert.ok(avant >= 2)
  const passee = await post(karim, 'demandes/absences', {
    compteId: amel,
    jusquAu: '2026-11-15',
    remplacantId: thomas,
    avant: null,
  })
  assert.equal(passee.statusCode, 400)
  assert.equal(passee.json().champs.jusquAu, 'Le dernier jour de l’absence est déjà passé')
  const ecrite = await done(karim, 'demandes/absences', {
    compteId: amel,
    jusquAu: '2026-11-20',
    remplacantId: thomas,
    avant: null,
  })
  assert.deepEqual(
    [ecrite.nom, ecrite.jusquAu, ecrite.remplacant.nom, ecrite.demandes],
    ['Amel Rousseau', '2026-11-20', 'Thomas Girard', 0],
  )
  assert.equal((await chez('Thomas Girard')).length, deThomas + avant)
  // Sophie has not seen it: both are shown, and Karim's stands.
  const tard = await post(sophie, 'demandes/absences', {
    compteId: amel,
    jusquAu: '2026-12-24',
    remplacantId: null,
    avant: null,
  })
  const { votre, actuelle } = tard.json().versions
  assert.deepEqual(
    [tard.statusCode, votre.jusquAu, actuelle.jusquAu, actuelle.remplacant.nom],
    [409, '2026-12-24', '2026-11-20', 'Thomas Girard'],
  )
  const { id, revision } = await libre('contactActeGestion')
  const refus = await post(karim, 'demandes/traitement', {
    geste: 'confier',
    id,
    revision,
    a: amel,
  })
  assert.equal(refus.statusCode, 400)
  assert.equal(
    refus.json().champs.a,
    'Amel Rousseau est en congé jusqu’au 20/11/2026\u00a0: choisissez quelqu’un d’autre',
  )
  const [{ collegues }] = [await read(karim, 'demandes/reperes')]
  assert.equal(collegues.find((one: { id: string }) => one.id === amel).absentJusquAu, '2026-11-20')
  // Nobody in their place: it goes back to the queue.
  const libres = (await chez('')).length
  const deux = (await chez('Thomas Girard')).length
  await done(sophie, 'demandes/absences', {
    compteId: thomas,
    jusquAu: '2026-11-16',
    remplacantId: null,
    avant: null,
  })
  assert.equal((await chez('')).length, libres + deux)
  for (const [compteId, avant] of [
    [amel, { jusquAu: '2026-11-20', remplacantId: thomas }],
    [thomas, { jusquAu: '2026-11-16', remplacantId: null }],
  ] as const)
    await done(karim, 'demandes/absences', { compteId, jusquAu: null, remplacantId: null, avant })
  assert.deepEqual((await read(karim, 'demandes/absences')).items, [])
})

test('an insurer’s own reasons come first for their act, and nowhere else', async () => {
  const motif = {
    titre: 'Déjà assuré ailleurs',
    geste: 'refuser',
    acte: 'pecHospiActeGestion',
    texte: 'Bonjour, cette hospitalisation relève de votre autre contrat.',
    ordre: 1,
  }
  const cree = await post(karim, 'demandes/motifs/create', motif)
  assert.equal(cree.statusCode, 200, cree.body)
  const modeles = async (acte: string) => {
    const { id } = await libre(acte)
    const { modeles } = await read(karim, `demandes/dossier?id=${id}`)
    return modeles.refuser.map(({ titre }: { titre: string }) => titre)
  }
  assert.equal((await modeles('pecHospiActeGestion'))[0], 'Déjà assuré ailleurs')
  assert.ok(!(await modeles('contactActeGestion')).includes('Déjà assuré ailleurs'))
})

test('the mail that leaves is the one that was read and changed; the refusal can be taken back', async () => {
  const { id, revision } = await libre('inscriptionBeneficiaireActeGestion')
  const lettre = { sujet: 'À propos de votre message', corps: 'Bonjour,\n\nVoici pourquoi.' }
  const geste = { geste: 'refuser', id, revision, texte: 'Hors contrat.', lettre }
  const apercu = await done(karim, 'demandes/apercu', geste)
  assert.deepEqual(apercu, {
    sujet: 'À propos de votre message',
    // A refusal says whom to turn to, whatever is written in it.
    paragraphes: [
      'Bonjour,',
      'Voici pourquoi.',
      'Si cette réponse ne vous satisfait pas, vous pouvez nous adresser une réclamation, puis, deux mois plus tard et au plus tard dans l’année, saisir gratuitement le médiateur\u00a0: La Médiation de la Mutualité des Alpes, 12 rue de la Paix, 69003 Lyon – https://mediation.example.org.',
    ],
  })
  const refusee = await done(karim, 'demandes/traitement', geste)
  assert.equal(refusee.etat, 'refusee')
  await t.jobs.drain()
  const box = await t.visitor()('/dev/mailbox/messages')
  const [mail] = box
    .json()
    .filter((one: { subject: string }) => one.subject === 'À propos de votre message')
  assert.match(mail.text, /Voici pourquoi\./)
  assert.match(mail.text, /demandes\//)
  const reprise = await done(karim, 'demandes/traitement', {
    geste: 'revenir',
    id,
    revision: refusee.revision,
  })
  assert.deepEqual([reprise.etat, reprise.gestionnaire.nom], ['en-cours', 'Karim Petit'])
  const journee = await read(karim, 'demandes/journee')
  assert.equal(journee.traitees, 1)
  assert.ok(journee.chezMoi >= 4)
})

test('the queue leaves as a file, narrowed as it is looked at, at once or by a job', async () => {
  const csv = await karim('/api/admin/demandes/registre/export?chez=moi')
  assert.equal(csv.statusCode, 200)
  assert.match(csv.body, /Référence/)
  assert.match(csv.body, /Karim Petit/)
  assert.doesNotMatch(csv.body, /Thomas Girard/)
  const url = 'demandes/registre/export/differe'
  const asked = await post(karim, url, { etat: 'planifiee', format: 'csv' })
  assert.equal(asked.statusCode, 202, asked.body)
  await t.jobs.drain()
  const { items } = await read(karim, 'exports')
  const planifiees = (await read(karim, 'demandes/traitement?etat=planifiee')).items.length
  assert.deepEqual([items[0].libelle, items[0].lignes], ['Demandes', planifiees])
})

test('the dashboard counts what waits by age, what came and went by week, and how long acts take', async () => {
  const { parAge, semaines, delais, traitees } = await read(karim, 'demandes/tableau?jours=30')
  const { synthese } = await read(karim, 'demandes/traitement')
  const somme = (nombres: number[]) => nombres.reduce((total, nombre) => total + nombre, 0)
  assert.equal(parAge.length, 4)
  assert.equal(somme(parAge), synthese.aTraiter)
  assert.deepEqual([semaines.length, semaines.at(-1).lundi], [12, '2026-11-16'])
  assert.ok(traitees >= 8)
  const contact = delais.find((one: { acte: string }) => one.acte === 'contactActeGestion')
  assert.equal(contact.objectif, 3)
  assert.ok(contact.cas >= 4 && contact.median >= 1)
})

test('the palette finds requests by reference, decided or not, and members for those who may see them', async () => {
  const [decidee] = (await read(karim, 'demandes/traitement?etat=traitee')).items
  const trouves = async (q: string) =>
    (await read(karim, `recherche?q=${encodeURIComponent(q)}`)).items.map(
      ({ genre, id, titre }: { genre: string; id: string; titre: string }) => [
        genre,
        genre === 'demande' ? id : titre,
      ],
    )
  assert.deepEqual(await trouves(decidee.reference), [['demande', decidee.id]])
  assert.ok(
    (await trouves('le goff')).some(
      ([genre, titre]: string[]) => genre === 'personne' && titre === 'Bernard Le Goff',
    ),
  )
  // What staff write is found by its title, for those who may read it; a clerk may not, here.
  assert.deepEqual(await trouves('mentions'), [])
  const chef = await t.as('admin@example.org')
  const textes = (await read(chef, `recherche?q=${encodeURIComponent('mentions legales')}`)).items
  assert.deepEqual(
    textes.map(({ genre, titre }: { genre: string; titre: string }) => [genre, titre]),
    [['contenu', 'Mentions légales']],
  )
  const questions = (await read(chef, 'recherche?q=carte')).items
  assert.ok(questions.some(({ genre }: { genre: string }) => genre === 'question'))
  assert.equal((await karim('/api/admin/recherche?q=a')).statusCode, 400)
})

test('what failed is tried again by its kind, at once; the state of the portal is told without anybody’s data', async () => {
  const { db } = t.database
  await db.insert(job).values({
    key: 'messages.mail',
    data: { messageId: 999_999 },
    createdAt: noon,
    dueAt: noon,
    endedAt: noon,
    isFailed: true,
    error: 'Error',
  })
  const failed = async () =>
    (await read(sophie, 'jobs')).items.find((one: { key: string }) => one.key === 'messages.mail')
      .failed
  assert.equal(await failed(), 1)
  assert.equal((await post(karim, 'jobs/relance', { key: 'messages.mail' })).statusCode, 403)
  assert.deepEqual(await done(sophie, 'jobs/relance', { key: 'messages.mail' }), {
    key: 'messages.mail',
    reprises: 1,
  })
  await t.jobs.drain()
  assert.equal(await failed(), 0)
  await db.delete(job).where(eq(job.key, 'messages.mail'))
  const etat = await read(sophie, 'exploitation')
  assert.deepEqual(
    etat.messages.map(({ channel, enAttente }: { channel: string; enAttente: number }) => [
      channel,
      enAttente,
    ]),
    [
      ['MAIL', 0],
      ['SMS', 0],
    ],
  )
  assert.ok(etat.base.octets > 0)
})
