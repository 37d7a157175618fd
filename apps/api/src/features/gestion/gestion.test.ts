import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { LigneGestion } from '@espace-adherent/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { compte as comptes } from '../../noyau/comptes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { createHistorique, recordEvenement } from '../historique/index.ts'

let t: TestApp
let admin: Inject
let clerk: Inject
let camille: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
  clerk = await t.as('gestionnaire@example.org')
  camille = await t.as(CAMILLE)
})
after(() => t?.close())

const CAMILLE = 'camille.martin@example.org'
const CIVILITES = '/api/admin/referentiel/civilite'
const NOTES = '/api/admin/release-note'
const post = (who: Inject, url: string, payload: object) => who({ method: 'POST', url, payload })
const list = async (
  who: Inject,
  url: string,
): Promise<{ items: LigneGestion[]; total: number; suite: string | null }> =>
  (await who(url)).json()
const lastLine = async () =>
  (await t.database.db.select().from(historique).orderBy(desc(historique.id)).limit(1))[0]

async function creer(code: string, libelle = `Libellé ${code}`): Promise<LigneGestion> {
  const made = await post(admin, `${CIVILITES}/create`, { code, libelle, ordre: 900 })
  assert.equal(made.statusCode, 200, made.body)
  return made.json()
}

test('a row is created, changed and deleted, and members read it at once', async () => {
  const { id, revision } = await creer('DR', 'Docteur')
  assert.deepEqual([id, revision], ['DR', 1])
  const lues = async () =>
    (
      (await camille('/api/referentiel/civilite')).json() as {
        items: { code: string; libelle: string }[]
      }
    ).items
  assert.ok((await lues()).some(({ code, libelle }) => code === 'DR' && libelle === 'Docteur'))
  const changee = await post(admin, CIVILITES, { id, revision, valeurs: { libelle: 'Docteure' } })
  assert.deepEqual(
    [changee.json().revision, changee.json().libelle, changee.json().ordre],
    [2, 'Docteure', 900],
  )
  assert.ok((await lues()).some(({ libelle }) => libelle === 'Docteure'))
  assert.equal((await post(admin, `${CIVILITES}/delete`, { id, revision: 2 })).statusCode, 204)
  assert.ok(!(await lues()).some(({ code }) => code === 'DR'))
  assert.equal((await post(admin, `${CIVILITES}/delete`, { id, revision: 2 })).statusCode, 404)
})

test('a write from an old version changes nothing, and gives both', async () => {
  const { id } = await creer('VX', 'Version')
  await post(admin, CIVILITES, { id, revision: 1, valeurs: { libelle: 'La première' } })
  const sent = { id, revision: 1, valeurs: { libelle: 'La seconde' } }
  const refus = await post(admin, CIVILITES, sent)
  assert.equal(refus.statusCode, 409)
  const { code, versions } = refus.json()
  assert.equal(code, 'Conflict')
  assert.deepEqual(versions.votre, sent)
  assert.deepEqual([versions.actuelle.revision, versions.actuelle.libelle], [2, 'La première'])
  const suppression = await post(admin, `${CIVILITES}/delete`, { id, revision: 1 })
  assert.equal(suppression.statusCode, 409)
  assert.equal(suppression.json().versions.actuelle.libelle, 'La première')
})

test('twenty writes from the same version at once: one is kept', async () => {
  const { id } = await creer('VINGT')
  const statuts = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const { statusCode } = await post(admin, CIVILITES, {
        id,
        revision: 1,
        valeurs: { libelle: `Essai ${i}` },
      })
      return statusCode
    }),
  )
  assert.equal(statuts.filter((statut) => statut === 200).length, 1)
  assert.equal(statuts.filter((statut) => statut === 409).length, 19)
})

test('what is saved as it stood makes no version and no line', async () => {
  const { id } = await creer('MEME', 'Pareil')
  const before = await lastLine()
  const saved = await post(admin, CIVILITES, { id, revision: 1, valeurs: { libelle: 'Pareil' } })
  assert.deepEqual([saved.statusCode, saved.json().revision], [200, 1])
  assert.equal((await lastLine())?.id, before?.id)
})

