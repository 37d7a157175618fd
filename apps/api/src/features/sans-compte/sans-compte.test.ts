import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../testing/index.ts'
import { catalogueMots } from '../../app/slices.ts'
import { mailRetenu } from '../budgets/budgets.schema.ts'
import { demande } from '../demandes/demandes.schema.ts'

const HUGO = 'hugo.roche@example.org'
let t: TestApp
let noon: Date
before(async () => {
  t = await createTestApp()
  noon = t.clock.now
})
after(() => t?.close())

const qui = (ecart: object = {}) => ({
  prenom: 'Alix',
  nom: 'Dubreuil',
  email: 'alix@ailleurs.example.org',
  numeroContrat: '',
  ...ecart,
})
const plainte = (ecart: object = {}) => ({
  objet: 'remboursement',
  depuis: '01/02/2026',
  message: 'Ma couronne n’est toujours pas remboursée.',
  attendu: '',
  pieces: [],
  ...ecart,
})
const envoyer = (ecart: object = {}, saisie: object = {}) =>
  t.visitor()({
    method: 'POST',
    url: '/api/demandes/sans-compte',
    payload: {
      acte: 'reclamationActeGestion',
      identite: qui(ecart),
      saisie: plainte(saisie),
    },
  })
type Mail = { subject: string; text: string }
async function inbox(to: string): Promise<Mail[]> {
  await t.jobs.drain()
  return (await t.visitor()(`/dev/mailbox/messages?to=${encodeURIComponent(to)}`)).json()
}
const nombre = async () => (await t.database.db.select().from(demande)).length

test('two clicks at once are one request, and twenty are too', async () => {
  const avant = await nombre()
  const email = 'double@ailleurs.example.org'
  const clics = await Promise.all(Array.from({ length: 20 }, () => envoyer({ email })))
  assert.deepEqual([...new Set(clics.map(({ statusCode }) => statusCode))], [200])
  assert.equal(new Set(clics.map((clic) => clic.json().reference)).size, 1)
  assert.equal(await nombre(), avant + 1)
  // They have used one place of five.
  const autres = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      envoyer({ email }, { message: `Ma couronne n’est pas remboursée (${i})` }),
    ),
  )
  assert.equal(autres.filter(({ statusCode }) => statusCode === 200).length, 4)
  assert.equal(autres.filter(({ statusCode }) => statusCode === 429).length, 16)
  assert.equal(await nombre(), avant + 5)
})

test('an address has three receipts a day, then one mail a day later that tells of the others', async () => {
  const email = 'trois@ailleurs.example.org'
  const references: string[] = []
  for (let i = 0; i < 5; i++) {
    const answer = await envoyer({ email }, { message: `Ma couronne n’est pas remboursée (${i})` })
    assert.equal(answer.statusCode, 200, answer.body)
    references.push(answer.json().reference)
    await t.jobs.drain()
  }
  const mails = await inbox(email)
  assert.equal(mails.length, 3)
  // A name that anybody may have typed greets nobody, and stands in no subject.
  for (const { subject, text } of mails) {
    assert.match(text, /^Bonjour,\n/)
    assert.doesNotMatch(subject + text, /Alix|Dubreuil|couronne/)
  }
  t.clock.now = new Date(noon.getTime() + 25 * 3_600_000)
  // One that cannot be read holds up none of the others.
  await t.database.db.insert(mailRetenu).values({
    ...{ clientCode: 'horizon', destinataireEmpreinte: '0', contenu: 'unreadable', nombre: 1 },
    ...{ depuis: noon, envoiLe: noon },
  })
  await t.jobs.drain()
  await t.database.db.delete(mailRetenu).where(eq(mailRetenu.destinataireEmpreinte, '0'))
  const [resume, ...rest] = await inbox(email)
  assert.equal(rest.length, 3)
  assert.equal(resume?.subject, 'D’autres demandes ont été faites avec votre adresse e-mail')
  assert.match(resume?.text ?? '', /^Bonjour,\n\n2 autres demandes ont été faites/)
  assert.match(resume?.text ?? '', new RegExp(references.slice(3).join(', ')))
  assert.deepEqual(
    (await t.database.db.select().from(mailRetenu)).filter(({ nombre }) => nombre === 2),
    [],
  )
  // A day later there is room again.
  await envoyer({ email }, { message: 'Toujours rien le lendemain.' })
  assert.equal((await inbox(email)).length, 5)
  t.clock.now = noon
})

test('one mailbox under ten spellings is one address: three receipts, five requests', async () => {
  const spellings = Array.from({ length: 10 }, (_, i) => `boite+${i}@ailleurs.example.org`)
  const envois = await Promise.all(spellings.map((email) => envoyer({ email })))
  assert.equal(envois.filter(({ statusCode }) => statusCode === 200).length, 5)
  const recus = await Promise.all(spellings.map(inbox))
  assert.equal(recus.flat().length, 3)
})

