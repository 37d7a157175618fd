import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { compter } from './support/essais.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { signIn, visit } from './support/visiteur.ts'

/** Limits that can be reached cheaply over HTTP: of twenty at once, exactly the limit goes through. */
let portail: Portail
before(async () => {
  portail = await startPortail({
    RATE_LIMIT: '100000',
    PUBLIC_MAILS_PER_HOUR: '17',
    UPLOADS_PER_HOUR: '5',
  })
})
after(() => portail?.end('SIGKILL'))

/** Twenty at once; how many got each answer. */
async function vingt(one: (rang: number) => Promise<Response>): Promise<Record<number, number>> {
  const found: Record<number, number> = {}
  const answers = await Promise.all(Array.from({ length: 20 }, (_, rang) => one(rang)))
  for (const { status, body } of answers) {
    found[status] = (found[status] ?? 0) + 1
    await body?.cancel()
  }
  compter('limites', answers.length)
  return found
}

test('requests without an account from one address: five are taken', async () => {
  const visiteur = visit(portail.url)
  await visiteur.openLogin()
  const identite = {
    prenom: 'Alix',
    nom: 'Dubreuil',
    email: 'alix@ailleurs.example.org',
    numeroContrat: '',
  }
  const envoyer = (rang: number) =>
    visiteur.sendJson('/api/demandes/sans-compte', {
      acte: 'droitsActeGestion',
      identite,
      saisie: { droit: 'acces', message: `Tout ce que vous avez de moi (${rang})` },
    })
  assert.deepEqual(await vingt(envoyer), { 200: 5, 429: 15 })
})

test('forms without an account, whoever is named: what is left of the hour passes, and nothing after', async () => {
  const visiteur = visit(portail.url)
  await visiteur.openLogin()
  const oublier = (rang: number) =>
    visiteur.sendJson('/api/identity/forgot-password', {
      userName: rang % 2 ? 'camille.martin@example.org' : `inconnu${rang}@example.org`,
      dateNaissance: '1984-05-12',
    })
  assert.deepEqual(await vingt(oublier), { 200: 12, 429: 8 })
  assert.deepEqual(await vingt(oublier), { 429: 20 })
})

test('passwords of one identifier: ten are looked at', async () => {
  const visiteur = visit(portail.url)
  const page = await visiteur.openLogin()
  const { 401: refuses } = await vingt(() =>
    visiteur.tryPassword(page, 'hugo.roche@example.org', 'Faux!2026'),
  )
  assert.equal(refuses, 10)
})

test('files and security codes of one account: five of each', async () => {
  const camille = await signIn(portail.url)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const deposer = (rang: number) => camille.upload(`${rang}.png`, new Uint8Array(png))
  assert.deepEqual(await vingt(deposer), { 200: 5, 429: 15 })
  const demander = () =>
    camille.sendJson('/api/security-code/send', { sendType: 'MAIL', operation: 'VERIFY_AMF' })
  const { 200: envoyes } = await vingt(demander)
  assert.equal(envoyes, 5)
})
