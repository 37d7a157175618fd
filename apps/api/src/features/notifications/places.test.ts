import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPlaces } from './places.ts'

/** So many nodes, which hear everything in one order, twice, and some time after it was said. */
function installation(nodes: number, { isAway = false } = {}) {
  const queue: string[] = []
  let now = 0
  const places = Array.from({ length: nodes }, () =>
    createPlaces({
      notify: async (topic) => {
        if (isAway) throw new Error('away')
        queue.push(topic)
      },
      lifetimeMs: 300_000,
      clock: () => now,
    }),
  )
  const hear = () => {
    for (let topic = queue.shift(); topic !== undefined; topic = queue.shift())
      for (const place of places) {
        place.onTopic(topic)
        place.onTopic(topic)
      }
  }
  const open: string[] = []
  return {
    open,
    hear,
    later: (ms: number) => {
      now += ms
    },
    /** Opens it on that node; closed as a stream is, by itself or when asked to give way. */
    listen(nom: string, sur: number, session = 'une session') {
      open.push(nom)
      let leave = () => {}
      const close = () => {
        if (!open.includes(nom)) return
        open.splice(open.indexOf(nom), 1)
        leave()
      }
      leave = places[sur]?.take(session, { giveWay: close }) ?? leave
      return close
    },
  }
}
const noms = (nombre: number) => Array.from({ length: nombre }, (_, rang) => `n${rang}`)

test('twelve of one session on three nodes: the two oldest give way, and nobody else', () => {
  const { listen, hear, open } = installation(3)
  for (const [rang, nom] of noms(12).entries()) {
    listen(nom, rang % 3)
    hear()
  }
  assert.deepEqual(open, noms(12).slice(2))
})

test('twelve at the same time, heard later, and one of another session', () => {
  const { listen, hear, open } = installation(4)
  for (const [rang, nom] of noms(12).entries()) listen(nom, rang % 4)
  listen('autre', 0, 'une autre')
  hear()
  assert.deepEqual(open, [...noms(12).slice(2), 'autre'])
})

test('who has left makes room; a node that was killed does so after a while', () => {
  const { listen, hear, open, later } = installation(2)
  const fermer = noms(10).map((nom, rang) => listen(nom, rang % 2))
  hear()
  fermer[3]?.()
  hear()
  listen('onzieme', 0)
  hear()
  assert.equal(open.length, 10)
  assert.ok(open.includes('n0'))
  later(300_001)
  listen('douzieme', 1)
  hear()
  assert.ok(open.includes('n0'), 'the others are counted no more')
})

test('with the database away, each node holds its own to ten', () => {
  const { listen, open } = installation(1, { isAway: true })
  for (const nom of noms(30)) listen(nom, 0)
  assert.deepEqual(open, noms(30).slice(20))
})
