import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { compter } from './support/essais.ts'
import { signInPersonnel } from './support/personnel.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { signIn, type Visiteur } from './support/visiteur.ts'

/** Nobody gives what they have not: every role tries every way of giving every other. */
const ROLES = ['Admin', 'BackEndUser', 'Consultant', 'ServiceMedical', 'User', 'Beneficiaire']
const ACTIONS = ['create', 'read', 'update', 'delete']
type Droits = Record<string, string[]>
type Ligne = { role: string; droits: Droits }
type Fiche = { id: string; revision: number; adresses: string[]; config: object }

let portail: Portail
let admin: Visiteur
const acteurs: Record<string, Visiteur> = {}
/** Written by hand, once clerks and consultants may do all with accounts, roles and clients. */
const donne: Record<string, string[]> = {
  BackEndUser: ['BackEndUser'],
  Consultant: ['Consultant'],
  ServiceMedical: [],
  User: [],
}

const send = async (qui: Visiteur, path: string, payload: object) => {
  const answer = await qui.sendJson(path, payload)
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return { status: answer.status, body }
}
const lire = async <T>(path: string): Promise<T> =>
  (await (await admin.go(path)).json()) as Promise<T>
const lignes = async () => (await lire<{ items: Ligne[] }>('/api/admin/settings/role')).items
const comptes = async (q = '') =>
  (await lire<{ items: Compte[] }>(`/api/admin/users/roles?q=${encodeURIComponent(q)}`)).items
type Compte = { id: string; revision: number; userName: string; roles: string[]; etat: string }
const GESTES = '/api/admin/users/roles/gestes'
/** Roles of contracts are no choice of staff: they are sent as somebody would who tries. */
const changer = (qui: Visiteur, { id, revision }: Compte, roles: string[]) =>
  send(qui, `${GESTES}/changerRoles`, { id, revision, saisie: { roles } })
const desContrats = ['User', 'Beneficiaire']
const choisis = (roles: string[]) => roles.filter((un) => !desContrats.includes(un))
const refused = (status: number) => [400, 401, 403].includes(status)

before(async () => {
  portail = await startPortail()
  admin = await signInPersonnel(portail.url, 'admin@example.org')
  acteurs.BackEndUser = await signInPersonnel(portail.url, 'gestionnaire@example.org')
  acteurs.Consultant = await signInPersonnel(portail.url, 'consultant@example.org')
  acteurs.ServiceMedical = await signInPersonnel(portail.url, 'service.medical@example.org')
  acteurs.User = await signIn(portail.url)
  // So that the guard of the address is not what stops them.
  for (const { role, droits } of await lignes()) {
    if (role === 'Admin') continue
    const large = { ...droits, utilisateurs: ACTIONS, roles: ACTIONS, clients: ACTIONS }
    const payload = { role, avant: droits, droits: large }
    assert.equal((await send(admin, '/api/admin/settings/role', payload)).status, 200)
  }
  for (const qui of [acteurs.BackEndUser, acteurs.Consultant])
    for (let tries = 0; (await qui.go('/api/admin/settings/role')).status !== 200; tries++) {
      assert.ok(tries < 100, 'a right that was given is not there')
      await sleep(50)
    }
})
after(() => portail?.end('SIGTERM'))

test('no invitation gives a role that whoever invites has not', async () => {
  let tried = 0
  for (const [acteur, qui] of Object.entries(acteurs))
    for (const [index, roles] of [
      ...ROLES.map((role) => [role]),
      ...ROLES.map((role) => ['Consultant', 'BackEndUser', role]),
      ...ROLES.map((role) => [role, role]),
      ['Root'],
      ['admin'],
      [],
      [null],
      null,
      'Admin',
      { 0: 'Admin', length: 1 },
    ].entries()) {
      const invite = {
        email: `essai${index}.${acteur}@example.org`,
        nom: 'Essai',
        prenom: acteur,
        roles,
      }
      const { status, body } = await send(qui, `${GESTES}/inviter`, { saisie: invite })
      const isPermis =
        Array.isArray(roles) && roles.length === 1 && donne[acteur]?.includes(String(roles[0]))
      assert.ok(
        isPermis ? status === 200 : refused(status),
        `${acteur} ${JSON.stringify(roles)} ${status} ${JSON.stringify(body)}`,
      )
      tried += 1
    }
  compter('invitations that give more than one has', tried)
})

