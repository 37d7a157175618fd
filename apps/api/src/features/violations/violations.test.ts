import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { InformationViolation, PersonneTouchee } from '@espace-adherent/contract'
import { eq } from 'drizzle-orm'
import {
  createTestApp,
  type Inject,
  statementsDuring,
  type TestApp,
} from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { message } from '../messages/messages.schema.ts'
import { notification } from '../notifications/notifications.schema.ts'

const URL = '/api/admin/violations'

let t: TestApp
let admin: Inject
let clerk: Inject
let debut: string
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
  clerk = await t.as('gestionnaire@example.org')
  debut = t.clock.now.toISOString()
})
after(() => t?.close())

const idOf = async (userName: string) => {
  const [row] = await t.database.db
    .select({ id: compte.id })
    .from(compte)
    .where(eq(compte.userName, userName))
  return row?.id as string
}
const noter = (ecart: Record<string, unknown> = {}) =>
  admin({
    method: 'POST',
    url: `${URL}/create`,
    payload: {
      titre: 'Dossiers lus sans raison',
      nature: 'confidentialite',
      constateLe: t.clock.now.toISOString(),
      debut,
      fin: t.clock.now.toISOString(),
      auteur: 'Gestionnaire@example.org',
      adresse: null,
      objet: 'compte',
      description: 'Un gestionnaire a ouvert des dossiers qui n’étaient pas les siens.',
      mesures: null,
      cnilLe: null,
      cnilReference: null,
      decision: 'informer',
      motifDecision: null,
      message: 'Votre dossier a été ouvert par une personne qui n’en avait pas besoin.',
      ...ecart,
    },
  })
const lignes = async (): Promise<InformationViolation[]> =>
  (await admin(`${URL}/information`)).json().items
const touchees = async (violation: string): Promise<PersonneTouchee[]> =>
  (await admin(`${URL}/personnes?violation=${violation}`)).json().items
const faire = (
  qui: Inject,
  ligne: InformationViolation,
  geste: string,
  personnes = ligne.personnes,
) =>
  qui({
    method: 'POST',
    url: `${URL}/information`,
    payload: { id: ligne.id, revision: ligne.revision, geste, personnes },
  })

test('who was touched is read from the history: by whom, what, when and from where', async () => {
  for (const qui of ['jeanne.moreau@example.org', 'camille.martin@example.org'])
    await clerk(`/api/admin/users/roles/dossier?id=${await idOf(qui)}`)
  await admin(`/api/admin/users/roles/dossier?id=${await idOf('julien.martin@example.org')}`)
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const { id } = (await noter()).json()
  assert.deepEqual((await touchees(id)).map(({ nom }) => nom).sort(), [
    'Camille Martin',
    'Jeanne Moreau',
  ])
  const ailleurs = (await noter({ titre: 'Ailleurs', adresse: '203.0.113.9' })).json()
  const ici = (await noter({ titre: 'Ici', auteur: null, adresse: '127.0.0.1' })).json()
  assert.deepEqual(await touchees(ailleurs.id), [])
  assert.equal((await touchees(ici.id)).length, 3)
  const csv = await admin(`${URL}/personnes/export?format=csv&violation=${id}`)
  assert.match(csv.body, /Jeanne Moreau/)
})

test('what cannot be is refused at its field', async () => {
  const fin = new Date(new Date(debut).getTime() - 1).toISOString()
  assert.ok((await noter({ fin })).json().champs.fin)
  const demain = new Date(t.clock.now.getTime() + 86_400_000).toISOString()
  assert.ok((await noter({ constateLe: demain })).json().champs.constateLe)
  assert.ok((await noter({ decision: 'ne-pas-informer' })).json().champs.motifDecision)
})

test('the authority is to be told within 72 hours, and lateness shows until it is', async () => {
  const [ligne] = await lignes()
  assert.ok(ligne)
  const attendu = new Date(t.clock.now.getTime() + 72 * 3_600_000).toISOString()
  assert.deepEqual([ligne.cnilAvant, ligne.isEnRetard], [attendu, false])
  const avant = t.clock.now
  t.clock.now = new Date(avant.getTime() + 72 * 3_600_000 + 1)
  const tardif = await t.as('admin@example.org')
  assert.ok((await tardif(`${URL}/information`)).json().items[0].isEnRetard)
  t.clock.now = avant
})

test('however many breaches there are, the register is counted by one statement', async () => {
  let items: InformationViolation[] = []
  const statements = await statementsDuring(t.database, async () => {
    items = await lignes()
  })
  assert.ok(items.length >= 3)
  const lues = statements.filter((statement) => /violation/.test(statement))
  assert.equal(lues.length, 2, lues.join('\n---\n'))
})

test('one submits, another approves; everybody is told once, whatever they chose, and nothing changes after', async () => {
  const trouver = async () =>
    (await lignes()).find(
      ({ titre }) => titre === 'Dossiers lus sans raison',
    ) as InformationViolation
  const ligne = await trouver()
  assert.equal(ligne.personnes, 2)
  assert.match((await faire(admin, ligne, 'soumettre', 7)).json().champs.personnes, /il y en a 2/)
  const messages = () => t.database.db.$count(message)
  const seuls = await messages()
  assert.equal((await faire(admin, ligne, 'soumettre')).statusCode, 200)
  // Whoever else may decide is told by a mail, and on their dashboard; whoever asked is not.
  assert.equal((await messages()) - seuls, 1)
  const soumise = await trouver()
  assert.deepEqual(soumise.gestes, ['refuser'])
  assert.match((await faire(admin, soumise, 'approuver')).json().champs.geste, /autre personne/i)
  const fige = await admin({
    method: 'POST',
    url: URL,
    payload: { id: soumise.id, revision: soumise.revision, valeurs: { message: 'Autre chose.' } },
  })
  assert.equal(fige.statusCode, 400)
  const second = await t.as('second.admin@example.org')
  for (const [qui, nombre] of [
    [second, 1],
    [admin, 0],
  ] as const)
    assert.equal((await qui('/api/admin/approbations')).json().violations, nombre)
  const avant = await messages()
  assert.equal((await faire(second, soumise, 'approuver')).statusCode, 200)
  await t.jobs.drain()
  await t.jobs.drain()
  const fini = await trouver()
  assert.deepEqual([fini.etat, fini.informees], ['terminee', 2])
  assert.equal((await messages()) - avant, 2)
  const [note] = await t.database.db
    .select()
    .from(notification)
    .where(eq(notification.titre, 'Un incident a touché vos données'))
  assert.match(note?.texte ?? '', /n’en avait pas besoin/)
  assert.equal((await faire(second, fini, 'approuver')).statusCode, 400)
})