test('each write leaves its line: who, as what, before and after, and the chain covers it', async () => {
  const { id } = await creer('TRACE', 'Avant')
  const created = await lastLine()
  assert.deepEqual(
    [created?.action, created?.objet, created?.cible, created?.role, created?.avant],
    ['creation', 'referentiel.civilite', 'TRACE', 'Admin', null],
  )
  assert.deepEqual(created?.apres, {
    revision: 1,
    code: 'TRACE',
    libelle: 'Avant',
    ordre: 900,
    isRetire: false,
    origine: 'propre',
  })
  assert.ok(created?.requete)
  await post(admin, CIVILITES, { id, revision: 1, valeurs: { libelle: 'Après', ordre: 900 } })
  const changed = await lastLine()
  assert.deepEqual(
    [changed?.action, changed?.avant, changed?.apres],
    ['modification', { revision: 1, libelle: 'Avant' }, { revision: 2, libelle: 'Après' }],
  )
  await post(admin, `${CIVILITES}/delete`, { id, revision: 2 })
  const deleted = await lastLine()
  assert.deepEqual([deleted?.action, deleted?.apres], ['suppression', null])
  assert.equal(deleted?.avant?.libelle, 'Après')

  const { db } = t.database
  const chain = createHistorique({ sealer: t.sealer, joursAdresses: 365 })
  await chain.seal(db)
  assert.equal((await chain.check(db, t.clock.now)).rupture, null)
  await db.execute('alter table historique disable trigger all')
  await db
    .update(historique)
    .set({ apres: { revision: 2, libelle: 'Autre chose' } })
    .where(eq(historique.id, changed?.id ?? 0))
  assert.equal((await chain.check(db, t.clock.now)).rupture?.nature, 'ligne modifiée')
  await db
    .update(historique)
    .set({ apres: { revision: 2, libelle: 'Après' } })
    .where(eq(historique.id, changed?.id ?? 0))
  await db.execute('alter table historique enable trigger all')
  assert.equal((await chain.check(db, t.clock.now)).rupture, null)
})

test('a row tells what happened to it, and becomes again what it was', async () => {
  const { id } = await creer('RETOUR', 'Un')
  await post(admin, CIVILITES, { id, revision: 1, valeurs: { libelle: 'Deux', ordre: 5 } })
  await post(admin, CIVILITES, { id, revision: 2, valeurs: { libelle: 'Trois' } })
  const { evenements } = (await clerk(`${CIVILITES}/historique?id=RETOUR`)).json()
  assert.deepEqual(
    evenements.map((e: { action: string; role: string; revision: number }) => [
      e.action,
      e.role,
      e.revision,
    ]),
    [
      ['modification', 'Administrateur Digital', 3],
      ['modification', 'Administrateur Digital', 2],
      ['creation', 'Administrateur Digital', 1],
    ],
  )
  assert.deepEqual(evenements[0].changements, [{ champ: 'Libellé', avant: 'Deux', apres: 'Trois' }])
  const rendue = await post(admin, `${CIVILITES}/restore`, { id, revision: 3, version: 1 })
  const { revision, libelle, ordre } = rendue.json()
  assert.deepEqual([revision, libelle, ordre], [4, 'Un', 900])
  assert.equal((await lastLine())?.action, 'restauration')
  const inconnue = await post(admin, `${CIVILITES}/restore`, { id, revision: 4, version: 9 })
  assert.deepEqual(
    [inconnue.statusCode, inconnue.json().champs.version],
    [400, 'Cette version n’est plus connue'],
  )
})

test('what was delivered comes back too, though nothing tells how it was made', async () => {
  const lire = async () => (await list(admin, `${CIVILITES}?id=MME`)).items[0] as LigneGestion
  const { revision, libelle } = await lire()
  await post(admin, CIVILITES, { id: 'MME', revision, valeurs: { libelle: 'Mme' } })
  const retour = { id: 'MME', revision: revision + 1, version: revision }
  assert.equal((await post(admin, `${CIVILITES}/restore`, retour)).statusCode, 200)
  assert.deepEqual(await lire().then((lue) => [lue.libelle, lue.revision]), [libelle, revision + 2])
})

test('what is still used is not deleted, and says where', async () => {
  const { usages } = (await admin(`${CIVILITES}/usages?id=MME`)).json()
  assert.ok(
    usages.some(
      (u: { libelle: string; nombre: number }) => u.libelle === 'Personnes' && u.nombre > 0,
    ),
  )
  const { items } = await list(admin, `${CIVILITES}?id=MME`)
  const refus = await post(admin, `${CIVILITES}/delete`, {
    id: 'MME',
    revision: items[0]?.revision ?? 1,
  })
  assert.deepEqual([refus.statusCode, refus.json().code], [409, 'InUse'])
})

