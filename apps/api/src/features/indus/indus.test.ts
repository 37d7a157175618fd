import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Indu } from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { document } from '../documents/documents.schema.ts'

const HUGO = 'hugo.roche@example.org'
const NUMERO = '20450003'
const headers = { 'x-numcontrat': NUMERO }
const explication = 'La même facture nous est parvenue deux fois, et deux fois remboursée.'
const reponse = 'Nous avons relu les deux factures : elles sont du même jour et du même acte.'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const clerk = () => t.as('gestionnaire@example.org')
/** As a clerk sees it now. */
const vu = async (id: string) =>
  (await (await clerk())(`/api/admin/indus?id=${id}`)).json().items[0]
const staff = async (geste: string, corps: object, key?: string) =>
  (await clerk())({
    method: 'POST',
    url: `/api/admin/indus/gestes/${geste}`,
    headers: key ? { 'idempotency-key': key } : {},
    payload: corps,
  })
const demander = (saisie: object) =>
  staff('demander', {
    saisie: { numeroContrat: NUMERO, motif: 'double', explication, constateLe: jour(), ...saisie },
  })
/** From what stands, unless it is another that was seen. */
const faire = async (geste: string, saisie: object, vue?: { id: string; revision: number }) => {
  const { revision } = vue ?? (await vu(id))
  return staff(geste, { id, revision, saisie })
}
const lignes = async (numero = NUMERO) =>
  (await clerk())(`/api/admin/indus/lignes?numeroContrat=${numero}`)
const mien = async (payload: object, qui = HUGO) =>
  (await t.as(qui))({ method: 'POST', url: '/api/adherent/indus', headers, payload })
const miens = async (): Promise<Indu[]> => {
  const lus = (await (await t.as(HUGO))({ url: '/api/adherent/indus', headers })).json()
  return lus.items ?? lus
}
const contrat = async () => {
  const { contrats } = (await (await t.as(HUGO))('/api/adherent/contrats')).json()
  return contrats.find(
    (un: { numeroContratIndividuel: string }) => un.numeroContratIndividuel === NUMERO,
  )
}
const dernierMail = async () => (await t.visitor()(`/dev/mailbox/messages?to=${HUGO}`)).json()[0]
const jour = () => dateAParis(t.clock.now)

let id: string
test('asked back with its lines, its reason and its letter; not more than was paid', async () => {
  const payees = (await lignes()).json()
  const [ligne] = payees.items ?? payees
  assert.ok(ligne.verse > 0, JSON.stringify(ligne))
  const reclamer = (montant: number, ecart: object = {}) =>
    demander({ lignes: [{ ligneId: ligne.id, montant }], ...ecart })
  const trop = await reclamer(ligne.verse + 1)
  assert.deepEqual([trop.statusCode, /dépasse/.test(trop.body)], [400, true])
  assert.equal((await reclamer(ligne.verse, { explication: 'Erreur' })).statusCode, 400)
  // Two clerks at once: the second finds the line asked for already.
  const [une, autre] = await Promise.all([reclamer(ligne.verse), reclamer(ligne.verse)])
  assert.deepEqual([une.statusCode, autre.statusCode].toSorted(), [200, 400], autre.body)
  const indu = (une.statusCode === 200 ? une : autre).json()
  id = indu.id
  assert.deepEqual([indu.etat, indu.montant, indu.reste], ['demande', ligne.verse, ligne.verse])
  assert.equal((await reclamer(1)).statusCode, 400)
  const [siens] = await miens()
  assert.equal(siens?.lignes[0]?.libelle, ligne.libelle)
  const [lettre] = await t.database.db
    .select()
    .from(document)
    .where(eq(document.id, siens?.documentId ?? ''))
  const dit = JSON.stringify(lettre?.parametres)
  assert.match(dit, /L\. 221-11.*sans votre accord.*contester cette demande.*médiateur/)
  assert.ok(!dit.includes(ligne.libelle), dit)
  const mail = await dernierMail()
  assert.equal(mail.subject, 'Une somme vous a été versée à tort')
  assert.match(JSON.stringify(mail), /médiateur/)
  assert.match(mail.text ?? JSON.stringify(mail), /Revenir au papier/)
  assert.deepEqual((await contrat()).indu?.etat, 'demande')
})

test('nobody else sees it or answers it; a contract that is not there is none', async () => {
  assert.equal(
    (await mien({ geste: 'contester', id }, 'camille.martin@example.org')).statusCode,
    404,
  )
  assert.equal((await lignes('99999999')).statusCode, 404)
})

