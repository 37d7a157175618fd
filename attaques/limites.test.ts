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

/** Twenty at once; how many got each answer, by its status or by what it says. */
async function vingt(
  one: (rang: number) => Promise<Response>,
  nommer: (body: string, status: number) => string | number = (_, status) => status,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const answers = await Promise.all(Array.from({ length: 20 }, (_, rang) => one(rang)))
  for (const answer of answers) {
    const nom = nommer(await answer.text(), answer.status)
    found[nom] = (found[nom] ?? 0) + 1
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
  // Each another one: the same form twice at once is one.
  const essayer = (rang: number) =>
    visiteur.tryPassword(page, 'hugo.roche@example.org', `Faux!2026${rang}`)
  const nommer = (body: string) => (/Trop d’essais/.test(body) ? 'verrouillé' : 'regardé')
  assert.deepEqual(await vingt(essayer, nommer), { regardé: 10, verrouillé: 10 })
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
  const nommer = (body: string) => (body.includes('"sendType":"MAIL"') ? 'envoyé' : 'refusé')
  const { envoyé } = await vingt(demander, nommer)
  assert.equal(envoyé, 5)
})
