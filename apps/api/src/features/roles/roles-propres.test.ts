import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { LigneDroits, Verification } from '@espace-adherent/contract'
import { isVerbe, tousDroits } from '@espace-adherent/domain'
import { and, desc, eq } from 'drizzle-orm'
import {
  accorderEtAttendre,
  changerRoles,
  copierRole,
  createTestApp,
  faireAccord,
  type Inject,
  poserDroits,
  SECOND,
  type TestApp,
} from '../../../testing/index.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { historique } from '../historique/historique.schema.ts'
import { client } from '../portail/portail.schema.ts'

let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

const SOPHIE = 'admin@example.org'
const KARIM = 'gestionnaire@example.org'
const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
const URL = '/api/admin/settings/role'
const sophie = () => t.as(SOPHIE)
const idDe = async (userName: string) => {
  const [row] = await t.database.db.select().from(compte).where(eq(compte.userName, userName))
  assert.ok(row, userName)
  return row.id
}
const table = async (qui?: Inject) =>
  (await (qui ?? (await sophie()))(URL)).json().items as LigneDroits[]
const ligne = async (role: string) => {
  const found = (await table()).find((une) => une.role === role)
  assert.ok(found, role)
  return found
}
const creer = async (nom: string, copieDe = 'BackEndUser'): Promise<LigneDroits> => {
  const reponse = await copierRole(await sophie(), nom, copieDe)
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json()
}
type Ecart = Partial<LigneDroits['droits']> & { portee?: LigneDroits['portees']['demandes'] }
const changer = async (role: string, { portee, ...ecart }: Ecart, qui?: Inject) => {
  const { droits, portees } = await ligne(role)
  return (qui ?? (await sophie()))({
    method: 'POST',
    url: URL,
    payload: {
      role,
      avant: { droits, portees },
      droits: { ...droits, ...ecart },
      portees: portee ? { demandes: portee } : portees,
    },
  })
}
const fiche = async (payload: object, qui?: Inject) =>
  (qui ?? (await sophie()))({ method: 'POST', url: `${URL}/fiche`, payload })
const donner = async (userName: string, roles: string[]) => {
  const reponse = await changerRoles(await sophie(), await idDe(userName), roles)
  assert.equal(reponse.statusCode, 200, reponse.body)
}
const lignesHistoire = (cible: string) =>
  t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'droits'), eq(historique.cible, cible)))
    .orderBy(desc(historique.id))

test('a role of one’s own starts as a copy that remembers its model, and has a line of history', async () => {
  const role = await creer('Gestion prévoyance')
  assert.match(role.role, /^propre-[\da-f]{8}$/)
  assert.deepEqual(
    [role.nom, role.copieDe, role.personnes],
    ['Gestion prévoyance', 'BackEndUser', 0],
  )
  assert.deepEqual(role.droits.demandes.toSorted(), ['create', 'delete', 'read', 'update'])
  assert.deepEqual(role.portees, { demandes: 'Both' })
  const petit = await creer('Petite gestion', role.role)
  assert.equal(petit.copieDe, role.role)
  const [trace] = await lignesHistoire(role.role)
  assert.deepEqual([trace?.action, trace?.clientCode], ['creation', 'horizon'])
  assert.deepEqual(trace?.apres, {
    nom: 'Gestion prévoyance',
    description: null,
    copieDe: 'Gestionnaire',
  })
  // Whoever looks at the neighbour's finds neither of them.
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  const autres = await table(elena)
  assert.deepEqual(
    autres.filter((un) => un.creeLe !== null),
    [],
  )
  for (const [adresse, payload] of [
    [`${URL}/fiche`, { geste: 'archiver', role: role.role }],
    [`${URL}/create`, { nom: 'Vol', description: null, copieDe: role.role }],
  ] as const) {
    const refus = await elena({ method: 'POST', url: adresse, payload })
    assert.ok([400, 404].includes(refus.statusCode), refus.body)
  }
})

test('the table holds each right that a copy of everything can have, and no other', async () => {
  const role = await creer('Tout', 'Admin')
  for (const { domaine, action } of tousDroits)
    assert.equal(
      role.droits[domaine].includes(action),
      isVerbe({ domaine, action }),
      `${domaine} ${action}`,
    )
})

