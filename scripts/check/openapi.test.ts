import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkOpenApi } from './openapi.ts'

const call = {
  operationId: 'un',
  summary: 'Un',
  security: [],
  responses: { 200: { description: 'Oui' }, '4XX': { description: 'Non' } },
}
const api = (get: object) => ({
  openapi: '3.1.0',
  info: { title: 'Essai', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  paths: { '/un': { get } },
})

async function problemsOf(document: object): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  try {
    return (await checkOpenApi([file])).problems
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a document that programs can read passes', async () => {
  assert.deepEqual(await problemsOf(api(call)), [])
})

test('a call without an id, without its security, or with a shape that is nowhere, does not', async () => {
  const { operationId: _, ...nameless } = call
  assert.match((await problemsOf(api(nameless))).join(), /operation-operationId/)
  const { security: __, ...open } = call
  assert.match((await problemsOf(api(open))).join(), /security-defined/)
  const schema = { $ref: '#/components/schemas/Nulle' }
  const lost = { description: 'Oui', content: { 'application/json': { schema } } }
  assert.match(
    (await problemsOf(api({ ...call, responses: { ...call.responses, 200: lost } }))).join(),
    /no-unresolved-refs/,
  )
})