test('contested, nothing is due; upheld, it is due anew and says whom to turn to', async () => {
  const conteste = await mien({ geste: 'contester', id })
  assert.deepEqual([conteste.statusCode, conteste.json().etat], [200, 'conteste'], conteste.body)
  assert.equal((await contrat()).indu, null)
  const choisir = { geste: 'choisir', id, mensualites: 1, isRetenueAcceptee: false }
  assert.equal((await mien(choisir)).statusCode, 409)
  assert.equal((await faire('maintenir', { reponse: 'Non' })).statusCode, 400)
  t.clock.now = new Date(t.clock.now.getTime() + 20 * 86_400_000)
  const maintenu = await faire('maintenir', { reponse })
  assert.equal(maintenu.statusCode, 200, maintenu.body)
  assert.equal(maintenu.json().etat, 'demande')
  const due = Date.parse(maintenu.json().prochaine)
  assert.ok(due - t.clock.now.getTime() > 28 * 86_400_000)
  const mail = await dernierMail()
  assert.match(JSON.stringify(mail), /du même jour.*médiateur/)
})

test('nothing is kept back without agreement; paid, it is over and cannot be given up', async () => {
  const [indu] = await miens()
  const trop = (indu?.mensualites.at(-1) ?? 0) + 1
  const choisir = (mensualites: number) =>
    mien({ geste: 'choisir', id, mensualites, isRetenueAcceptee: false })
  if (trop <= 12) assert.equal((await choisir(trop)).statusCode, 400)
  const choisi = await choisir(1)
  assert.deepEqual([choisi.statusCode, choisi.json().etat], [200, 'echelonne'], choisi.body)
  const vue = await vu(id)
  const encaisser = (moyen: 'retenue' | 'virement') =>
    faire('encaisser', { moyen, isSolde: false }, vue)
  assert.equal((await encaisser('retenue')).statusCode, 400)
  // Two clerks at once: the second is shown what the first has made of it, and pays nothing.
  const deux = await Promise.all([encaisser('virement'), encaisser('virement')])
  const [paye, refuse] = deux.toSorted((a, b) => a.statusCode - b.statusCode)
  assert.deepEqual([paye?.json().etat, paye?.json().reste], ['solde', 0], paye?.body)
  assert.deepEqual([refuse?.statusCode, refuse?.json().versions?.actuelle.etat], [409, 'solde'])
  assert.equal((await faire('annuler', { reponse })).statusCode, 409)
  assert.equal((await dernierMail()).subject, 'Trop-perçu\u00a0: tout est réglé')
})

test('what a member does moves what a clerk has seen', async () => {
  const [ligne] = ((await lignes()).json().items ?? []).filter(
    ({ verse, dejaDemande }: { verse: number; dejaDemande: number }) => verse > dejaDemande,
  )
  const demande = await demander({ lignes: [{ ligneId: ligne.id, montant: 100 }] })
  id = demande.json().id
  assert.equal((await mien({ geste: 'contester', id })).statusCode, 200)
  const tard = await faire('encaisser', { moyen: 'virement', isSolde: true }, demande.json())
  assert.deepEqual([tard.statusCode, tard.json().versions.actuelle.etat], [409, 'conteste'])
  assert.equal((await faire('suspendre', {})).statusCode, 409)
})

test('payments of several are recorded at once; what cannot be paid is named, and sent again it is paid once', async () => {
  const ligne = (await lignes())
    .json()
    .items.find((une: { verse: number; dejaDemande: number }) => une.verse - une.dejaDemande >= 100)
  const autre = await demander({ lignes: [{ ligneId: ligne.id, montant: 100 }] })
  assert.equal(autre.statusCode, 200, autre.body)
  const cibles = [await vu(id), autre.json()].map((une) => ({ id: une.id, revision: une.revision }))
  const corps = {
    cibles: [...cibles, { id: 'personne', revision: 1 }],
    saisie: { moyen: 'cheque', isSolde: true },
  }
  const lot = await staff('encaisser/lot', corps, 'lot-de-trop-percus-1')
  assert.equal(lot.statusCode, 200, lot.body)
  const { faites, refus } = lot.json()
  assert.deepEqual([faites, refus.map((un: { id: string }) => un.id)], [2, ['personne']])
  assert.deepEqual((await staff('encaisser/lot', corps, 'lot-de-trop-percus-1')).json(), lot.json())
  assert.deepEqual([(await vu(id)).etat, (await vu(autre.json().id)).reste], ['solde', 0])
})
