import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { LigneDroits } from '@espace-adherent/contract'
import type { Role } from '@espace-adherent/domain'
import {
  createTestApp,
  faireAuCompte,
  type Inject,
  inviterCollegue,
  poserDroits,
  type TestApp,
} from '../../../testing/index.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const URL = '/api/admin/settings/role'
const ligne = async (role: string): Promise<LigneDroits> =>
  (await admin(URL)).json().items.find((une: LigneDroits) => une.role === role)
/** The roles that come with the portal stay as they come: what an insurer once decided of one is still so. */
const changer = (role: Role, ecart: Partial<LigneDroits['droits']>) => poserDroits(t, role, ecart)
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let essai = 0; essai < 200 && !(await isSo()); essai++)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert.ok(await isSo())
}

test('R7.117 R6.04 what each role may do is read by part, with how many people have it', async () => {
  const clerk = await ligne('BackEndUser')
  assert.equal(clerk.personnes, 1)
  assert.deepEqual(clerk.droits.demandes, ['create', 'read', 'update', 'delete'])
  assert.deepEqual(clerk.droits.clients, [])
  assert.deepEqual((await ligne('Consultant')).droits.roles, ['read'])
})

test('R7.37 a right that is given counts at once for sessions that are open, and is taken back alike', async () => {
  const karim = await t.as('gestionnaire@example.org')
  const statut = async () => (await karim('/api/admin/identity/client')).statusCode
  assert.equal(await statut(), 403)
  await changer('BackEndUser', { clients: ['read'] })
  await until(async () => (await statut()) === 200)
  const user = (await karim('/api/identity/user')).json()
  assert.deepEqual(user.droits.BackEndUser.clients, ['read'])
  await changer('BackEndUser', { clients: [] })
  await until(async () => (await statut()) === 403)
})

test('a role that comes with the portal is read only, whoever asks; another insurer has its own', async () => {
  for (const role of ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical']) {
    const { droits, portees } = await ligne(role)
    const refus = await admin({
      method: 'POST',
      url: URL,
      payload: {
        role,
        avant: { droits, portees },
        droits: { ...droits, demandes: [] },
        portees,
      },
    })
    assert.equal(refus.statusCode, 400, refus.body)
    assert.match(refus.json().champs['droits.demandes'], /rôle fourni ne se modifie pas/)
  }
  await changer('Consultant', { demandes: [] })
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  const autres = (await elena(URL)).json().items as LigneDroits[]
  assert.deepEqual(autres.find(({ role }) => role === 'Consultant')?.droits.demandes, ['read'])
  await changer('Consultant', { demandes: ['read'] })
  const consultante = await t.as('consultant@example.org')
  const refus = await consultante({ method: 'POST', url: URL, payload: {} })
  assert.equal(refus.statusCode, 403)
})

test('a right to change roles gives nobody more than they have', async () => {
  await changer('BackEndUser', {
    utilisateurs: ['read', 'create', 'update'],
  })
  const karim = await t.as('gestionnaire@example.org')
  const nouveau = { email: 'ami@example.org', nom: 'Ami', prenom: 'Léo', roles: ['Admin'] }
  const inviter = () => inviterCollegue(karim, nouveau)
  await until(async () => (await inviter()).statusCode !== 403)
  assert.match((await inviter()).json().champs.roles, /dont vous avez vous-même les droits/)
})

test('whoever may make clients makes no administrator of one', async () => {
  const toutes = ['read', 'create', 'update', 'delete'] as const
  await changer('BackEndUser', {
    utilisateurs: [...toutes],
    roles: [...toutes],
    clients: [...toutes],
  })
  const karim = await t.as('gestionnaire@example.org')
  await until(async () => (await karim(URL)).statusCode === 200)
  // A client is made with an administrator, and who says who people are could be one.
  const fiche = (await karim('/api/admin/identity/client')).json().items[0]
  const cree = await karim({
    method: 'POST',
    url: '/api/identity/client/create',
    payload: {
      modele: fiche.id,
      code: 'ami',
      libelle: 'Mutuelle Amie',
      adresse: 'ami.localhost',
      couleur: '#0f5f73',
      administrateur: { email: 'ami@example.org', nom: 'Ami', prenom: 'Léo' },
    },
  })
  assert.match(cree.json().champs?.administrateur ?? '', /administrateur digital/, cree.body)
})

test('nobody acts on an account with more rights than theirs, and the screen offers nothing of it', async () => {
  const karim = await t.as('gestionnaire@example.org')
  const idDe = async (userName: string) =>
    (await admin(`/api/admin/users/roles?q=${userName}`)).json().items[0].id as string
  const motif = 'Appel de ce matin'
  for (const userName of ['admin@example.org', 'service.medical@example.org']) {
    const id = await idDe(userName)
    for (const [geste, saisie] of [
      ['relancer', {}],
      ['verrouiller', { motif }],
      ['deverrouiller', {}],
      ['fermerSessions', {}],
      ['fermerSession', { session: id }],
      ['changerRoles', { roles: [] }],
      ['leverProtection', { motif }],
      ['leverProtection/accord', { isDonne: true }],
      ['leverProtection/accord', { isDonne: false }],
      ['voirComme', { motif }],
    ] as const) {
      const refus = await faireAuCompte(karim, geste, id, saisie)
      assert.equal(refus.statusCode, 403, `${geste} ${refus.body}`)
      assert.match(refus.json().message, /Ce compte a des droits que vous n’avez pas/)
    }
    const lu = (await karim(`/api/admin/users/roles/dossier?id=${id}`)).json()
    const { gestes, empechement } = lu.items?.[0] ?? lu
    assert.deepEqual(gestes, [])
    assert.match(empechement, /Ce compte a des droits que vous n’avez pas/)
  }
})

test('medical reading is given by administrators alone, and to nobody under their own name', async () => {
  const karim = await t.as('gestionnaire@example.org')
  const inviter = (call: Inject, ecart: object) =>
    inviterCollegue(call, {
      email: 'docteur@example.org',
      nom: 'Docteur',
      prenom: 'Anne',
      roles: ['ServiceMedical'],
      ...ecart,
    })
  const dit = async (call: Inject, ecart: object) =>
    (await inviter(call, ecart)).json().champs?.roles ?? ''
  assert.match(await dit(karim, {}), /L’accès médical/)
  assert.match(await dit(admin, { nom: 'LAMBERT', prenom: 'Sophie' }), /son propre compte/)
  assert.match(await dit(admin, { email: 'admin+deux@example.org' }), /son propre compte/)
  assert.match(await dit(admin, { roles: ['Consultant', 'Consultant'] }), /deux fois/)
})
