import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createActesDeTest } from '../../../testing/actes.ts'
import { createTestApp, type Inject, regler, type TestApp } from '../../../testing/index.ts'
import { ATLAS, createRibs, SAMIRA } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { demande, demandeMessage } from '../demandes/demandes.schema.ts'

const HUGO = 'hugo.roche@example.org'
const JEANNE = 'jeanne.moreau@example.org'
const JULIEN = 'julien.martin@example.org'
const ACTE = 'suppressionCompteActeGestion'
const PATH = '/forms/suppressioncompte'
const JUSTE = { motif: 'papier', confirmation: 'supprimer' }

let t: TestApp
const noon = new Date('2026-11-16T11:00:00Z')
const ribs = createRibs(() => t)
const actes = createActesDeTest(() => t)
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
})

async function demander(call: Inject, who: string, data: object = JUSTE, host?: string) {
  const mails = async () => (await ribs.inbox(who, host)).length
  assert.equal(await mails(), 0)
  const operation = 'VERIFY_AMF'
  const post = (path: string, payload: object) =>
    call({ method: 'POST', url: `/api/security-code/${path}`, payload })
  await post('send', { sendType: 'MAIL', operation })
  const [mail] = await ribs.inbox(who, host)
  const securityCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  assert.equal((await post('verify', { securityCode, operation })).statusCode, 200)
  await t.database.db.execute(sql`delete from message`)
  return actes.envoyer(call, PATH, data, { 'x-securitycode': securityCode })
}
const compteDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  return row
}
const isIn = async (call: Inject) => (await call('/api/identity/user')).statusCode === 200
const sujets = async (to: string, host?: string) =>
  (await ribs.inbox(to, host)).map(({ subject }) => subject)
const codeDe = async (to: string, host?: string) => {
  const [mail] = await ribs.inbox(to, host)
  return /annuler-suppression\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const annuler = (code: string, host?: string) =>
  t.visitor(host)({
    method: 'POST',
    url: '/api/identity/suppression/annulation',
    payload: { code },
  })
const enCours = async (call: Inject) => (await call('/api/demandes')).json().items

test('R7.92 asked for with a code: every device is out at once, the account stays for seven days', async () => {
  const [hugo, ailleurs] = [await t.as(HUGO), await t.as(HUGO)]
  const refused = await actes.envoyer(hugo, PATH, JUSTE)
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'SecurityCodeRequired'])
  assert.equal((await actes.demandes()).length, 0)
  const { fermetureLe, demandes } = (await hugo(`/api/demarches/faits?acte=${ACTE}`)).json()
    .items[0]
  assert.deepEqual([fermetureLe, demandes], ['2026-11-24', []])
  const answer = await demander(hugo, HUGO)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(
    [answer.json().isModeGestionManuel, answer.json().effetLe],
    [false, '2026-11-24'],
  )
  assert.deepEqual([await isIn(hugo), await isIn(ailleurs)], [false, false])
  const [mail] = await ribs.inbox(HUGO)
  assert.equal(mail?.subject, 'Votre espace sera fermé le 24 novembre 2026')
  assert.match(mail?.text ?? '', /jusqu’au 23 novembre 2026 inclus/)
  assert.match(
    mail?.text ?? '',
    /Vos contrats, vos garanties et vos remboursements ne changent pas/,
  )
  assert.equal(await actes.leJour('2026-11-23'), 0)
  assert.ok(await compteDe(HUGO))

  // Whoever signs in again finds it, and undoes it there.
  const revenu = await t.as(HUGO)
  const [ligne] = await enCours(revenu)
  assert.deepEqual([ligne.acte, ligne.etat, ligne.effetLe], [ACTE, 'acceptee', '2026-11-24'])
  const { id, revision } = ligne
  const geste = { geste: 'annuler', id, revision }
  const undone = await revenu({ method: 'POST', url: '/api/demandes/geste', payload: geste })
  assert.equal(undone.statusCode, 200, undone.body)
  assert.equal((await sujets(HUGO))[0], 'Votre espace reste ouvert')
  assert.equal(await actes.leJour('2026-12-24'), 0)
  assert.ok(await compteDe(HUGO))
})

