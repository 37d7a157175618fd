import assert from 'node:assert/strict'
import { before, type TestContext, test } from 'node:test'
import { contratsResource } from '@espace-adherent/contract/contrats'

// The browser's, as far as a request needs them; in place before the client is made.
const sent: { url: string; body: unknown }[] = []
let answer = new Response()
Object.assign(globalThis, {
  document: { cookie: 'XSRF-TOKEN=jeton' },
  fetch: async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) })
    return answer
  },
})
let act: typeof import('./act.ts')['act']
let update: typeof import('./act.ts')['update']
let createQueryClient: typeof import('./client.ts')['createQueryClient']
before(async () => {
  ;({ act, update } = await import('./act.ts'))
  ;({ createQueryClient } = await import('./client.ts'))
})

// Any resource does: the address and the words are what is at stake.
const resource = { ...contratsResource, path: '/forms/essai' as const }
const data = { nom: 'Léa' } as unknown as Record<string, never>

/** Sends it as a screen would, and gives the toasts that the person sees. */
async function run(
  t: TestContext,
  options: ReturnType<typeof act<{ row: unknown; query: unknown; data: typeof data }>>,
  status: number,
  body: object,
) {
  const toasts: unknown[] = []
  const client = createQueryClient({
    onFailure: (reaction) => toasts.push(reaction),
    onSuccess: (toast) => toasts.push(toast),
  })
  t.after(() => client.clear())
  answer = new Response(JSON.stringify(body), { status })
  await client
    .getMutationCache()
    .build(client, options)
    .execute(data)
    .catch(() => {})
  return { request: sent.at(-1), toasts }
}

test('R7.35 R8.27 an act posts {data} to its form and says it was taken into account', async (t) => {
  const { request, toasts } = await run(t, act(resource), 200, { isModeGestionManuel: false })
  assert.deepEqual(request, { url: '/api/forms/essai/form', body: { data: { nom: 'Léa' } } })
  assert.deepEqual(toasts, [{ title: 'Votre demande a bien été prise en compte' }])
})

test('R8.28 an act in manual mode adds that it will be treated soon', async (t) => {
  const { toasts } = await run(t, act(resource, 'vel'), 200, { isModeGestionManuel: true })
  assert.deepEqual(toasts, [
    {
      title: 'Votre demande a bien été prise en compte et sera traitée dans les plus brefs délais.',
    },
  ])
})

test('R8.29 an acknowledged act adds the line about the e-mail', async (t) => {
  const { toasts } = await run(t, act(resource), 200, { isAccuseReception: true })
  assert.deepEqual(toasts, [
    {
      title: 'Votre demande a bien été prise en compte',
      detail: 'Un e-mail de confirmation vient de vous être envoyé.',
    },
  ])
})

test('R8.12 R8.32 a refused act says that it failed, then why', async (t) => {
  const { toasts } = await run(t, act(resource), 400, { message: 'Le nom est trop court' })
  assert.deepEqual(toasts, [
    { type: 'toast', title: 'La demande a échoué', detail: 'Le nom est trop court' },
  ])
})

test('R8.31 an update posts its data as they are and says it is done', async (t) => {
  const { request, toasts } = await run(t, update(resource), 200, {})
  assert.deepEqual(request, { url: '/api/forms/essai', body: { nom: 'Léa' } })
  assert.deepEqual(toasts, [{ title: 'Demande réalisée' }])
})

test('R8.30 a refused update says that a problem occurred', async (t) => {
  const { toasts } = await run(t, update(resource), 500, {})
  assert.deepEqual(toasts, [
    {
      type: 'toast',
      title: 'Un problème est survenu',
      detail: 'Une erreur s’est produite. Si le problème persiste, contactez votre support',
    },
  ])
})
