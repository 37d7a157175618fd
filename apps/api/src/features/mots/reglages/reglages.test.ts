import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ApercuMot, LigneGestion, VersionGestion } from '@espace-adherent/contract'
import { type ContenuMot, createCatalogue, defineEdition } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../../testing/index.ts'
import { catalogueMots } from '../../../app/slices.ts'
import { historique } from '../../historique/historique.schema.ts'
import { motsTenus } from './gestion.ts'
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
type MotEntree = LigneGestion &
  Record<'libelle' | 'lieu' | 'usage', string> & {
    contenu: ContenuMot
  }
/** Page after page. */
async function list(quoi: string): Promise<MotEntree[]> {
  const lues: MotEntree[] = []
  let suite: string | null = ''
  while (suite !== null) {
    const apres: string = suite && `&apres=${encodeURIComponent(suite)}`
    const page: { items: MotEntree[]; suite: string | null } = (
      await admin(`/api/admin/settings/${quoi}?taille=500${apres}`)
    ).json()
    lues.push(...page.items)
    suite = page.suite
  }
  return lues
}
const find = async (quoi: string, key: string) => {
  const found = (await list(quoi)).find(({ id }) => id === key)
  assert.ok(found, key)
  return found
}
const versions = async (key: string): Promise<VersionGestion[]> =>
  (await admin(`/api/admin/settings/mail/versions?id=${key}`)).json().versions
const lignes = async (action: 'modification' | 'suppression' | 'mot-essaye') =>
  t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.objet, 'mot'), eq(historique.action, action)))

test('R7.113 R7.114 R7.115 R7.116 every word is listed on one screen, with its place and when it is said', async () => {
  const listes = await Promise.all(['mail', 'edition', 'etiquette', 'traduction'].map(list))
  const tous = listes.flat()
  assert.deepEqual(tous.map(({ id }) => id).sort(), catalogueMots.all.map(({ key }) => key).sort())
  for (const { id, lieu, usage } of tous) assert.ok(lieu && usage, id)
  const [mails = []] = listes
  const code = mails.find(({ id }) => id === CODE)
  assert.equal(code?.lieu, 'Sécurité')
  assert.equal(code?.usage, 'Part quand un code de sécurité est demandé par e-mail.')
  assert.deepEqual(
    clesUsages.filter((key) => !catalogueMots.find(key)),
    [],
    'usages of words that are gone',
  )
})

test('R9.44 the labels of papers are those that papers declare: one more paper is one more line', async () => {
  const editions = (await list('edition')).map(({ id }) => id).sort()
  assert.deepEqual(
    editions,
    catalogueMots
      .of('edition')
      .map(({ key }) => key)
      .sort(),
  )
  const autre = defineEdition({
    key: 'edition.facture',
    libelle: 'Facture',
    variables: {},
    textes: { titre: 'Facture' },
  })
  const etendu = createCatalogue([...catalogueMots.all, autre])
  const [, tenues] = motsTenus(etendu)
  assert.deepEqual(
    tenues?.tenue.origines?.().map(({ id }) => id),
    [...catalogueMots.of('edition').map(({ key }) => key), 'edition.facture'],
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
  const publie = await post('mail', { id: CODE, valeurs: { contenu }, revision: 1 })
  assert.equal(publie.statusCode, 200)
  const ecrit = publie.json() as MotEntree
  assert.deepEqual(ecrit.contenu, contenu)
  assert.equal(ecrit.revision, 2)
  assert.equal(ecrit.lieu, 'Sécurité')
  const suivant = { ...contenu, sujet: 'Un autre objet' }
  await post('mail', { id: CODE, valeurs: { contenu: suivant }, revision: 2 })
  assert.equal((await post('mail/delete', { id: CODE, revision: 3 })).statusCode, 204)
  const rendu = await find('mail', CODE)
  assert.deepEqual([rendu.modifieLe, rendu.contenu], [null, catalogueMots.find(CODE)?.original])
  assert.deepEqual(
    (await versions(CODE)).map(({ revision, valeurs, par }) => [revision, valeurs, par]),
    [
      [4, null, 'Sophie Lambert'],
      [3, { contenu: suivant }, 'Sophie Lambert'],
      [2, { contenu }, 'Sophie Lambert'],
      [1, null, null],
    ],
  )
  assert.equal((await lignes('modification')).length, 2)
  assert.equal((await lignes('suppression')).length, 1)
})

test('an unknown variable is refused at its place, and nothing is written', async () => {
  const faux = { ...contenu, sujet: 'Pour ((personne))' }
  const refus = await post('mail', { id: CODE, valeurs: { contenu: faux }, revision: 4 })
  assert.equal(refus.statusCode, 400)
  const { champs } = refus.json() as { champs: Record<string, string> }
  assert.match(
    champs['contenu.sujet'] ?? '',
    /^Caractère 6\u00a0: La variable «\u00a0personne\u00a0» n’existe pas/,
  )
  const apercu = (
    await post('apercu', { key: CODE, contenu: faux, cas: 'usuel' })
  ).json() as ApercuMot
  assert.match(apercu.fautes.sujet ?? '', /«\u00a0personne\u00a0» n’existe pas/)
  assert.equal(apercu.mail, null)
  assert.equal((await post('essai', { key: CODE, contenu: faux, cas: 'usuel' })).statusCode, 400)
  assert.equal((await find('mail', CODE)).revision, 4)
})

test('whoever comes second is shown both wordings', async () => {
  const sent = { id: CODE, revision: 1, valeurs: { contenu } }
  const refus = await post('mail', sent)
  assert.equal(refus.statusCode, 409)
  const { versions: deux } = refus.json() as {
    versions: { votre: object; actuelle: MotEntree }
  }
  assert.deepEqual(deux.votre, sent)
  assert.deepEqual([deux.actuelle.modifieLe, deux.actuelle.revision], [null, 4])
})

test('a word is changed on its own screen only, and one that nobody declared nowhere', async () => {
  const sent = { id: CODE, revision: 4, valeurs: { contenu } }
  assert.equal((await post('edition', sent)).statusCode, 404)
  assert.equal((await post('mail', { ...sent, id: 'a.b', revision: 1 })).statusCode, 404)
  assert.equal((await admin('/api/admin/settings/mail/versions?id=constructor')).statusCode, 404)
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
  const papier = catalogueMots.find('edition.attestation')
  assert.ok(papier)
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
  const valeurs = { contenu: { textes: { texte } } }
  assert.equal((await post('traduction', { id: key, revision: 1, valeurs })).statusCode, 200)
  const said = async (host?: string) =>
    ((await t.visitor(host)('/api/inconnue')).json() as { message: string }).message
  for (let turn = 0; turn < 200 && (await said()).startsWith('La'); turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(await said(), 'Nous n’avons rien trouvé de tel chez Mutuelle Horizon')
  assert.equal(await said('atlas.localhost:8080'), 'La ressource demandée est introuvable')
})