test('one click on the link of the mail undoes it, once, until the last day; its link opens nothing else', async () => {
  await demander(await t.as(HUGO), HUGO)
  const code = await codeDe(HUGO)
  assert.ok(code.length > 30)
  const rib = await t.visitor()({
    method: 'POST',
    url: '/api/coordonnees-bancaires/annulation',
    payload: { code },
  })
  assert.equal(rib.json().code, 'InvalidToken', 'one purpose for each link')
  for (const [wrong, host] of [
    ['x', undefined],
    [code, ATLAS],
  ] as const)
    assert.equal((await annuler(wrong, host)).json().code, 'InvalidToken')
  t.clock.now = new Date('2026-11-23T22:59:00Z')
  const answers = await Promise.all(Array.from({ length: 20 }, () => annuler(code)))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
  assert.deepEqual(await sujets(HUGO), [
    'Votre espace reste ouvert',
    'Votre espace sera fermé le 24 novembre 2026',
  ])
  assert.equal(await actes.leJour('2026-11-24'), 0)
  assert.ok(await compteDe(HUGO))
})

test('on its day the link does nothing any more', async () => {
  await demander(await t.as(HUGO), HUGO)
  const code = await codeDe(HUGO)
  t.clock.now = new Date('2026-11-23T23:00:00Z')
  assert.equal((await annuler(code)).json().code, 'InvalidToken')
  assert.equal((await actes.demandes())[0]?.etat, 'acceptee')
})

for (const [title, data, message] of [
  ['nothing typed', { motif: '', confirmation: '' }, /Tapez le mot SUPPRIMER/],
  ['another word', { motif: '', confirmation: 'oui' }, /Tapez le mot SUPPRIMER/],
] as const)
  test(`${title}: refused in its field, nobody is signed out`, async () => {
    const hugo = await t.as(HUGO)
    const answer = await demander(hugo, HUGO, data)
    assert.equal(answer.statusCode, 400)
    assert.match(answer.json().champs.confirmation, message)
    assert.equal(await isIn(hugo), true)
    assert.deepEqual([(await actes.demandes()).length, await ribs.messages()], [0, 0])
  })

test('twenty times at once is once; asked for again later, it is said to be asked for already', async () => {
  const hugo = await t.as(HUGO)
  const code = await ribs.prove(hugo, HUGO)
  const headers = { 'x-securitycode': code }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => actes.envoyer(hugo, PATH, JUSTE, headers)),
  )
  assert.ok(answers.some(({ statusCode }) => statusCode === 200))
  assert.equal((await actes.demandes()).length, 1)
  await t.database.db.execute(sql`delete from message`)
  t.clock.now = new Date(noon.getTime() + 3_600_000)
  const again = await demander(await t.as(HUGO), HUGO, { motif: '', confirmation: 'SUPPRIMER' })
  assert.equal(again.statusCode, 400)
  assert.match(again.json().champs.confirmation, /déjà demandée/)
})

test('whoever also works for the insurer is told who can help', async () => {
  const { db } = t.database
  await db
    .update(compte)
    .set({ roles: ['User', 'Admin'] })
    .where(eq(compte.userName, HUGO))
  try {
    const answer = await demander(await t.as(HUGO), HUGO)
    assert.match(answer.json().champs.confirmation, /un administrateur/)
  } finally {
    await db
      .update(compte)
      .set({ roles: ['User'] })
      .where(eq(compte.userName, HUGO))
  }
})

test('R7.92 in manual mode a clerk agrees first, the seven days are counted from there, and refusing keeps it', async () => {
  const samira = await t.as(SAMIRA, ATLAS)
  const sent = await demander(samira, SAMIRA, JUSTE, ATLAS)
  assert.deepEqual([sent.statusCode, sent.json().isModeGestionManuel], [200, true])
  assert.equal(await isIn(samira), true)
  assert.deepEqual(await sujets(SAMIRA, ATLAS), [
    'Nous avons reçu votre demande de suppression de compte',
  ])
  const code = await codeDe(SAMIRA, ATLAS)
  t.clock.now = new Date('2026-11-26T11:00:00Z')
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  assert.equal((await actes.traiter(clerk, { geste: 'accepter' })).statusCode, 200)
  assert.equal((await actes.demandes())[0]?.effetLe, '2026-12-04')
  assert.equal((await actes.traiter(clerk, { geste: 'revenir' })).statusCode, 200)
  const refus = { geste: 'refuser', texte: 'Ce n’est pas vous.' }
  assert.equal((await actes.traiter(clerk, refus)).statusCode, 200)
  assert.equal((await annuler(code, ATLAS)).json().code, 'InvalidToken')
  assert.equal(await actes.leJour('2026-12-30'), 0)
  assert.ok(await compteDe(SAMIRA))
})