for (const [title, payload, champ] of [
  ['an unknown field', { code: 'X1', libelle: 'x', ordre: 1, couleur: 'bleu' }, 'couleur'],
  ['a missing field', { code: 'X1', ordre: 1 }, 'libelle'],
  ['an empty field', { code: 'X1', libelle: '  ', ordre: 1 }, 'libelle'],
  ['a code with a space', { code: 'X 1', libelle: 'x', ordre: 1 }, 'code'],
  ['a number out of bounds', { code: 'X1', libelle: 'x', ordre: -1 }, 'ordre'],
  ['a code that is taken', { code: 'MME', libelle: 'x', ordre: 1 }, 'code'],
] as const)
  test(`${title} is refused under its field, and nothing is written`, async () => {
    const before = await lastLine()
    const refus = await post(admin, `${CIVILITES}/create`, payload)
    assert.equal(refus.statusCode, 400, refus.body)
    assert.deepEqual(Object.keys(refus.json().champs), [champ])
    assert.equal((await lastLine())?.id, before?.id)
  })

test('what is fixed cannot be changed, and says so', async () => {
  const { id } = await creer('FIXE')
  const refus = await post(admin, CIVILITES, { id, revision: 1, valeurs: { code: 'AUTRE' } })
  assert.equal(refus.statusCode, 400)
  assert.deepEqual(Object.keys(refus.json().champs), ['valeurs.code'])
})

test('the list is searched, sorted and read by pages, each row once', async () => {
  for (let i = 0; i < 30; i++) await creer(`P${String(i).padStart(2, '0')}`, `Élément ${i % 3}`)
  const vus: string[] = []
  let apres = ''
  let pages = 0
  do {
    const page = await list(
      admin,
      `${CIVILITES}?q=element&tri=-libelle&taille=7${apres && `&apres=${apres}`}`,
    )
    assert.equal(page.total, 30)
    vus.push(...page.items.map(({ id }) => id))
    apres = page.suite ?? ''
    pages++
  } while (apres)
  assert.deepEqual([vus.length, new Set(vus).size, pages], [30, 30, 5])
  assert.equal(vus[0], 'P29')
  const faux = await admin(`${CIVILITES}?apres=nimporte`)
  assert.deepEqual([faux.statusCode, Object.keys(faux.json().champs)], [400, ['apres']])
  assert.equal((await admin(`${CIVILITES}?tri=nimporte`)).statusCode, 400)
  const invente = Buffer.from(JSON.stringify(['abc', 'x'])).toString('base64url')
  assert.equal((await admin(`${CIVILITES}?tri=ordre&apres=${invente}`)).statusCode, 400)
})

test('an export gives every line that the list selects', async () => {
  const csv = await admin(`${CIVILITES}/export?q=element`)
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8')
  const lines = csv.body.trimEnd().split('\r\n')
  assert.equal(lines[0], '\ufeffCode;Libellé;Ordre;Retirée des listes;Origine')
  assert.equal(lines.length, 31)
})

test('R7.105 communes are read by pages, and written by nobody of an insurer', async () => {
  const codes = '/api/admin/referentiel/code-postal'
  const page = await list(admin, `${codes}?taille=3`)
  assert.equal(page.total, 5_001, 'beyond five thousand nobody counts')
  assert.equal(page.items[0]?.codePostal, '01000')
  const made = { codePostal: '69000', localite: 'Lyon-l’Essai', codeInsee: '69999' }
  for (const suffix of ['', '/create', '/delete', '/restore', '/lot', '/delete/lot'])
    assert.equal((await post(admin, `${codes}${suffix}`, made)).statusCode, 404, suffix)
})

test('several at once: what can be done is done, the rest is named', async () => {
  const cibles = ['P00', 'P01', 'P02'].map((id) => ({ id, revision: 1 }))
  await post(admin, CIVILITES, { id: 'P01', revision: 1, valeurs: { libelle: 'Déjà changé' } })
  const lot = await post(admin, `${CIVILITES}/lot`, { cibles, valeurs: { ordre: 12 } })
  assert.equal(lot.json().faites, 2)
  assert.deepEqual(
    lot.json().refus.map(({ id, code }: { id: string; code: string }) => [id, code]),
    [['P01', 'Conflict']],
  )
  const effaces = await post(admin, `${CIVILITES}/delete/lot`, {
    cibles: [
      { id: 'P00', revision: 2 },
      { id: 'MME', revision: 1 },
      { id: 'RIEN', revision: 1 },
    ],
  })
  assert.equal(effaces.json().faites, 1)
  assert.deepEqual(
    effaces.json().refus.map(({ code }: { code: string }) => code),
    ['InUse', 'NotFound'],
  )
  const trop = Array.from({ length: 501 }, (_, i) => ({ id: `x${i}`, revision: 1 }))
  assert.equal((await post(admin, `${CIVILITES}/delete/lot`, { cibles: trop })).statusCode, 400)
})

