import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { renderMail } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { write } from '../../noyau/index.ts'
import { rowsOf } from '../../platform/db/index.ts'
import { profilsActuels } from '../audiences/index.ts'
import type { Message } from '../messages/index.ts'
import { type Nouvelle, note, type Qui } from '../nouvelles/index.ts'
import { recue } from './mots.ts'

let t: TestApp
let clerk: Inject
before(async () => {
  t = await createTestApp()
  clerk = await t.as('gestionnaire@example.org')
})
after(() => t?.close())

const CAMILLE = { prenom: 'Camille', nom: 'Martin', dateNaissance: '14/03/1986' }
const INCONNUE = { prenom: 'Personne', nom: 'Inconnue', dateNaissance: '14/03/1986' }
const declarer = (email: string, qui: object = CAMILLE) =>
  t.visitor()({
    method: 'POST',
    url: '/api/demandes/sans-compte',
    payload: {
      acte: 'decesActeGestion',
      identite: { prenom: 'Alix', nom: 'Dubreuil', email, numeroContrat: '' },
      saisie: {
        ...qui,
        contratDefunt: '',
        decesLe: '02/11/2026',
        lien: 'famille',
        telephone: '06 39 98 45 67',
      },
    },
  })
async function inbox(to: string): Promise<{ subject: string; text: string; piece?: string }[]> {
  await t.jobs.drain()
  return (await t.visitor()(`/dev/mailbox/messages?to=${encodeURIComponent(to)}`)).json()
}
const trouver = async (reference: string) =>
  (await clerk(`/api/admin/demandes/traitement?q=${reference}`)).json().items[0]
async function accepter(id: string) {
  const { revision } = (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
  return clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { id, revision, geste: 'accepter' },
  })
}
const decesLe = async (prenom: string) => {
  const [row] = await rowsOf<{ le: string | null }>(
    t.database.db,
    sql`select deces_le::text as le from personne where client_code = 'horizon' and prenom = ${prenom} and nom = 'Martin'`,
  )
  return row?.le ?? null
}
const compteDe = async (userName: string) => {
  const [row] = await rowsOf<{ id: string }>(
    t.database.db,
    sql`select id from compte where client_code = 'horizon' and user_name = ${userName}`,
  )
  return row?.id ?? ''
}

let reference = ''
let inconnue = ''
test('a relative without an account tells of a death, and learns nothing of who is a member', async () => {
  const dit = async (email: string, qui: object) => {
    const answer = await declarer(email, qui)
    assert.equal(answer.statusCode, 200, answer.body)
    const { reference } = answer.json()
    const [recu] = await inbox(email)
    const lu = JSON.stringify([answer.json(), recu?.subject, recu?.text])
    return {
      reference,
      recu,
      dit: [reference, email, answer.json().recuLe].reduce(
        (un, sien) => un.replaceAll(sien, '…'),
        lu,
      ),
    }
  }
  const connue = await dit('un@ailleurs.example.org', CAMILLE)
  const autre = await dit('deux@ailleurs.example.org', INCONNUE)
  assert.equal(connue.dit, autre.dit)
  ;[reference, inconnue] = [connue.reference, autre.reference]
  // What happens next, by when, and one contact; and no name that anybody may have typed.
  const mail = connue.recu?.text ?? ''
  assert.match(mail, /Nous vous présentons nos condoléances/)
  assert.match(mail, /au plus tard le \d+/)
  assert.match(mail, /un seul contact\s: Mutuelle Horizon, au 0[\d\s]+/u)
  assert.doesNotMatch(mail, /Camille|Martin|Alix/)
  assert.match(connue.recu?.piece ?? '', /^accuse/)
})