test('R7.92 on its day the account goes, with what is personal; the contract and the figures stay', async () => {
  const { db } = t.database
  const contact = {
    motif: 'REM',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: 'Où en est le remboursement de ma couronne ?',
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat: '20450001',
  }
  // A beneficiary closes theirs too.
  const julien = await t.as(JULIEN)
  const message = await actes.envoyer(julien, '/forms/contact/v2', contact)
  assert.equal(message.statusCode, 200, message.body)
  const ecrire = { geste: 'ecrire', id: message.json().demande.id, texte: 'Merci.' }
  await julien({ method: 'POST', url: '/api/demandes/geste', payload: ecrire })
  await db.execute(sql`delete from message`)
  const { demandes } = (await julien(`/api/demarches/faits?acte=${ACTE}`)).json().items[0]
  assert.deepEqual(demandes, [
    { reference: message.json().demande.reference, libelle: 'Nous écrire' },
  ])
  const id = (await compteDe(JULIEN))?.id ?? ''
  const contrats = await actes.compter('contrat')
  const assures = await actes.compter('assure')
  assert.equal((await demander(julien, JULIEN)).statusCode, 200)
  const revenu = await t.as(JULIEN)
  assert.equal(await actes.leJour('2026-11-24'), 1)
  assert.equal(await compteDe(JULIEN), undefined)
  assert.equal(await isIn(revenu), false)
  assert.equal((await sujets(JULIEN))[0], 'Votre espace est fermé')
  assert.deepEqual(
    [await actes.compter('contrat'), await actes.compter('assure')],
    [contrats, assures],
  )
  const rows = await db.select().from(demande).orderBy(demande.numero)
  assert.deepEqual(
    rows.map(({ acte, etat, compteId, data, lignes, numeroContrat }) => [
      acte,
      etat,
      compteId ?? data ?? lignes ?? numeroContrat,
    ]),
    [
      ['contactActeGestion', 'annulee', null],
      [ACTE, 'acceptee', null],
    ],
  )
  assert.equal(await db.$count(demandeMessage), 0)
  assert.equal(await actes.leJour('2026-11-25'), 0, 'done once')
  const lignes = await db.execute(
    sql`select action from historique where compte_id = ${id} and action = 'compte-ferme'`,
  )
  assert.equal((lignes as unknown as { rows: unknown[] }).rows.length, 1)
})

test('the end of a contract that was asked for outlives the account: the contract ends, and its member is told', async () => {
  const hugo = await t.as(HUGO)
  const resiliation = {
    numeroContrat: '20450003',
    motif: 'unAn',
    evenementLe: '',
    souhaiteeLe: '',
    precision: '',
    adresse: '',
  }
  const partie = await actes.envoyer(hugo, '/forms/resiliation', resiliation)
  assert.equal(partie.statusCode, 200, partie.body)
  const { demandes } = (await hugo(`/api/demarches/faits?acte=${ACTE}`)).json().items[0]
  assert.deepEqual(demandes, [], 'it does not end with the account')
  await t.database.db.execute(sql`delete from message`)
  assert.equal((await demander(hugo, HUGO)).statusCode, 200)
  await actes.leJour('2026-11-24')
  assert.equal(await compteDe(HUGO), undefined)
  const restee = (await actes.demandes()).find(({ acte }) => acte === 'resiliationActeGestion')
  assert.deepEqual([restee?.etat, restee?.compteId], ['recue', null])
  // The clerk decides it as one that came without an account, from somebody who is known.
  const clerk = await t.as('gestionnaire@example.org')
  const traite = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { id: restee?.id, revision: restee?.revision, geste: 'accepter' },
  })
  assert.equal(traite.statusCode, 200, traite.body)
  const contrat = async () =>
    (
      (await t.database.db.execute(
        sql`select etat, date_fin::text as fin from contrat where numero = '20450003'`,
      )) as unknown as { rows: { etat: string; fin: string | null }[] }
    ).rows[0]
  assert.equal((await contrat())?.etat, 'valide')
  assert.equal(await actes.leJour('2026-12-16'), 1)
  assert.deepEqual(await contrat(), { etat: 'resilie', fin: '2026-12-15' })
  assert.match((await sujets(HUGO))[0] ?? '', /contrat/i)
})

test('where the client leaves no whole day, the account goes the night that follows', async () => {
  await regler(t, { retractationSuppressionJours: 0 })
  const jeanne = await t.as(JEANNE)
  const answer = await demander(jeanne, JEANNE)
  assert.deepEqual([answer.statusCode, answer.json().effetLe], [200, '2026-11-17'])
  assert.equal(await isIn(jeanne), false)
  assert.ok(await compteDe(JEANNE))
  await actes.leJour('2026-11-17')
  assert.equal(await compteDe(JEANNE), undefined)
})