test('a clerk reads and writes nothing; a member does not even read', async () => {
  assert.equal((await clerk(CIVILITES)).statusCode, 200)
  for (const suffix of ['', '/create', '/delete', '/restore', '/lot', '/delete/lot']) {
    assert.equal((await post(clerk, `${CIVILITES}${suffix}`, {})).statusCode, 403, suffix)
    assert.equal((await post(camille, `${CIVILITES}${suffix}`, {})).statusCode, 403, suffix)
  }
  assert.equal((await camille(CIVILITES)).statusCode, 403)
  assert.equal((await clerk(NOTES)).statusCode, 403)
})

test('R7.126 a release note is cleaned, waits for its publication, and is its insurer’s', async () => {
  const note = {
    titre: 'Un essai',
    nature: 'nouveaute',
    contenu: '<p>Bonjour</p><script>alert(1)</script>',
  }
  const made = (await post(admin, `${NOTES}/create`, note)).json()
  assert.deepEqual([made.contenu, made.publieeLe], ['<p>Bonjour</p>', null])
  const vide = await post(admin, `${NOTES}/create`, { ...note, contenu: '<script>x</script>' })
  assert.deepEqual([vide.statusCode, Object.keys(vide.json().champs)], [400, ['contenu']])
  const isShown = async () =>
    (await camille('/api/nouveautes')).json().items.some(({ id }: { id: string }) => id === made.id)
  assert.equal(await isShown(), false)
  const le = new Date(t.clock.now.getTime() - 60_000).toISOString()
  const publiee = await post(admin, `${NOTES}/publish`, { id: made.id, revision: 1, le })
  assert.deepEqual([publiee.json().publieeLe, publiee.json().revision], [le, 2])
  assert.equal(await isShown(), true)
  assert.equal((await lastLine())?.action, 'publication')
  await post(admin, `${NOTES}/publish`, { id: made.id, revision: 2, le: null })
  assert.equal(await isShown(), false)
  const ailleurs = await post(admin, NOTES, {
    id: made.id,
    revision: 3,
    valeurs: { publieeLe: le },
  })
  assert.equal(ailleurs.statusCode, 400, 'publication has its own right')
  assert.deepEqual(
    (await list(admin, `${NOTES}?nature=nouveaute&q=un%20essai`)).items.map(({ id }) => id),
    [made.id],
  )
})

test('R7.121 the history is read by those who may: filtered, before and after', async () => {
  await creer('HISTO', 'Lisible')
  assert.equal((await clerk('/api/admin/history')).statusCode, 403)
  const consultant = await t.as('consultant@example.org')
  const { items } = await list(consultant, '/api/admin/history?action=creation&q=HISTO')
  assert.equal(items.length, 1)
  assert.deepEqual(
    [items[0]?.objet, items[0]?.role, items[0]?.action, items[0]?.cible],
    ['Civilités', 'Administrateur Digital', 'creation', 'HISTO'],
  )
  assert.match(String(items[0]?.changements), /Libellé\u00a0: ∅ → Lisible/)
  const parObjet = await list(consultant, '/api/admin/history?objet=referentiel.civilite&taille=5')
  assert.equal(parObjet.items.length, 5)
  assert.ok(parObjet.suite)
  const suite = await list(
    consultant,
    `/api/admin/history?objet=referentiel.civilite&taille=5&apres=${parObjet.suite}`,
  )
  assert.ok(Number(suite.items[0]?.id) < Number(parObjet.items[4]?.id))
  assert.equal((await list(consultant, '/api/admin/history?auteur=personne-de-ce-nom')).total, 0)
  assert.equal((await list(consultant, '/api/admin/history?leAu=2001-01-01')).total, 0)
  assert.equal((await post(admin, '/api/admin/history', {})).statusCode, 404)
})