test('what only takes away counts at once; what opens more waits for a second administrator', async () => {
  const { role } = await creer('Accueil téléphone')
  const moins = await changer(role, { referentiels: [], portee: 'Benef' })
  assert.equal(moins.statusCode, 200, moins.body)
  assert.equal(moins.json().accord, null)
  assert.deepEqual((await ligne(role)).portees, { demandes: 'Benef' })
  assert.deepEqual((await ligne(role)).droits.referentiels, [])

  const plus = await changer(role, { utilisateurs: [], contenus: ['read'] })
  assert.equal(plus.statusCode, 200, plus.body)
  const { accord, droits } = plus.json() as LigneDroits
  assert.equal(accord?.etat, 'demande')
  assert.deepEqual([droits.utilisateurs, droits.contenus], [[], []])
  assert.deepEqual(accord?.changements, [{ champ: 'droits.contenus', avant: [], apres: ['read'] }])
  // Neither by whoever asked, nor twice.
  const soi = await faireAccord(await sophie(), accord?.id ?? '', 'accorder')
  assert.equal(soi.statusCode, 400, soi.body)
  const encore = await changer(role, { imports: ['read'] })
  assert.match(encore.json().champs['droits.imports'], /attend déjà/)
  await accorderEtAttendre(t, { accord })
  assert.deepEqual((await ligne(role)).droits.contenus, ['read'])
  const [trace] = await lignesHistoire(role)
  assert.equal(trace?.action, 'accord-applique')
  assert.deepEqual(trace?.apres, { contenus: 'Visualisation' })
})

test('refusals: each with its reason, at its place, and nothing is written', async () => {
  const { role } = await creer('Refusé')
  await poserDroits(t, 'BackEndUser', { roles: ['read', 'create', 'update'] })
  const karim = await t.as(KARIM)
  const avant = await ligne(role)
  for (const [titre, faire, statut, dit] of [
    ['without seeing', () => changer(role, { contenus: ['update'] }), 400, /Sans la visualisation/],
    [
      'a right that exists nowhere',
      () => changer(role, { roles: ['read', 'delete'] }),
      400,
      /n’existe pas ici/,
    ],
    [
      'what one has not',
      () => changer(role, { clients: ['read'] }, karim),
      400,
      /que vous avez vous-même/,
    ],
    [
      'more, by whoever is no administrator',
      () => changer(role, { roles: ['read'] }, karim),
      400,
      /entre administrateurs/,
    ],
    ['a name that is taken', () => copierRole(karim, 'refuse', 'BackEndUser'), 400, /déjà ce nom/],
    [
      'the name of a provided role',
      () => copierRole(karim, 'gestionnaire', 'BackEndUser'),
      400,
      /déjà ce nom/,
    ],
    [
      'a copy of more than one has',
      () => copierRole(karim, 'Chef', 'Admin'),
      400,
      /droits que vous n’avez pas/,
    ],
    [
      'a copy of medical reading',
      async () => copierRole(await sophie(), 'Médecin', 'ServiceMedical'),
      400,
      /./,
    ],
    [
      'a copy of nothing',
      async () => copierRole(await sophie(), 'Rien', 'propre-00000000'),
      400,
      /ne se copie pas/,
    ],
    [
      'a role that there is not',
      () => fiche({ geste: 'archiver', role: 'propre-00000000' }),
      404,
      /./,
    ],
    ['a provided role put away', () => fiche({ geste: 'archiver', role: 'Admin' }), 400, /./],
    [
      'a name that somebody else changed',
      () =>
        fiche({
          geste: 'renommer',
          role,
          nom: 'Autre',
          description: null,
          avant: { nom: 'Vieux', description: null },
        }),
      409,
      /./,
    ],
  ] as const) {
    const reponse = await faire()
    assert.equal(reponse.statusCode, statut, `${titre}: ${reponse.body}`)
    assert.match(reponse.body, dit, titre)
  }
  const perime = await (await sophie())({
    method: 'POST',
    url: URL,
    payload: {
      role,
      avant: { droits: { ...avant.droits, demandes: [] }, portees: avant.portees },
      droits: avant.droits,
      portees: avant.portees,
    },
  })
  assert.equal(perime.statusCode, 409)
  assert.deepEqual(await ligne(role), avant)
  await poserDroits(t, 'BackEndUser', { roles: [] })
  const consultante = await t.as('consultant@example.org')
  for (const url of [
    URL,
    `${URL}/create`,
    `${URL}/fiche`,
    `${URL}/medical`,
    `${URL}/medical/create`,
  ])
    assert.equal((await consultante({ method: 'POST', url, payload: {} })).statusCode, 403, url)
})

