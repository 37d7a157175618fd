import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Portail, startPortail } from './support/portail.ts'
import { signIn, type Visiteur } from './support/visiteur.ts'

const JEANNE = { userName: 'jeanne.moreau@example.org', password: 'Horizon!2026' }
/** Kept from one start to the next. */
const dataDir = mkdtempSync(join(tmpdir(), 'espace-adherent-actes-'))
/** Whoever dies while it sends holds its mail up for no longer. */
const bref = { JOBS_LEASE_MS: '3000' }

let portail: Portail
let jeanne: Visiteur
before(async () => {
  portail = await startPortail({ DATA_DIR: dataDir, ...bref })
  jeanne = await signIn(portail.url, JEANNE)
})
after(async () => {
  await portail?.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${portail.url}${path}`, {
    method: 'POST',
    headers: { ...jeanne.headers(), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Answers a code, as the dialog does: another account takes one. */
async function prove(): Promise<string> {
  const operation = 'VERIFY_AMF'
  const path = `/dev/mailbox/messages?to=${encodeURIComponent(JEANNE.userName)}`
  const codes = async () =>
    (await read<{ id: string; text: string }[]>(path)).filter(({ text }) =>
      /confirmer votre identité/.test(text),
    )
  const known = (await codes()).length
  await post('/api/security-code/send', { sendType: 'MAIL', operation })
  for (let tries = 0; tries < 100; tries++) {
    const [newest, ...others] = await codes()
    const securityCode = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
    if (others.length >= known && securityCode !== undefined) {
      const answer = await post('/api/security-code/verify', { securityCode, operation })
      assert.equal(answer.status, 200)
      return securityCode
    }
    await sleep(100)
  }
  throw new Error('No code came')
}

const send = (cle: string, titulaire: string, code: string) =>
  post(
    '/api/forms/ribprestations/form',
    {
      data: {
        titulaire,
        iban: 'FR7630006000012000000710189',
        bic: 'AGRIFRPP882',
        rib: null,
        contrat: {
          numContrat: '20450005',
          nomOffre: 'Santé Confort',
          rib: null,
          codeModePaiement: null,
          hadRib: false,
        },
      },
    },
    { 'idempotency-key': cle, 'x-securitycode': code },
  )

const read = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${portail.url}${path}`, { headers: jeanne.headers() })
  assert.equal(answer.status, 200, path)
  return (await answer.json()) as T
}

const idsOf = async (etat: string) => {
  const { items } = await read<{ items: { id: string }[] }>(`/api/demandes?etat=${etat}`)
  return items.map(({ id }) => id)
}

/** Accepted and waiting for its day: received, then accepted. */
async function cancel(id: string): Promise<void> {
  const answer = await post('/api/demandes/geste', { geste: 'annuler', id, revision: 2 })
  assert.equal(answer.status, 200)
}

const TOLD = /^Vos coordonnées bancaires|^Votre compte bancaire va changer/

/** Told once: a mail that the killed process had begun to send is sent by the next one, once the lease is over. */
async function mails(expected: number): Promise<string[]> {
  const path = `/dev/mailbox/messages?to=${encodeURIComponent(JEANNE.userName)}`
  for (let tries = 0; ; tries++) {
    const all = await read<{ subject: string }[]>(path)
    const told = all.filter(({ subject }) => TOLD.test(subject))
    if (told.length >= expected || tries === 400) return told.map(({ subject }) => subject)
    await sleep(100)
  }
}

/** When the process is killed: before it can have answered, in the middle, or on its answer. */
const moments: [string, (answer: Promise<Response>) => Promise<unknown>][] = [
  ['at once', () => sleep(1)],
  ['in the middle', () => sleep(25)],
  ['on its acknowledgement', (answer) => answer],
]

for (const [index, [title, moment]] of moments.entries())
  test(`kill -9 ${title}, then sent again: one request, accepted once, told once`, async () => {
    const cle = `coup-de-hache-${index}`
    const titulaire = `Jeanne ${index}`
    const code = await prove()
    const first = send(cle, titulaire, code)
    first.catch(() => {})
    await moment(first)
    await portail.end('SIGKILL')
    const known = await first
      .then(
        (answer) => answer.json() as Promise<{ demande: { id: string } }>,
        () => null,
      )
      .catch(() => null)
    portail = await startPortail({ DATA_DIR: dataDir, ...bref })
    const again = await send(cle, titulaire, code)
    assert.equal(again.status, 200)
    const { demande } = (await again.json()) as { demande: { id: string } }
    if (known) assert.equal(demande.id, known.demande.id)
    const ids = (await Promise.all(['en-cours', 'terminees'].map(idsOf))).flat()
    assert.deepEqual([ids.length, ids.includes(demande.id)], [index + 1, true])
    const { lignes } = await read<{ lignes: { apres: string }[] }>(
      `/api/demandes/dossier?id=${demande.id}`,
    )
    assert.equal(lignes[0]?.apres, titulaire)
    assert.equal((await mails(index + 1)).length, index + 1)
    // The first account counts at once; one that takes its place waits, and holds up the next.
    if (index > 0) await cancel(demande.id)
  })
