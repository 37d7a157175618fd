import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ApercuMot, MotEntree, VersionMot } from '@espace-adherent/contract'
import { type ContenuMot, createCatalogue, defineEdition } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'
import { catalogueMots } from '../../../app/slices.ts'
import { historique } from '../../historique/historique.schema.ts'
import { createMots } from '../index.ts'
import { clesUsages } from './usages.ts'

const ADMIN = 'admin@example.org'
const CODE = 'securite.codeMail'
const contenu: ContenuMot = {
  sujet: 'Votre code ((assureur))',
  corps: ['Pour ((objet))\u00a0:', { code: 'code' }, 'Valable ((minutes)) min.'],
}

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as(ADMIN)
})
after(() => t?.close())

const post = (url: string, payload: object, call = admin) =>
  call({ method: 'POST', url: `/api/admin/settings/${url}`, payload })
const list = async (quoi: string) =>
  ((await admin(`/api/admin/settings/${quoi}`)).json() as { items: MotEntree[] }).items
const find = async (quoi: string, key: string) => {
  const found = (await list(quoi)).find((mot) => mot.key === key)
  assert.ok(found, key)
  return found
}
const versions = async (key: string) =>
  ((await admin(`/api/admin/settings/versions?key=${key}`)).json() as { items: VersionMot[] }).items
const lignes = async (action: 'mot-modifie' | 'mot-restaure' | 'mot-essaye') =>
  t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'mot'), eq(historique.action, action)))

test('R7.113 R7.114 R7.115 R7.116 every word is listed on one screen, with its place and when it is said', async () => {
  const listes = await Promise.all(['mail', 'edition', 'etiquette', 'traduction'].map(list))
  const tous = listes.flat()
  assert.deepEqual(
    tous.map(({ key }) => key).sort(),
    catalogueMots.all.map(({ key }) => key).sort(),
  )
  for (const { key, lieu, usage } of tous) assert.ok(lieu && usage, key)
  const [mails = []] = listes
  const code = mails.find(({ key }) => key === CODE)
  assert.equal(code?.lieu, 'Sécurité')
  assert.equal(code?.usage, 'Part quand un code de sécurité est demandé par e-mail.')
  assert.deepEqual(
    clesUsages.filter((key) => !catalogueMots.find(key)),
    [],
    'usages of words that are gone',
  )
})

test('R9.44 the labels of papers are those that papers declare: one more paper is one more line', async () => {
  const editions = (await list('edition')).map(({ key }) => key)
  assert.deepEqual(
    editions,
    catalogueMots.of('edition').map(({ key }) => key),
  )
  const autre = defineEdition({
    key: 'edition.facture',
    libelle: 'Facture',
    variables: {},
    textes: { titre: 'Facture' },
  })
  const etendu = createCatalogue([...catalogueMots.all, autre])
  assert.deepEqual(
    (await createMots(etendu).list(t.database.db, 'horizon'))
      .filter(({ groupe }) => groupe === 'edition')
      .map(({ key }) => key),
    [...editions, 'edition.facture'],
  )
})

test('sentences of the screens are found by what is read, with where they are', async () => {
  const titre = await find('etiquette', 'ecran.titres.remboursements')
  assert.deepEqual(
    [titre.libelle, titre.lieu, titre.usage],
    [
      'Mes remboursements',
      'Titres des pages',
      'Affichée en haut de la page qu’elle nomme, et dans l’onglet du navigateur.',
    ],
  )
  const lieux = new Set((await list('etiquette')).map(({ lieu }) => lieu))
  for (const lieu of [
    'Accueil public et connexion',
    'Mes remboursements',
    'Mes documents',
    'Mes contrats',
    'Ma carte de tiers payant',
    'Aide',
    'Mes démarches et mes demandes',
    'Pied de page et contact',
  ])
    assert.ok(lieux.has(lieu), lieu)
})

test('a wording is published, compared with the one before, and gone back to', async () => {
  const publie = await post('mail', { key: CODE, contenu, revision: 0 })
  assert.equal(publie.statusCode, 200)
  const ecrit = publie.json() as MotEntree
  assert.deepEqual(ecrit.contenu, contenu)
  assert.equal(ecrit.revision, 1)
  assert.equal(ecrit.modifiePar, 'Sophie Lambert')
  const suivant = { ...contenu, sujet: 'Un autre objet' }
  await post('mail', { key: CODE, contenu: suivant, revision: 1 })
  assert.equal((await post('mail', { key: CODE, contenu: null, revision: 2 })).statusCode, 200)
  assert.equal((await find('mail', CODE)).contenu, null)
  assert.deepEqual(
    (await versions(CODE)).map(({ revision, contenu: dit, par }) => [revision, dit, par]),
    [
      [3, null, 'Sophie Lambert'],
      [2, suivant, 'Sophie Lambert'],
      [1, contenu, 'Sophie Lambert'],
    ],
  )
  assert.equal((await lignes('mot-modifie')).length, 2)
  assert.equal((await lignes('mot-restaure')).length, 1)
})

