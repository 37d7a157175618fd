import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { createTestApp, systemeAvec, type TestApp } from '../../../../testing/index.ts'
import { JEANNE } from '../../../../testing/ribs.ts'

const dossier = new URL('../../../../../../docs/systeme/', import.meta.url)
const run = promisify(execFile)

let t: TestApp
let portail: string
before(async () => {
  t = await createTestApp()
  portail = (await t.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
})
after(() => t?.close())

const decider = (cle: string) =>
  run(process.execPath, [new URL('decider.ts', dossier).pathname], {
    env: { ...process.env, CLE: cle, PORTAIL: portail },
  })

test('the script of the documentation decides what waits, and says no more the second time', async () => {
  const jeanne = await t.as(JEANNE)
  const data = { numeroContrat: '', page: 'Contrats', message: 'Illisible.', outil: '' }
  const sent = await jeanne({
    ...{ method: 'POST', url: '/api/forms/accessibilite/form', payload: { data } },
  })
  const { reference } = sent.json().demande
  const { cle } = await systemeAvec(t, ['demandes.lire', 'demandes.traiter'])
  assert.equal((await decider(cle)).stdout, `${reference} : acceptee\n`)
  assert.equal((await decider(cle)).stdout, '')
  await assert.rejects(decider(`${cle.slice(0, -1)}!`), /401 Unauthorized/)
})

test('what the examples call is what there is', () => {
  const { paths } = JSON.parse(
    readFileSync(new URL('../openapi-systeme-v1.json', dossier), 'utf8'),
  ) as { paths: Record<string, object> }
  const known = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  )
  const essai = readFileSync(new URL('essai.http', dossier), 'utf8')
  const called = [...essai.matchAll(/^(GET|POST|PUT) \{\{portail\}\}([^?\n]*)/gm)].map(
    ([, verb, path = '']) => `${verb} ${path.replaceAll('{{id}}', '{id}')}`,
  )
  assert.equal(called.length, 5)
  for (const one of called) assert.ok(known.includes(one), one)
  const page = readFileSync(new URL('../systeme.md', dossier), 'utf8')
  for (const [, path = ''] of page.matchAll(/`(?:GET|POST|PUT) …(\/[^`]*)`/g))
    assert.ok(paths[`/api/systeme/v1${path}`], path)
})