test('nobody changes roles above theirs, their own, or those of another account of theirs', async () => {
  let tried = 0
  const avant = await comptes()
  const cibles = [...avant, ...(await comptes('camille.martin@example.org'))]
  for (const [acteur, qui] of Object.entries(acteurs))
    for (const cible of cibles)
      for (const role of ROLES) {
        const { id, roles } = cible
        const siens = choisis(roles)
        const voulus = roles.includes(role) ? siens.filter((un) => un !== role) : [...siens, role]
        const actuel = [...(await comptes()), ...(await comptes(cible.userName))]
        const vu = actuel.find((un) => un.id === id) ?? cible
        const { status } = await changer(qui, vu, voulus)
        tried += 1
        if (refused(status)) continue
        // A role of contracts that one has is never sent: leaving it out takes nothing, naming it is refused.
        if (desContrats.includes(role) && roles.includes(role)) {
          const reste = (await comptes(cible.userName)).find((un) => un.id === id)
          assert.deepEqual(reste?.roles, roles, `${acteur} took ${role}`)
          const nomme = await changer(qui, reste ?? vu, [...siens, role])
          assert.ok(refused(nomme.status), `${acteur} named ${role}: ${nomme.status}`)
          continue
        }
        assert.equal(status, 200)
        assert.ok(donne[acteur]?.includes(role), `${acteur} changed ${role}`)
        assert.ok(
          roles.every((un) => un === 'User' || donne[acteur]?.includes(un)),
          `${acteur} ${roles}`,
        )
        const change = (await comptes(cible.userName)).find((un) => un.id === id) ?? vu
        await changer(admin, change, siens)
      }
  const sansVersion = (ceux: Compte[]) => ceux.map(({ revision: _, ...compte }) => compte)
  assert.deepEqual(sansVersion(await comptes()), sansVersion(avant))
  compter('roles changed above one’s own', tried)
})

test('no right of a role is given or taken by whoever has it not', async () => {
  let tried = 0
  const tous = (droits: Droits) =>
    Object.entries(droits).flatMap(([domaine, actions]) => actions.map((un) => `${domaine} ${un}`))
  for (const [acteur, qui] of Object.entries(acteurs))
    for (const domaine of Object.keys((await lignes())[0]?.droits ?? {}))
      for (const action of ACTIONS) {
        const table = await lignes()
        const siens = tous(table.find(({ role }) => role === acteur)?.droits ?? {})
        for (const { role, droits } of table) {
          const actuelles = droits[domaine] ?? []
          const suivantes = actuelles.includes(action)
            ? actuelles.filter((une) => une !== action)
            : [...actuelles, action]
          const payload = { role, avant: droits, droits: { ...droits, [domaine]: suivantes } }
          const { status } = await send(qui, '/api/admin/settings/role', payload)
          tried += 1
          if (refused(status)) continue
          assert.equal(status, 200)
          assert.ok(
            siens.includes(`${domaine} ${action}`),
            `${acteur} ${role} ${domaine} ${action}`,
          )
          assert.ok(
            tous(droits).every((un) => siens.includes(un)),
            `${acteur} changed ${role}`,
          )
          // Given back before whoever tried may have lost what lets them try.
          const retour = { role, avant: payload.droits, droits }
          assert.equal((await send(admin, '/api/admin/settings/role', retour)).status, 200)
          for (
            let wait = 0;
            role === acteur && (await qui.go('/api/admin/settings/role')).status !== 200;
            wait++
          ) {
            assert.ok(wait < 100)
            await sleep(20)
          }
        }
      }
  compter('rights given or taken that one has not', tried)
})

test('an administrator takes nothing from administrators, and gives themselves nothing', async () => {
  let tried = 0
  const ligne = (await lignes()).find(({ role }) => role === 'Admin')
  assert.ok(ligne)
  for (const domaine of Object.keys(ligne.droits))
    for (const action of ACTIONS) {
      const droits = {
        ...ligne.droits,
        [domaine]: ligne.droits[domaine]?.filter((une) => une !== action),
      }
      const payload: object = { role: 'Admin', avant: ligne.droits, droits }
      assert.equal((await send(admin, '/api/admin/settings/role', payload)).status, 400)
      tried += 1
    }
  const [moi] = await comptes('admin@example.org')
  assert.ok(moi)
  for (const role of ROLES) {
    assert.equal((await changer(admin, moi, [...choisis(moi.roles), role])).status, 400)
    for (const alias of [
      { email: 'admin+deux@example.org', nom: 'Autre', prenom: 'Nom' },
      { email: 'tout.autre@example.org', nom: 'LAMBERT', prenom: 'Sophie' },
    ]) {
      const { status } = await send(admin, `${GESTES}/inviter`, {
        saisie: { ...alias, roles: [role] },
      })
      assert.equal(status, 400, JSON.stringify(alias))
      tried += 1
    }
    tried += 1
  }
  compter('administrators who change what is their own', tried)
})

