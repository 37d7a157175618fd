import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Portail, startPortail } from './support/portail.ts'
import { visit } from './support/visiteur.ts'

/** Kept from one start to the next: what was tried must survive the process. */
const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-pulverisation-'))
/** As the product is run: with its own limit of requests. */
const environment = { DATA_DIR: dataDir, RATE_LIMIT: '1200' }

let portail: Portail
before(async () => {
  portail = await startPortail(environment)
})
after(async () => {
  await portail?.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const MOT_DE_PASSE = 'Horizon!2026'
const REFUS = /Trop d’essais infructueux depuis votre réseau/

test('one password on two hundred accounts from one address: fifty are looked at', async () => {
  const visiteur = visit(portail.url)
  const page = await visiteur.openLogin()
  const guess = async (rang: number) => {
    const answer = await visiteur.tryPassword(page, `membre${rang}@example.org`, MOT_DE_PASSE)
    return { status: answer.status, body: await answer.text() }
  }
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  // A hundred at once: more would find no place in the queue of those who wait for a core.
  for (let wave = 0; wave < 2; wave++)
    answers.push(
      ...(await Promise.all(Array.from({ length: 100 }, (_, i) => guess(wave * 100 + i)))),
    )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  assert.deepEqual([count(401), count(429)], [50, 150])
  for (const { status, body } of answers) if (status === 429) assert.match(body, REFUS)
})

test('the budget of the address is not given back by a restart', async () => {
  await portail.end('SIGTERM')
  portail = await startPortail(environment)
  const visiteur = visit(portail.url)
  const page = await visiteur.openLogin()
  // A password that is right, and would open the account at once if it were looked at.
  const answer = await visiteur.tryPassword(page, 'camille.martin@example.org', MOT_DE_PASSE)
  assert.equal(answer.status, 429)
  assert.match(await answer.text(), REFUS)
})