test('nobody changes a role of their own, nor agrees to more for it', async () => {
  const { role } = await creer('Le sien', 'Consultant')
  await t.database.db
    .update(compte)
    .set({ roles: ['Admin', role] })
    .where(eq(compte.userName, SECOND))
  const paul = await t.as(SECOND)
  const refus = await changer(role, { contenus: [] }, paul)
  assert.match(refus.json().champs['droits.contenus'], /vous-même ce rôle/)
  const { accord } = (await changer(role, { contenus: ['read', 'update'] })).json() as LigneDroits
  const accorde = await faireAccord(paul, accord?.id ?? '', 'accorder')
  assert.match(accorde.json().champs.geste, /Vous avez ce rôle/)
  await t.database.db
    .update(compte)
    .set({ roles: ['Admin'] })
    .where(eq(compte.userName, SECOND))
  await faireAccord(await sophie(), accord?.id ?? '', 'annuler')
})

test('a role that somebody has stays; one that nobody has is given to nobody any more', async () => {
  const { role } = await creer('Courtier partenaire')
  await donner(KARIM, [role])
  const tenu = await fiche({ geste: 'archiver', role })
  assert.equal(tenu.statusCode, 400)
  assert.match(tenu.json().message, /1\u00a0personne a encore ce rôle/)
  assert.deepEqual(
    (await ligne(role)).porteurs.map(({ nom }) => nom),
    ['Karim Petit'],
  )
  await donner(KARIM, ['BackEndUser'])
  assert.equal((await fiche({ geste: 'archiver', role })).statusCode, 200)
  // What each node remembers of roles is read again when it hears the announcement: a moment after the answer.
  const isLa = async () => (await table()).some((une) => une.role === role)
  for (let i = 0; i < 200 && (await isLa()); i++)
    await new Promise((resolve) => setTimeout(resolve, 5))
  assert.ok(!(await isLa()))
  const refus = await changerRoles(await sophie(), await idDe(KARIM), [role])
  assert.equal(refus.statusCode, 400, refus.body)
  assert.match(refus.json().champs.roles, /./)
  // The name is free again, and the history knows what was done under the old one.
  await creer('Courtier partenaire')
})

test('what a role became a moment ago counts, though the memory of the node has not heard of it', async () => {
  const { role } = await creer('Renfort de fin d’année')
  const db = t.database.db
  const [{ droits } = { droits: null }] = await db
    .select()
    .from(client)
    .where(eq(client.code, 'horizon'))
  // Written behind its back: no announcement, so the node goes on with what it knew.
  const ecrire = (suivants: typeof droits) =>
    db.update(client).set({ droits: suivants }).where(eq(client.code, 'horizon'))
  const choisi = droits?.[role]
  assert.ok(choisi?.fiche)
  const karim = await idDe(KARIM)
  try {
    const utilisateurs = ['create', 'read', 'update', 'delete'] as const
    await ecrire({ ...droits, [role]: { ...choisi, utilisateurs } })
    await donner(KARIM, ['BackEndUser', role])
    const dossier = `/api/admin/users/roles/dossier?id=${karim}`
    const { accord, roles } = (await (await sophie())(dossier)).json()
    assert.deepEqual(roles, ['BackEndUser'], 'it lets others in by now: a second person decides')
    await faireAccord(await sophie(), accord.id, 'annuler')
    const archive = { ...choisi, fiche: { ...choisi.fiche, archiveLe: t.clock.now.toISOString() } }
    await ecrire({ ...droits, [role]: archive })
    assert.ok(
      (await table()).some((une) => une.role === role),
      'the node still shows it',
    )
    const refus = await changerRoles(await sophie(), karim, ['BackEndUser', role])
    assert.equal(refus.statusCode, 400, refus.body)
    assert.match(refus.json().champs.roles, /./)
  } finally {
    await ecrire(droits)
  }
})

