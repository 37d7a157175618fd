import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../scripts/support/ports.ts'
import { type Cluster, startPostgres } from '../scripts/support/postgres.ts'
import { run } from '../scripts/support/run.ts'
import { avecManifeste } from './support/lot.ts'
import { type Portail, startPortail } from './support/portail.ts'
import { visit } from './support/visiteur.ts'

/** The insurer's mail server. */
const recus: { a: string; texte: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    const morceaux: Buffer[] = []
    stream.on('data', (morceau: Buffer) => morceaux.push(morceau))
    stream.on('end', () => {
      const brut = Buffer.concat(morceaux).toString('latin1')
      recus.push({ a: envelope.rcptTo[0]?.address ?? '', texte: enClair(brut) })
      done()
    })
  },
})
/** Lines that were folded for the way, whole again. */
const enClair = (brut: string) =>
  brut
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

const dossier = mkdtempSync(join(tmpdir(), 'espace-adherent-inviter-'))
let cluster: Cluster
let environment: Record<string, string>
let portail: Portail
before(async () => {
  cluster = await startPostgres({ durable: false })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  environment = {
    ...{ DATABASE_URL: cluster.url, DATA_DIR: join(dossier, 'data') },
    ...{ PORT: String(await freePort()), HEURES_ENVOI: '0', DEMO_DATA: '1' },
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    SMTP_FROM: 'ne-pas-repondre@example.org',
  }
  mkdirSync(join(dossier, 'data'))
  portail = await startPortail(environment)
})
after(async () => {
  await portail?.end('SIGKILL')
  await cluster?.stop()
  smtp.close()
  rmSync(dossier, { recursive: true, force: true })
})

/** As the insurer's engineer types it, while the portal runs. */
async function importer(...args: string[]): Promise<string> {
  const { code, output } = await run(
    process.execPath,
    ['apps/api/src/importer/main.ts', '--client', 'horizon', ...args],
    { env: { PATH: process.env.PATH, ...environment }, timeout: 120_000 },
  )
  assert.equal(code, 0, output)
  return output
}
const inviter = (parJour: number) => importer('--inviter', '--par-jour', String(parJour))

const adresses = () => recus.map(({ a }) => a).filter((a) => a.endsWith('@invite.example'))
async function arrives(nombre: number): Promise<string[]> {
  for (const limite = Date.now() + 60_000; Date.now() < limite; await sleep(50))
    if (adresses().length >= nombre) break
  // One more than was asked for would come right behind.
  await sleep(500)
  assert.equal(adresses().length, nombre)
  return adresses()
}

const SECRET = `$argon2id$v=19$m=19456,t=2,p=1$${'c'.repeat(22)}$${'d'.repeat(43)}`
const gens = ['attend', 'inactif', 'autre', 'encore', 'secret', 'seul', 'sans-compte']
const lot = () =>
  avecManifeste('inviter', {
    personnes: gens.map((id, i) => ({
      ...{ id, nom: 'Convie', prenom: 'Alix', dateNaissance: `19${60 + i}-03-04` },
    })),
    contrats: gens.flatMap((id) =>
      // Covered by no contract.
      id === 'seul'
        ? []
        : {
            ...{ numero: `I-${id}`, nomOffre: 'Santé Confort', typeContrat: 'sante' },
            ...{ etat: 'valide', dateDebut: '2024-01-01' },
            assures: [{ personne: id, qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
          },
    ),
    comptes: gens.flatMap((id) =>
      id === 'sans-compte'
        ? []
        : {
            ...{ identifiant: `${id}@invite.example`, personne: id },
            ...(id === 'secret' && { motDePasse: SECRET }),
            ...(id === 'inactif' && { isActif: false }),
          },
    ),
  })

test('nobody is written to by an import; then those who wait for a password, so many a day, each once, by whoever asks', async () => {
  for (const [nom, contenu] of Object.entries(lot())) writeFileSync(join(dossier, nom), contenu)
  await importer('--depuis', dossier)
  await arrives(0)

  const trois = await inviter(3)
  assert.match(trois, /^3\s.*1\s/s)
  assert.doesNotMatch(trois, /invite\.example/)
  await arrives(3)
  // The day's number is reached, whoever asks again.
  assert.match(await inviter(3), /^0\s|^Aucun/)
  await arrives(3)
  await Promise.all([inviter(100), inviter(100)])
  const attendus = ['attend', 'inactif', 'autre', 'encore'].map((id) => `${id}@invite.example`)
  assert.deepEqual((await arrives(4)).toSorted(), attendus.toSorted())
  assert.match(await inviter(100), /^0\s|^Aucun/)
  await arrives(4)
})

test('the link that was received opens the account, once, and its holder signs in', async () => {
  for (const identifiant of ['attend@invite.example', 'inactif@invite.example']) {
    const texte = recus.find(({ a }) => a === identifiant)?.texte ?? assert.fail()
    const [lien = assert.fail(texte)] =
      /http:\/\/localhost:\d+\/#\/activate-user\?[^\s"<]+/.exec(texte) ?? []
    assert.ok(lien.startsWith(`${portail.url}/#/`), lien)
    const query = new URLSearchParams(lien.slice(lien.indexOf('?')).replaceAll('&amp;', '&'))
    const password = 'Tilleul-Bourdonne-42'
    const corps = {
      ...{ code: query.get('code'), userId: query.get('userId'), cgu: true },
      ...{ password, confirmPassword: password },
    }
    const elle = visit(portail.url)
    await (await elle.go('/')).body?.cancel()
    const ouvert = await elle.sendJson('/api/identity/activate-user', corps)
    assert.equal(ouvert.status, 200, await ouvert.text())
    const encore = await elle.sendJson('/api/identity/activate-user', corps)
    assert.equal(((await encore.json()) as { code: string }).code, 'InvalidToken')
    assert.equal((await elle.signIn({ userName: identifiant, password })).status, 200)
    const contrats = await elle.go('/api/adherent/contrats')
    assert.match(await contrats.text(), new RegExp(`I-${identifiant.split('@')[0]}`))
  }
})