test('it waits in the queue, its papers to be asked for within fifteen days; nobody unknown is confirmed dead', async () => {
  const { id } = await trouver(reference)
  const { lignes, legales } = (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
  const dites = JSON.stringify(lignes)
  for (const texte of ['Camille', 'Martin', '14/03/1986', '02/11/2026', '+33 6 39 98 45 67'])
    assert.ok(dites.replace(/\s/g, ' ').includes(texte), `${texte}: ${dites}`)
  const [, pieces] = legales as { cle: string; echeance: string }[]
  const jours =
    Date.parse(pieces?.echeance ?? '') -
    Date.parse(new Date(t.clock.now).toISOString().slice(0, 10))
  assert.equal(pieces?.cle, 'pieces')
  assert.ok(Math.abs(jours / 86_400_000 - 15) <= 1)
  assert.equal((await accepter((await trouver(inconnue)).id)).statusCode, 409)
})

type Ce = (compteId: string) => Partial<Nouvelle>
const lettres: string[] = []
const mail = (client: Qui['client'], lien: string) => ({
  ...renderMail(client.mots, recue, {
    ...{ contact: null, pieces: null, lien },
    assureur: client.libelle,
  } as never),
})
const message = {
  channel: 'MAIL',
  to: 'ancienne@example.org',
  subject: 'x',
  text: 'x',
} as unknown as Message
/** Each way by which somebody is told. */
const manieres: Record<string, Ce> = {
  'a mail and its notification': () => ({ dit: mail }),
  'a notification alone': () => ({ notification: { titre: 'Titre', texte: 'Texte' } }),
  'a message to an address of theirs': () => ({ messages: [message] }),
  'a mail in words of its own': (compteId) => ({
    avis: [{ message, compteId, texte: 'Texte', lien: '/' }],
  }),
  'a letter on paper': () => ({
    lettre: async () => void lettres.push('une'),
  }),
}
/** What reaches that account of each: messages, notifications, letters. */
async function dire(userName: string, ce: Ce): Promise<[number, number, number]> {
  const { db } = t.database
  const client = t.annuaire.byCode('horizon')
  assert.ok(client)
  const compteId = await compteDe(userName)
  const sent: Message[] = []
  const messages = {
    enqueue: async (_: unknown, un: Message) => void sent.push(un),
    document: () => ({ documentDe: compteId, papier: '/' }),
  } as unknown as Qui['messages']
  const notifications = async () =>
    (await rowsOf(db, sql`select 1 from notification where compte_id = ${compteId}`)).length
  const [avant, imprimees] = [await notifications(), lettres.length]
  await write(db, { client, now: t.clock.now, auteur: null, messages }, (e) =>
    note(e, {
      ...{ action: 'essai', objet: 'contrat', cible: '20450001', a: { compte: compteId } },
      ...ce(compteId),
    } as Nouvelle),
  )
  const lignes = await rowsOf(
    db,
    sql`select 1 from historique where action = 'essai' and compte_id = ${compteId}`,
  )
  assert.ok(lignes.length > 0, 'what happened has its line, whoever is told')
  return [sent.length, (await notifications()) - avant, lettres.length - imprimees]
}
const aDesProfils = async (userName: string) =>
  (
    await rowsOf(
      t.database.db,
      sql`select 1 from ${profilsActuels('horizon')} p where p.compte_id = ${await compteDe(userName)}`,
    )
  ).length > 0

const ADHERENTE = 'camille.martin@example.org'
const BENEFICIAIRE = 'julien.martin@example.org'
const attendu: Record<string, [number, number, number]> = {
  'a mail and its notification': [1, 1, 0],
  'a notification alone': [0, 1, 0],
  'a message to an address of theirs': [1, 0, 0],
  'a mail in words of its own': [1, 1, 0],
  'a letter on paper': [0, 0, 1],
}

for (const [maniere, ce] of Object.entries(manieres))
  test(`while nobody has confirmed it, ${maniere} leaves`, async () => {
    assert.deepEqual(await dire(ADHERENTE, ce), attendu[maniere])
  })

test('a clerk confirms it: whoever told it is answered, nothing is written to the dead', async () => {
  assert.equal(await aDesProfils(ADHERENTE), true)
  const avant = (await inbox(ADHERENTE)).length
  const answer = await accepter((await trouver(reference)).id)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(await decesLe('Camille'), '2026-11-02')
  assert.equal(await decesLe('Julien'), null)
  const [mail] = await inbox('un@ailleurs.example.org')
  assert.match(
    mail?.text ?? '',
    /Nous n’écrivons plus à cette personne\. Rien d’autre ne change pour l’instant/,
  )
  assert.equal((await inbox(ADHERENTE)).length, avant)
  // No campaign finds her; her husband's go on.
  assert.equal(await aDesProfils(ADHERENTE), false)
  assert.equal(await aDesProfils(BENEFICIAIRE), true)
})

for (const [maniere, ce] of Object.entries(manieres))
  test(`once it is confirmed, ${maniere} leaves for the living alone`, async () => {
    assert.deepEqual(await dire(ADHERENTE, ce), [0, 0, 0])
    assert.deepEqual(await dire(BENEFICIAIRE, ce), attendu[maniere])
  })

test('the beneficiary’s own account goes on', async () => {
  const julien = await t.as(BENEFICIAIRE)
  const carte = await julien({
    url: '/api/cgdm-svc/carte-tp',
    headers: { 'x-numcontrat': '20450001' },
  })
  assert.equal(carte.json().total, 1)
})