test('an unknown variable is refused at its place, and nothing is written', async () => {
  const faux = { ...contenu, sujet: 'Pour ((personne))' }
  const refus = await post('mail', { key: CODE, contenu: faux, revision: 3 })
  assert.equal(refus.statusCode, 400)
  const { champs } = refus.json() as { champs: Record<string, string> }
  assert.match(
    champs.sujet ?? '',
    /^Caractère 6\u00a0: La variable «\u00a0personne\u00a0» n’existe pas/,
  )
  const apercu = (
    await post('apercu', { key: CODE, contenu: faux, cas: 'usuel' })
  ).json() as ApercuMot
  assert.match(apercu.fautes.sujet ?? '', /«\u00a0personne\u00a0» n’existe pas/)
  assert.equal(apercu.mail, null)
  assert.equal((await post('essai', { key: CODE, contenu: faux, cas: 'usuel' })).statusCode, 400)
  assert.equal((await find('mail', CODE)).revision, 3)
})

test('whoever comes second is shown both wordings', async () => {
  const refus = await post('mail', { key: CODE, contenu, revision: 1 })
  assert.equal(refus.statusCode, 409)
  const { versions: deux } = refus.json() as {
    versions: { votre: object; actuelle: MotEntree }
  }
  assert.deepEqual(deux.votre, { key: CODE, contenu, revision: 1 })
  assert.deepEqual([deux.actuelle.contenu, deux.actuelle.revision], [null, 3])
})

test('a word is changed on its own screen only, and one that nobody declared nowhere', async () => {
  assert.equal((await post('edition', { key: CODE, contenu, revision: 3 })).statusCode, 404)
  assert.equal((await post('mail', { key: 'a.b', contenu, revision: 0 })).statusCode, 404)
  assert.equal((await admin('/api/admin/settings/versions?key=constructor')).statusCode, 404)
})

test('the preview is the mail from its first word to its last, in samples', async () => {
  const { mail } = (await post('apercu', { key: CODE, contenu, cas: 'usuel' })).json() as ApercuMot
  assert.equal(mail?.sujet, 'Votre code Mutuelle Horizon')
  assert.deepEqual(mail?.blocs, [
    { texte: 'Bonjour Sophie,' },
    { texte: 'Pour confirmer votre identité\u00a0:' },
    { code: '482 913' },
    { texte: 'Valable 10 min.' },
  ])
  assert.match(mail?.texte ?? '', /^Bonjour Sophie,\n\nPour confirmer/)
  const { clair, sombre } = t.annuaire.byCode('horizon')?.charte ?? {}
  assert.deepEqual(mail?.couleurs, { clair, sombre })
  const papier = await find('edition', 'edition.attestation')
  const titre = async (cas: string) => {
    const essai = { key: papier.key, contenu: papier.original, cas }
    return ((await post('apercu', essai)).json() as ApercuMot).textes.titre
  }
  assert.equal(await titre('vide'), 'Attestation de droits')
  assert.equal(await titre('long'), 'Attestation de fin de droits', 'all that may be said is said')
})

test('a trial goes to whoever asks, marked as one, and is told in the history', async () => {
  const sent = await post('essai', { key: CODE, contenu, cas: 'usuel' })
  assert.deepEqual(sent.json(), { a: ADMIN })
  const sms = await post('essai', {
    key: 'securite.codeSms',
    contenu: { textes: { texte: 'Code ((code))' } },
    cas: 'usuel',
  })
  assert.equal(sms.statusCode, 200)
  await t.jobs.drain()
  const recus = (await t.visitor()(`/dev/mailbox/messages?to=${ADMIN}`)).json() as {
    subject: string
    text: string
  }[]
  assert.ok(recus.some(({ subject }) => subject === '[Essai] Votre code Mutuelle Horizon'))
  assert.ok(recus.some(({ text }) => text.includes('Code 482 913')))
  assert.equal((await lignes('mot-essaye')).length, 2)
})

test('a client’s own sentence is answered for a code, where nothing more precise is said', async () => {
  const key = 'traduction.notFound'
  const texte = 'Nous n’avons rien trouvé de tel chez ((assureur))'
  await post('traduction', { key, contenu: { textes: { texte } }, revision: 0 })
  const said = async (host?: string) =>
    ((await t.visitor(host)('/api/inconnue')).json() as { message: string }).message
  for (let turn = 0; turn < 200 && (await said()).startsWith('La'); turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(await said(), 'Nous n’avons rien trouvé de tel chez Mutuelle Horizon')
  assert.equal(await said('atlas.localhost:8080'), 'La ressource demandée est introuvable')
})