test('a role that lets others in is given by two administrators, as running the portal is', async () => {
  const { role } = await creer('Chef d’équipe', 'Admin')
  const id = await idDe(KARIM)
  await donner(KARIM, ['BackEndUser', role])
  const [{ roles } = { roles: [] }] = await t.database.db
    .select()
    .from(compte)
    .where(eq(compte.id, id))
  assert.deepEqual(roles, ['BackEndUser'])
  const { accord } = (await (await sophie())(`/api/admin/users/roles/dossier?id=${id}`)).json()
  assert.equal(accord?.etat, 'demande')
  await faireAccord(await sophie(), accord.id, 'annuler')
})

test('administrators keep every right whatever is made or put away, so that somebody always holds roles', async () => {
  const admin = await ligne('Admin')
  assert.ok(admin.personnes >= 2)
  for (const { domaine, action } of tousDroits)
    assert.ok(admin.droits[domaine].includes(action), `${domaine} ${action}`)
  // Nobody takes it from the last of them: a role of one's own with the right does not take their place.
  const { role } = await creer('Rôles seulement', 'Admin')
  const ids = [await idDe(SOPHIE), await idDe(SECOND)]
  await t.database.db
    .update(compte)
    .set({ roles: [role] })
    .where(eq(compte.id, ids[1] ?? ''))
  const paul = await t.as(SECOND)
  const refus = await changerRoles(paul, ids[0] ?? '', [role])
  assert.equal(refus.statusCode, 403, refus.body)
  await t.database.db
    .update(compte)
    .set({ roles: ['Admin'] })
    .where(eq(compte.id, ids[1] ?? ''))
})

/** Requests of both, each of their own contract side. */
const demandesDe = async (userName: string) =>
  t.database.db
    .select({ id: demande.id, numeroContrat: demande.numeroContrat })
    .from(demande)
    .where(eq(demande.compteId, await idDe(userName)))

test('a role stops at its side: whoever has it sees, opens and treats those requests, and no other exists', async () => {
  const { role } = await creer('Bénéficiaires')
  assert.equal((await changer(role, { portee: 'Benef' })).statusCode, 200)
  await donner(KARIM, [role])
  const karim = await t.as(KARIM)
  const adherent = await envoyerMessage(CAMILLE)
  const beneficiaire = await envoyerMessage(JULIEN)
  const file = (await karim('/api/admin/demandes/traitement?taille=100')).json()
  const vues = file.items.map(({ id }: { id: string }) => id)
  assert.ok(vues.includes(beneficiaire), JSON.stringify(file).slice(0, 300))
  assert.ok(!vues.includes(adherent))
  assert.equal(file.synthese.aTraiter, file.total)
  const [deCamille] = await demandesDe(CAMILLE)
  assert.ok(deCamille)
  for (const [id, statut] of [
    [beneficiaire, 200],
    [adherent, 404],
  ] as const) {
    const dossier = await karim(`/api/admin/demandes/dossier?id=${id}`)
    assert.equal(dossier.statusCode, statut, dossier.body)
    const pris = await karim({
      method: 'POST',
      url: '/api/admin/demandes/traitement',
      payload: { geste: 'prendre', id, revision: await revisionDe(id) },
    })
    assert.equal(pris.statusCode, statut, pris.body)
  }
  for (const [userName, statut] of [
    [JULIEN, 200],
    [CAMILLE, 404],
  ] as const) {
    const personne = await karim(`/api/admin/users/personne?id=${await idDe(userName)}`)
    assert.equal(personne.statusCode, statut, personne.body)
  }
  // What does not hold the limit by itself is closed: registers, exports, several at once.
  for (const url of [
    '/api/admin/demandes/registre',
    '/api/admin/demandes/registre/export',
    '/api/admin/impayes',
  ])
    assert.notEqual((await karim(url)).statusCode, 200, url)
  await donner(KARIM, ['BackEndUser'])
})

