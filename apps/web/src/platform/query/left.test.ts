import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { HttpError } from '../http/error.ts'
import { createQueryClient } from './client.ts'
import type { WriteMeta } from './meta.ts'
import type { Reaction } from './policy.ts'

/** Sends from one screen what fails once `to` stands there; gives how it is reacted to. */
async function fail(t: TestContext, meta: WriteMeta, status: number, to: string) {
  const reactions: Reaction['type'][] = []
  let path = '/register'
  const client = createQueryClient({
    onFailure: ({ type }) => reactions.push(type),
    onSuccess: () => {},
    place: () => path,
  })
  t.after(() => client.clear())
  const mutationFn = async () => {
    path = to
    throw new HttpError(status)
  }
  await client
    .getMutationCache()
    .build(client, { mutationFn, meta })
    .execute(undefined)
    .catch(() => {})
  return reactions
}

const form = { failure: 'La création du compte a échoué.', isOfForm: true }

test('a form that was left says nothing any more of what it had under way', async (t) => {
  assert.deepEqual(await fail(t, form, 400, '/register'), ['toast'])
  assert.deepEqual(await fail(t, form, 400, '/'), ['none'])
})

test('what is no form says that it failed wherever one is', async (t) => {
  assert.deepEqual(await fail(t, { failure: 'La déconnexion a échoué.' }, 400, '/'), ['toast'])
})

test('a service that is away is told on every screen', async (t) => {
  assert.deepEqual(await fail(t, form, 503, '/'), ['unavailable'])
})
