import assert from 'node:assert/strict'
import { test } from 'node:test'
import type pg from 'pg'
import type { Asked } from './batch.ts'
import { Conversation } from './conversation.ts'

/** A server that answers at once. `fails`: a statement that it refuses; `ends`: what it makes of a commit. */
function serve(fails?: string, ends = 'COMMIT') {
  const messages: string[][] = []
  let isReleased = false
  const send = (asked: readonly Asked[]) => {
    messages.push(asked.map(({ query }) => query.text))
    let refusal: Error | undefined
    for (const { query, resolve, reject } of asked) {
      if (query.text === fails) refusal = new Error(`refused: ${fails}`)
      if (refusal) reject(refusal)
      else resolve({ rows: [query.text], command: ends } as never)
    }
  }
  const release = () => {
    isReleased = true
  }
  const conversation = new Conversation({ send, release })
  const ask = (text: string) => conversation.query({ text }) as Promise<pg.QueryResult>
  return { conversation, ask, messages, isReleased: () => isReleased }
}

test('what is asked for in one breath is one message, which begins the transaction', async () => {
  const { ask, messages, conversation } = serve()
  await Promise.all([ask('one'), ask('two')])
  await ask('three')
  await conversation.commit()
  assert.deepEqual(messages, [['begin', 'one', 'two'], ['three'], ['commit']])
})

test('what nobody waits for leaves with the next question, or with the commit, in its order', async () => {
  const { ask, messages, conversation } = serve()
  conversation.defer(() => ask('a'))
  conversation.defer(() => ask('b'))
  await ask('question')
  conversation.defer(() => ask('c'))
  await conversation.commit()
  assert.deepEqual(messages, [
    ['begin', 'a', 'b', 'question'],
    ['c', 'commit'],
  ])
})

test('whoever wants a deferred answer within the transaction sends it by waiting', async () => {
  const { ask, messages, conversation } = serve()
  const { rows } = await conversation.defer(() => ask('a'))
  assert.deepEqual([rows, messages], [['a'], [['begin', 'a']]])
  await conversation.commit()
})

test('a deferred statement that fails fails the commit, and what follows is undone', async () => {
  const { ask, messages, conversation } = serve('b')
  conversation.defer(() => ask('a'))
  conversation.defer(() => ask('b'))
  await assert.rejects(conversation.commit(), /refused: b/)
  await conversation.rollback()
  assert.deepEqual(messages, [['begin', 'a', 'b', 'commit'], ['rollback']])
})

test('a failure that somebody swallowed does not end as if it were committed', async () => {
  const { ask, conversation } = serve('a', 'ROLLBACK')
  await ask('a').catch(() => {})
  await assert.rejects(conversation.commit(), /refused: a/)
})

test('what was deferred and then undone is never sent, nor is a transaction that asked nothing', async () => {
  const { ask, messages, conversation } = serve()
  conversation.defer(() => ask('a'))
  await conversation.rollback()
  assert.deepEqual(messages, [])
  const silent = serve()
  await silent.conversation.commit()
  assert.deepEqual(silent.messages, [])
})

test('who comes late does not speak in the transaction of somebody else', async () => {
  const { ask, messages, conversation, isReleased } = serve()
  await ask('one')
  await conversation.commit()
  conversation.end()
  await assert.rejects(ask('late'), /The transaction is over/)
  assert.deepEqual(messages, [['begin', 'one'], ['commit']])
  assert.equal(isReleased(), true)
})
