import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addDays, addMonths, dateAParis, formatDateLongue } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { notifierJob } from './notifier.ts'

const CAMILLE = 'camille.martin@example.org'
const NUMERO = '20450001'
const OFFRE = 'Santé Sérénité'
const headers = { 'x-numcontrat': NUMERO }

let t: TestApp
before(async () => {
  t = await createTestApp()
  // Two persons are needed: the clerk is one who may, for once.
  await t.database.db.execute(
    sql`update compte set roles = '{Admin}' where user_name = 'gestionnaire@example.org'`,
  )
})
after(() => t?.close())

const jour = () => dateAParis(t.clock.now)
const post = async (url: string, payload: object, qui = 'admin@example.org') =>
  (await t.as(qui))({ method: 'POST', url, payload })
const ecrire = async (ecart: object = {}): Promise<string> => {
  const answer = await post('/api/admin/evolutions/create', {
    titre: 'les lunettes sont mieux remboursées',
    nomOffre: OFFRE,
    nature: 'garanties',
    effetLe: addMonths(jour(), 4),
    texte: 'Vos lunettes étaient remboursées à 200 €.\n\nElles le seront à 300 €.',
    notice: null,
    ...ecart,
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().id
}
const lire = async (id: string) =>
  (await (await t.as('admin@example.org'))('/api/admin/evolutions/notification'))
    .json()
    .items.find((un: { id: string }) => un.id === id)
const geste = async (id: string, quoi: string, qui = 'admin@example.org', ecart: object = {}) => {
  const { revision, contrats } = await lire(id)
  return post(
    '/api/admin/evolutions/notification',
    { id, revision, geste: quoi, contrats, ...ecart },
    qui,
  )
}
const champs = (answer: { json(): { champs?: object } }) => Object.keys(answer.json().champs ?? {})
const lettres = async () => {
  const { items } = (
    await (
      await t.as(CAMILLE)
    )({ url: '/api/adherent/courriers', headers })
  ).json()
  return items.filter(({ objet }: { objet: string }) => /^Votre contrat change/.test(objet))
}

test('too soon, for nobody, or by one person alone, nothing is notified', async () => {
  const tot = await ecrire({ effetLe: addDays(jour(), 20) })
  assert.deepEqual(champs(await geste(tot, 'soumettre')), ['effetLe'])
  const personne = await ecrire({ nomOffre: 'Aucune' })
  assert.deepEqual(champs(await geste(personne, 'soumettre')), ['nomOffre'])
  const id = await ecrire()
  assert.deepEqual(champs(await geste(id, 'soumettre', undefined, { contrats: 1_000_000 })), [
    'contrats',
  ])
  assert.equal((await geste(id, 'soumettre')).statusCode, 200)
  const attendus = async (qui: string) =>
    (await (await t.as(qui))('/api/admin/approbations')).json().evolutions
  assert.deepEqual(
    [await attendus('admin@example.org'), await attendus('gestionnaire@example.org')],
    [0, 1],
  )
  assert.deepEqual(champs(await geste(id, 'approuver')), ['geste'])
  assert.equal((await geste(id, 'approuver', 'consultant@example.org')).statusCode, 403)
  // Put to a second person, its words no longer change.
  const { revision } = await lire(id)
  const change = await post('/api/admin/evolutions', { id, revision, valeurs: { titre: 'Autre' } })
  assert.deepEqual(champs(change), ['titre'])
  assert.equal((await geste(id, 'refuser', 'gestionnaire@example.org')).statusCode, 200)
  assert.equal((await lire(id)).etat, 'brouillon')
  assert.equal((await lettres()).length, 0)
})

test('consented to, each contract of the offer has its letter, on line or by post, and the proof of it', async () => {
  const id = await ecrire()
  await geste(id, 'soumettre')
  assert.equal((await geste(id, 'approuver', 'gestionnaire@example.org')).statusCode, 200)
  await t.jobs.drain()
  const fini = await lire(id)
  assert.deepEqual(
    [fini.etat, fini.electroniques + fini.papiers],
    ['terminee', fini.contrats],
    JSON.stringify(fini),
  )
  const [lettre] = await lettres()
  const pdf = await (await t.as(CAMILLE))({
    url: `/api/adherent/courriers/visionneuse?id=${lettre.id}`,
    headers,
  })
  const dit = readPdf(pdf.rawPayload).pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const attendu of [
    /200 €/,
    /300 €/,
    /au plus tard le 31 octobre/,
    /à tout moment/,
    /médiateur/i,
  ])
    assert.match(dit, attendu)
  const [mail] = (await t.visitor()(`/dev/mailbox/messages?to=${CAMILLE}`)).json()
  assert.match(mail.subject, /^Votre contrat change le/)
  assert.match(JSON.stringify(mail), /Revenir au papier/)
  const { rows } = (await t.database.db.execute(
    sql`select count(*)::int as n from preuve_papier where nature = 'evolution'`,
  )) as { rows: { n: number }[] }
  assert.ok((rows[0]?.n ?? 0) >= 1)
  // A node that begins again writes to nobody twice.
  await t.database.db.execute(sql`update evolution set etat = 'encours' where id = ${id}`)
  await t.database.db.transaction((tx) => t.jobs.enqueue(tx, notifierJob, { evolutionId: id }))
  await t.jobs.drain()
  assert.deepEqual([(await lire(id)).etat, (await lettres()).length], ['terminee', 1])
})

test('a contract that cannot be written to keeps no other from its letter, and all of it from being over', async () => {
  const id = await ecrire({ titre: 'les prothèses aussi' })
  await geste(id, 'soumettre')
  const { db } = t.database
  await db.execute(sql`create function bloque() returns trigger language plpgsql as $$
    begin if new.numero_contrat = ${sql.raw(`'${NUMERO}'`)} then raise exception 'no'; end if; return new; end $$`)
  await db.execute(
    sql`create trigger bloque before insert on document for each row execute function bloque()`,
  )
  assert.equal((await geste(id, 'approuver', 'gestionnaire@example.org')).statusCode, 200)
  await t.jobs.drain()
  const { etat, contrats, electroniques, papiers } = await lire(id)
  assert.ok(contrats > 1)
  assert.deepEqual([etat, electroniques + papiers], ['encours', contrats - 1])
  await db.execute(sql`drop trigger bloque on document`)
  t.clock.now = new Date(t.clock.now.getTime() + 3 * 60_000)
  await db.transaction((tx) => t.jobs.enqueue(tx, notifierJob, { evolutionId: id }))
  await t.jobs.drain()
  const fini = await lire(id)
  assert.deepEqual([fini.etat, fini.electroniques + fini.papiers], ['terminee', contrats])
})

test('an employer’s contract: three months, and the notice given to each', async () => {
  await t.database.db.execute(
    sql`update contrat set is_obligatoire = true where numero = ${NUMERO} and client_code = 'horizon'`,
  )
  const sans = await ecrire({ effetLe: addDays(addMonths(jour(), 3), -1) })
  assert.deepEqual(champs(await geste(sans, 'soumettre')).toSorted(), ['effetLe', 'notice'])
  const id = await ecrire({ effetLe: addMonths(jour(), 3), notice: 'Vos garanties, une à une.' })
  await geste(id, 'soumettre')
  // Consented to a day too late, it is refused: the day is looked at again.
  t.clock.now = new Date(t.clock.now.getTime() + 86_400_000)
  assert.deepEqual(champs(await geste(id, 'approuver', 'gestionnaire@example.org')), ['effetLe'])
  t.clock.now = new Date(t.clock.now.getTime() - 86_400_000)
  assert.equal((await geste(id, 'approuver', 'gestionnaire@example.org')).statusCode, 200)
  await t.jobs.drain()
  const le = formatDateLongue(addMonths(jour(), 3))
  const lettre = (await lettres()).find(({ objet }: { objet: string }) => objet.endsWith(le))
  const pdf = await (await t.as(CAMILLE))({
    url: `/api/adherent/courriers/visionneuse?id=${lettre.id}`,
    headers,
  })
  assert.match(
    readPdf(pdf.rawPayload).pages.join(' ').replaceAll(/\s+/g, ' '),
    /trois mois au moins avant le changement.*L\. 221-6/,
  )
  const ged = (
    await (
      await t.as(CAMILLE)
    )({ url: '/api/cgdm-svc/ged?nature=contrat', headers })
  ).json()
  assert.equal(ged.items[0].titre, 'Notice d’information')
  assert.match(ged.items[0].nomFichier, /^notice-20450001-/)
})
