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
type Ligne = { role: string; droits: Droits; portees: object }
type Fiche = { id: string; revision: number; adresses: string[]; config: object }

let portail: Portail
let admin: Visiteur
let second: Visiteur
/** The role that an actor has besides the name of it. */
const cles: Record<string, string> = {}
/** Roles of the insurer's own that nobody has. */
const essais: string[] = []
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
  portail = await startPortail({ ACCORD_DELAI_SECONDES: '0' })
  admin = await signInPersonnel(portail.url, 'admin@example.org')
  acteurs.BackEndUser = await signInPersonnel(portail.url, 'gestionnaire@example.org')
  acteurs.Consultant = await signInPersonnel(portail.url, 'consultant@example.org')
  acteurs.ServiceMedical = await signInPersonnel(portail.url, 'service.medical@example.org')
  acteurs.User = await signIn(portail.url)
  second = await signInPersonnel(portail.url, 'second.admin@example.org')
  // So that the guard of the address is not what stops them: each has a copy of their role that opens the screens of
  // accounts, roles and clients, as two administrators gave it.
  for (const acteur of ['BackEndUser', 'Consultant'])
    cles[acteur] = await elargir(acteur, await copier(acteur, `Large ${acteur}`))
  // Two more that somebody could try to change, which nobody has.
  for (const modele of ['BackEndUser', 'Consultant'])
    essais.push(await copier(modele, `Essai ${modele}`))
  for (const [acteur, userName] of [
    ['BackEndUser', 'gestionnaire@example.org'],
    ['Consultant', 'consultant@example.org'],
  ] as const) {
    const [compte] = await comptes(userName)
    assert.ok(compte)
    assert.equal((await changer(admin, compte, [cles[acteur] ?? ''])).status, 200)
    const { accord } = await lire<{ accord: { id: string } }>(
      `/api/admin/users/roles/dossier?id=${compte.id}`,
    )
    await accorder(accord.id)
  }
  for (const qui of [acteurs.BackEndUser, acteurs.Consultant])
    for (let tries = 0; (await qui.go('/api/admin/settings/role')).status !== 200; tries++) {
      assert.ok(tries < 800, 'a role that was given is not there')
      await sleep(50)
    }
})

const copier = async (copieDe: string, nom: string): Promise<string> => {
  const cree = await send(admin, '/api/admin/settings/role/create', {
    nom,
    description: null,
    copieDe,
  })
  assert.equal(cree.status, 200)
  return String(cree.body.role)
}

const accorder = async (id: string) =>
  assert.equal((await send(second, '/api/admin/accords', { id, geste: 'accorder' })).status, 200)

/** Asked for by one, agreed to by another, and done when the job comes round. */
async function elargir(acteur: string, role: string): Promise<string> {
  const ligne = (await lignes()).find((une) => une.role === role)
  assert.ok(ligne, acteur)
  const { droits, portees } = ligne
  const tout = ['create', 'read', 'update']
  const large = { ...droits, utilisateurs: tout, roles: tout, clients: tout }
  const payload = { role, avant: { droits, portees }, droits: large, portees }
  const demande = await send(admin, '/api/admin/settings/role', payload)
  assert.equal(demande.status, 200)
  await accorder((demande.body.accord as { id: string }).id)
  const isLarge = async () =>
    (await lignes()).find((une) => une.role === role)?.droits.roles?.includes('update')
  for (let tries = 0; !(await isLarge()); tries++) {
    assert.ok(tries < 800, 'what two agreed to is not there')
    await sleep(50)
  }
  return role
}
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
        const siens = tous(
          table.find(({ role }) => role === (cles[acteur] ?? acteur))?.droits ?? {},
        )
        for (const { role, droits, portees } of table) {
          const actuelles = droits[domaine] ?? []
          const suivantes = actuelles.includes(action)
            ? actuelles.filter((une) => une !== action)
            : [...actuelles, action]
          const avant = { droits, portees }
          const payload = { role, avant, droits: { ...droits, [domaine]: suivantes }, portees }
          const { status } = await send(qui, '/api/admin/settings/role', payload)
          tried += 1
          if (refused(status)) continue
          assert.equal(status, 200)
          // Neither what comes with the portal, nor a role of theirs, nor one with more; and nothing is given alone.
          assert.ok(essais.includes(role) && role !== cles[acteur], `${acteur} changed ${role}`)
          assert.ok(actuelles.includes(action), `${acteur} gave ${role} ${domaine} ${action}`)
          assert.ok(
            siens.includes(`${domaine} ${action}`),
            `${acteur} ${role} ${domaine} ${action}`,
          )
          assert.ok(
            tous(droits).every((un) => siens.includes(un)),
            `${acteur} changed ${role}`,
          )
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
      const { portees } = ligne
      const payload: object = {
        role: 'Admin',
        avant: { droits: ligne.droits, portees },
        droits,
        portees,
      }
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