test('no account with more rights is shut, let in, reset, seen or signed out', async () => {
  let tried = 0
  const motif = 'Appel de ce matin'
  const session = '00000000-0000-4000-8000-000000000000'
  const hauts: Record<string, string[]> = {
    BackEndUser: ['admin@example.org', 'consultant@example.org', 'service.medical@example.org'],
    Consultant: ['admin@example.org', 'gestionnaire@example.org', 'service.medical@example.org'],
    ServiceMedical: ['admin@example.org', 'gestionnaire@example.org'],
    User: ['admin@example.org', 'gestionnaire@example.org'],
  }
  for (const [acteur, qui] of Object.entries(acteurs))
    for (const userName of hauts[acteur] ?? []) {
      const [{ id } = { id: '' }] = await comptes(userName)
      for (const [geste, saisie] of [
        ['relancer', {}],
        ['deverrouiller', {}],
        ['fermerSessions', {}],
        ['fermerSession', { session }],
        ['leverProtection/accord', { isDonne: true }],
        ['leverProtection/accord', { isDonne: false }],
        ['verrouiller', { motif }],
        ['leverProtection', { motif }],
        ['voirComme', { motif }],
      ] as const) {
        const { status } = await send(qui, `${GESTES}/${geste}`, { id, revision: 1, saisie })
        assert.equal(status, 403, `${acteur} ${geste} ${userName}`)
        tried += 1
      }
    }
  assert.ok((await comptes()).every(({ etat }) => etat !== 'verrouille'))
  compter('gestures on accounts with more rights', tried)
})

test('no client, and nobody who vouches for identities, makes an administrator', async () => {
  let tried = 0
  const [fiche] = (await lire<{ items: Fiche[] }>('/api/admin/identity/client')).items
  assert.ok(fiche)
  const config = (ecart: object) => ({ config: { ...fiche.config, ...ecart } })
  for (const [acteur, qui] of Object.entries(acteurs)) {
    const creation = {
      modele: fiche.id,
      code: `ami${acteur.toLowerCase()}`,
      libelle: 'Mutuelle Amie',
      adresse: `${acteur.toLowerCase()}.localhost`,
      couleur: '#0f5f73',
      administrateur: { email: 'ami@example.org', nom: 'Ami', prenom: 'Léo' },
    }
    // Their own portal is the one provider that surely answers here.
    const fournisseurExterne = {
      issuer: `${portail.url}/oidc`,
      clientId: 'espace',
      clientSecret: 'x',
      claim: 'email',
    }
    // With the right to change clients, as an administrator may have given it to a clerk a minute ago.
    const sensibles = [
      { adresses: [...fiche.adresses, 'pirate.localhost'] },
      { adressePublique: 'https://pirate.example' },
      config({ pointDeVente: 'PIRATE' }),
      config({ ics: 'FR72ZZZ999999' }),
      config({ sitesPartenaires: ['pirate.example'] }),
      config({ passwordRequiredLength: 20 }),
      config({ isRedirectionLibre: true }),
    ].map((valeurs): [string, object] => [
      '/api/admin/identity/client',
      { id: fiche.id, revision: fiche.revision, valeurs },
    ])
    for (const [path, payload] of [
      ...sensibles,
      ['/api/identity/client/create', creation],
      [
        '/api/admin/identity/client',
        { id: fiche.id, revision: fiche.revision, valeurs: { fournisseurExterne } },
      ],
      [
        '/api/admin/identity/client/restore',
        { id: fiche.id, revision: fiche.revision, version: 1 },
      ],
    ] satisfies [string, object][]) {
      const { status, body } = await send(qui, path, payload)
      assert.ok(refused(status), `${acteur} ${path} ${status} ${JSON.stringify(body)}`)
      tried += 1
    }
  }
  const [apres] = (await lire<{ items: Fiche[] }>('/api/admin/identity/client')).items
  assert.deepEqual(apres, fiche)
  compter('administrators made by a client or a provider', tried)
})
