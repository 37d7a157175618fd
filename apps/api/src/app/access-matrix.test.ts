import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Access } from '@espace-adherent/contract'
import { hasDroit, isMembre, type Role } from '@espace-adherent/domain'
import type { RouteOptions } from 'fastify'
import { createTestApp, type Inject, type TestApp } from '../testing/index.ts'

type Route = { method: string; url: string; access: Access }

const accounts: [string, Role[]][] = [
  ['camille.martin@example.org', ['User']],
  ['julien.martin@example.org', ['Beneficiaire']],
  ['admin@example.org', ['Admin']],
  ['gestionnaire@example.org', ['BackEndUser']],
  ['consultant@example.org', ['Consultant']],
]

let t: TestApp
const declared: RouteOptions[] = []
const routes: Route[] = []
before(async () => {
  t = await createTestApp({
    onRoute: (route) => declared.push(route),
  })
  for (const { method, url, config } of declared)
    for (const each of [method].flat())
      if (each !== 'HEAD' && each !== 'OPTIONS')
        routes.push({ method: each, url, access: config?.access as Access })
})
after(() => t?.close())

/** Written apart from the guard's own rule: a matrix that quoted the guard could not fail. */
function expected(access: Access, roles: readonly Role[] | null): 'in' | 401 | 403 {
  if (access === 'public') return 'in'
  if (roles === null) return 401
  if (access === 'connecte') return 'in'
  const allowed = access === 'membre' ? isMembre(roles) : hasDroit(roles, access.backoffice)
  return allowed ? 'in' : 403
}

async function checkAll(call: Inject, roles: readonly Role[] | null, who: string) {
  for (const { method, url, access } of routes) {
    // Leaving ends the very session that the next routes are tried with.
    if (url.endsWith('/logout')) continue
    const path = url.replace(/:\w+/g, 'x').replace('*', 'x')
    // A stream of events never ends by itself: its beginning is its answer.
    const payloadAsStream = url.endsWith('/flux')
    const { statusCode } = await call({ method: method as 'GET', url: path, payloadAsStream })
    const verdict = expected(access, roles)
    const title = `${who}: ${method} ${url} answered ${statusCode}`
    if (verdict === 'in') assert.ok(![401, 403].includes(statusCode), title)
    else assert.equal(statusCode, verdict, title)
  }
}

test('every route declares its access, and there are many', () => {
  assert.ok(routes.length > 60, `${routes.length} routes`)
  for (const route of routes) assert.ok(route.access, `${route.method} ${route.url}`)
})

test('every route × nobody equals the declared matrix', () => checkAll(t.visitor(), null, 'nobody'))

for (const [userName, roles] of accounts) {
  test(`R6.01 every route × ${roles} equals the declared matrix`, async () =>
    checkAll(await t.as(userName), roles, userName))
}

test('R7.02 administration is closed to members', async () => {
  const camille = await t.as('camille.martin@example.org')
  assert.equal((await camille('/api/admin/connexion-counter')).statusCode, 403)
  const admin = await t.as('admin@example.org')
  assert.equal((await admin('/api/admin/connexion-counter')).statusCode, 200)
})

test('a route that declares no access stops the boot', async () => {
  await assert.rejects(
    createTestApp({
      extend: (app) => {
        app.get('/api/oubli', () => ({}))
      },
    }),
    /GET \/api\/oubli declares no access/,
  )
})