test('the history is narrowed to what changed, and found by what it is called', async () => {
  const made = await creer('NATURE', 'Par nature')
  const consultant = await t.as('consultant@example.org')
  const lire = (query: string) => list(consultant, `/api/admin/history?${query}&taille=500`)
  await consultant('/api/admin/referentiel/civilite')
  const lues = (await lire('nature=consultation')).items
  assert.ok(lues.some(({ objet, cible }) => objet === 'Civilités' && /^GET /.test(String(cible))))
  assert.ok(lues.every(({ nature }) => nature === 'consultation'))
  const acces = (await lire('nature=acces')).items
  assert.ok(acces.every(({ nature }) => nature === 'acces'))
  const changees = (await lire('nature=changement')).items
  assert.ok(changees.some(({ cible }) => cible === made.id))
  assert.ok(!changees.some(({ action }) => ['consultation', 'connexion'].includes(String(action))))
  for (const dite of ['civilites', 'referentiel.civ'])
    assert.ok(
      (await lire(`objet=${dite}`)).items.some(({ cible }) => cible === made.id),
      dite,
    )
})

test('what the portal did by itself is nobody’s doing, and all is called as people call it', async () => {
  const [compte] = await t.database.db.select().from(comptes).where(eq(comptes.userName, CAMILLE))
  assert.ok(compte)
  const ligne = { clientCode: 'horizon', compteId: compte.id, objet: 'contrat', cible: '20450001' }
  await recordEvenement(t.database.db, { ...ligne, action: 'impaye-suspendu', le: t.clock.now })
  const consultant = await t.as('consultant@example.org')
  const lire = (query: string) => list(consultant, `/api/admin/history?${query}&taille=500`)
  const { items } = await lire('personne=camille&action=impaye-suspendu')
  assert.ok(items.length > 0)
  for (const { auteur, role, objet, personne } of items)
    assert.deepEqual(
      [auteur, role, objet, personne],
      ['Le portail', null, 'Contrat', 'Camille Martin'],
    )
  assert.ok(
    (await lire('auteur=camille')).items.every(({ action }) => action !== 'impaye-suspendu'),
  )
  const toutes = (await lire('objet=contrat')).items
  assert.ok(toutes.length > 0)
  for (const { objet } of (await lire('')).items) assert.match(String(objet), /^\p{Lu}/u)
})

test('a long export is prepared apart, told by a mail, and fetched by whoever asked alone', async () => {
  const asked = await post(admin, `${CIVILITES}/export/differe`, { q: 'element', format: 'csv' })
  assert.equal(asked.statusCode, 202, asked.body)
  const { id } = asked.json()
  const mine = async () =>
    (
      (await admin('/api/admin/exports')).json().items as {
        id: string
        pretLe: string | null
        lignes: number
      }[]
    ).find((each) => each.id === id)
  await t.jobs.drain()
  const { total } = await list(admin, `${CIVILITES}?q=element`)
  assert.equal((await mine())?.lignes, total)
  const file = await admin(`/api/admin/exports/visionneuse?id=${id}`)
  assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8')
  assert.match(
    String(file.headers['content-disposition']),
    /^attachment; filename="civilites-.*\.csv"/,
  )
  assert.equal(file.body.trimEnd().split('\r\n').length, total + 1)
  assert.equal((await clerk(`/api/admin/exports/visionneuse?id=${id}`)).statusCode, 404)
  assert.deepEqual((await clerk('/api/admin/exports')).json().items, [])
  const sent = (await t.visitor()('/dev/mailbox/messages?to=admin@example.org')).json()
  assert.ok(
    (sent as { subject: string }[]).some(
      ({ subject }) => subject === 'Votre export «\u00a0Civilités\u00a0» est prêt',
    ),
  )
})

test('of twenty long exports asked for at the same time three pass; twenty within a day', async () => {
  const { db } = t.database
  await db.execute(sql`delete from export_differe`)
  const ask = () => post(admin, `${CIVILITES}/export/differe`, { q: 'element', format: 'csv' })
  await t.jobs.pause(db, 'gestion.export', new Date(t.clock.now.getTime() + 60_000))
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  const compte = (code: number) => answers.filter(({ statusCode }) => statusCode === code).length
  assert.deepEqual([compte(202), compte(429)], [3, 17])
  assert.equal(
    answers.find(({ statusCode }) => statusCode === 429)?.json().message,
    'Vous avez déjà 3 exports en préparation\u00a0: attendez que l’un d’eux soit prêt.',
  )
  // Somebody else has their own.
  const autre = await post(clerk, '/api/admin/impressions/export/differe', { format: 'csv' })
  assert.equal(autre.statusCode, 202, autre.body)
  await t.jobs.pause(db, 'gestion.export', null)
  await t.jobs.drain()
  for (let fait = 3; fait < 20; fait++) {
    assert.equal((await ask()).statusCode, 202, `${fait}`)
    await t.jobs.drain()
  }
  assert.match((await ask()).json().message, /20 exports en vingt-quatre heures/)
})