test('checked on somebody, sentences say what the routes then do, with what is not saved yet', async () => {
  const { role, droits } = await creer('À vérifier')
  const [agent, julien, camille] = [await idDe(KARIM), await idDe(JULIEN), await idDe(CAMILLE)]
  const verifier = async (membre: string, portee: 'Benef' | 'Both', plus: object = {}) => {
    const reponse = await (await sophie())({
      method: 'POST',
      url: `${URL}/verification`,
      payload: {
        agent,
        membre,
        brouillon: { role, droits: { ...droits, ...plus }, portees: { demandes: portee } },
      },
    })
    assert.equal(reponse.statusCode, 200, reponse.body)
    return (reponse.json() as Verification).phrases
  }
  // The agent has nothing besides, so that the draft alone speaks.
  await t.database.db
    .update(compte)
    .set({ roles: [role] })
    .where(eq(compte.id, agent))
  await envoyerMessage(CAMILLE)
  await envoyerMessage(JULIEN)
  const dites = await verifier(julien, 'Benef')
  const phrase = (debut: RegExp, ou = dites) => ou.find(({ texte }) => debut.test(texte))
  assert.equal(phrase(/^Voit (les demandes|\d+ des)/)?.isPermis, true)
  assert.deepEqual(phrase(/celles de Camille/), {
    isPermis: false,
    texte: 'Ne voit pas celles de Camille',
    isNouveau: true,
  })
  assert.equal(phrase(/aucun détail médical/)?.isPermis, false)
  assert.equal(phrase(/^Lit son adresse/)?.isPermis, true)
  const sans = await verifier(julien, 'Both', { utilisateurs: [], demandes: ['read'] })
  assert.equal(phrase(/^Ne traite pas/, sans)?.isNouveau, true)
  assert.equal(phrase(/^Ne lit ni/, sans)?.isNouveau, true)
  assert.equal(phrase(/celles de Camille/, sans)?.isPermis, true)
  const deCamille = await verifier(camille, 'Benef')
  assert.equal(phrase(/^Ne voit pas les demandes de Camille/, deCamille)?.isNouveau, true)
  // Who does not have the role is looked at as if it were their only one.
  await t.database.db
    .update(compte)
    .set({ roles: ['BackEndUser'] })
    .where(eq(compte.id, agent))
  const autre = await verifier(camille, 'Benef')
  assert.equal(phrase(/^Ne voit pas les demandes de Camille/, autre)?.isNouveau, true)
  await t.database.db
    .update(compte)
    .set({ roles: [role] })
    .where(eq(compte.id, agent))
  // Saved, the routes say the same.
  await changer(role, { portee: 'Benef' })
  const karim = await t.as(KARIM)
  assert.equal((await karim(`/api/admin/users/personne?id=${camille}`)).statusCode, 404)
  assert.equal((await karim(`/api/admin/users/personne?id=${julien}`)).statusCode, 200)
  // Members have no such check, and members of the neighbour are nobody.
  const elena = await t.as('admin.atlas@example.org', 'atlas.localhost:8080')
  const refus = await elena({
    method: 'POST',
    url: `${URL}/verification`,
    payload: { agent, membre: julien, brouillon: null },
  })
  assert.equal(refus.statusCode, 404)
  await t.database.db
    .update(compte)
    .set({ roles: ['BackEndUser'] })
    .where(eq(compte.id, agent))
})

const revisionDe = async (id: string) => {
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  return row?.revision ?? 0
}

let rang = 0
async function envoyerMessage(userName: string): Promise<string> {
  rang += 1
  const membre = await t.as(userName)
  const data = {
    motif: 'COT',
    domaine: '',
    sousDomaine: '',
    personne: '',
    message: `Quand ma cotisation numéro ${rang} est-elle prélevée ?`,
    piece: null,
    piece2: null,
    piece3: null,
    numeroContrat: '20450001',
  }
  const reponse = await membre({
    method: 'POST',
    url: '/api/forms/contact/v2/form',
    payload: { data },
  })
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json().demande.id
}