test('whoever it is about is told three times a day, by however many addresses strangers ask', async () => {
  const avant = (await inbox(HUGO)).length
  const hugo = { prenom: 'Hugo', nom: 'Roche', numeroContrat: '20450003' }
  const envois = await Promise.all(
    Array.from({ length: 20 }, (_, i) => envoyer({ ...hugo, email: `x${i}@ailleurs.example.org` })),
  )
  assert.deepEqual([...new Set(envois.map(({ statusCode }) => statusCode))], [200])
  assert.equal((await inbox(HUGO)).length - avant, 3)
  const [retenu] = await t.database.db.select().from(mailRetenu).where(eq(mailRetenu.nombre, 17))
  assert.ok(retenu)
  assert.doesNotMatch(JSON.stringify(retenu), /hugo/i)
})

test('what one sender repeats in a day is one line of the queue, and each can be opened', async () => {
  const clerk = await t.as('gestionnaire@example.org')
  type Ligne = { id: string; reference: string; repetees: { id: string; reference: string }[] }
  const file = async (quoi = ''): Promise<{ items: Ligne[]; total: number }> =>
    (await clerk(`/api/admin/demandes/traitement?taille=100&tri=recente${quoi}`)).json()
  const avant = (await file()).total
  const email = 'repete@ailleurs.example.org'
  const references: string[] = []
  for (let i = 0; i < 4; i++) {
    t.clock.now = new Date(t.clock.now.getTime() + 1000)
    references.push(
      (await envoyer({ email }, { message: `Toujours rien, ${i} fois` })).json().reference,
    )
  }
  const { items, total } = await file()
  assert.equal(total, avant + 1)
  const ligne = items.find(({ reference }) => reference === references[0])
  assert.deepEqual(
    ligne?.repetees.map(({ reference }) => reference),
    references.slice(1),
  )
  for (const { id } of ligne?.repetees ?? []) {
    const dossier = (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
    // Who asks is said apart: nothing has changed since it was sent.
    assert.equal(dossier.demandeur.email, email)
    assert.deepEqual(dossier.lignes, dossier.changement.lignes)
  }
  // Looked for, each is found; taken by somebody, it stands by itself.
  assert.equal((await file(`&q=${references[2]}`)).items.length, 1)
  const [, deuxieme] = ligne?.repetees ?? []
  const { revision } = (await clerk(`/api/admin/demandes/dossier?id=${deuxieme?.id}`)).json()
  const prise = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { geste: 'prendre', id: deuxieme?.id, revision },
  })
  assert.equal(prise.statusCode, 200, prise.body)
  assert.equal((await file()).total, avant + 2)
  t.clock.now = noon
})

test('no subject of a mail that a form without an account causes holds what somebody typed', () => {
  const publics =
    /^(?:comptes|budgets|delegation)\.|^demandes\.(?:recepisse|alerteSansCompte|messageSansCompte)$/
  const vus = catalogueMots.of('mail').filter(({ key }) => publics.test(key))
  assert.ok(vus.length > 20)
  // What the portal itself says: the label of the act, its number, the insurer, until when.
  const siennes = ['libelle', 'reference', 'assureur', 'titulaire', 'proche', 'jusquAu']
  for (const { key, original } of vus) {
    const sujet = 'sujet' in original ? String(original.sujet) : ''
    for (const [, variable = ''] of sujet.matchAll(/\(\((?:si )?(\w+)\)\)/g))
      assert.ok(['sinon', 'fin', ...siennes].includes(variable), `${key}: ${variable}`)
  }
})

const POISON = 'Gagnez sur www.piege.example'
for (const [champ, valeur, phrase] of [
  ['prenom', POISON, /caractères spéciaux ou numériques/],
  ['nom', 'Ana\nMaria', /caractères spéciaux ou numériques/],
  ['nom', 'Ana\u202eairaM', /caractères spéciaux ou numériques/],
  ['nom', 'a'.repeat(61), /ne doit pas dépasser 60 caractères/],
  ['nom', ' ', /Écrivez votre nom/],
  ['numeroContrat', POISON, /que des lettres, des chiffres/],
  ['email', 'alix', /adresse e-mail valide/],
] satisfies [string, string, RegExp][])
  test(`« ${valeur.slice(0, 30).replace(/\p{C}/gu, '?')} » is refused at ${champ}, and nothing is written`, async () => {
    const avant = await nombre()
    const refus = await envoyer({ [champ]: valeur })
    assert.equal(refus.statusCode, 400)
    assert.match(refus.json().champs[`identite.${champ}`] ?? '', phrase)
    assert.equal(await nombre(), avant)
  })

for (const nom of ['O’Connor', 'Jean-Paul', "D'Artagnan", 'Nguyễn', 'Ñ', 'Ana Mª'])
  test(`« ${nom} » is a name`, async () => {
    const answer = await envoyer({ nom, email: `nom${nom.length}${nom.charCodeAt(0)}@example.org` })
    assert.equal(answer.statusCode, 200, answer.body)
  })
