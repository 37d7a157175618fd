import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type GesteInduStaff, HEADER_VUE, type Indu, vueDe } from '@espace-adherent/contract'
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

const staff = async (payload: GesteInduStaff, vue?: string) =>
  (await t.as('gestionnaire@example.org'))({
    method: 'POST',
    url: '/api/admin/indus',
    headers: vue ? { [HEADER_VUE]: vue } : {},
    payload,
  })
/** As a clerk sees it now. */
const vu = async (id: string) => {
  const { items } = (await (await t.as('gestionnaire@example.org'))('/api/admin/indus')).json()
  return vueDe(
    id,
    items.find((indu: { id: string }) => indu.id === id),
  )
}
const lignes = async (numero = NUMERO) =>
  (await t.as('gestionnaire@example.org'))(`/api/admin/indus/lignes?numeroContrat=${numero}`)
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
  const demander = (montant: number, ecart: object = {}) =>
    staff({
      geste: 'demander',
      numeroContrat: NUMERO,
      motif: 'double',
      explication,
      constateLe: jour(),
      lignes: [{ ligneId: ligne.id, montant }],
      ...ecart,
    })
  const trop = await demander(ligne.verse + 1)
  assert.deepEqual([trop.statusCode, /dépasse/.test(trop.body)], [400, true])
  assert.equal((await demander(ligne.verse, { explication: 'Erreur' })).statusCode, 400)
  // Two clerks at once: the second finds the line asked for already.
  const [une, autre] = await Promise.all([demander(ligne.verse), demander(ligne.verse)])
  assert.deepEqual([une.statusCode, autre.statusCode].toSorted(), [200, 400], autre.body)
  const indu = (une.statusCode === 200 ? une : autre).json()
  id = indu.id
  assert.deepEqual([indu.etat, indu.montant, indu.reste], ['demande', ligne.verse, ligne.verse])
  assert.equal((await demander(1)).statusCode, 400)
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
  assert.equal((await staff({ geste: 'maintenir', id, reponse: 'Non' })).statusCode, 400)
  t.clock.now = new Date(t.clock.now.getTime() + 20 * 86_400_000)
  const maintenu = await staff({ geste: 'maintenir', id, reponse })
  assert.equal(maintenu.statusCode, 200, maintenu.body)
  assert.equal(maintenu.json().etat, 'demande')
  const due = Date.parse(maintenu.json().echeances[0].dateEcheance)
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
    staff({ geste: 'encaisser', id, moyen, isSolde: false }, vue)
  assert.equal((await encaisser('retenue')).statusCode, 400)
  // Two clerks at once: the second is shown what the first has made of it, and pays nothing.
  const deux = await Promise.all([encaisser('virement'), encaisser('virement')])
  const [paye, refuse] = deux.toSorted((a, b) => a.statusCode - b.statusCode)
  assert.deepEqual([paye?.json().etat, paye?.json().reste], ['solde', 0], paye?.body)
  assert.deepEqual([refuse?.statusCode, refuse?.json().versions?.actuelle.etat], [409, 'solde'])
  assert.equal((await staff({ geste: 'annuler', id, reponse })).statusCode, 409)
  assert.equal((await dernierMail()).subject, 'Trop-perçu\u00a0: tout est réglé')
})
