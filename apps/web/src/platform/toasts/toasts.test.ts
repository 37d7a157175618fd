import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createToasts, DEFAULT_DELAY } from './toasts.ts'

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
const info = (title: string) => ({ type: 'info' as const, title })

test('R4.31 R9.12 a toast leaves after 5000 ms by default, not before', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  assert.equal(DEFAULT_DELAY, 5000)
  const toasts = createToasts(() => DEFAULT_DELAY)
  toasts.push(info('un'))
  t.mock.timers.tick(4999)
  assert.deepEqual(titles(toasts.get().shown), ['un'])
  t.mock.timers.tick(1)
  assert.deepEqual(titles(toasts.get().shown), [])
})

test('R4.30 a fourth toast waits for its turn, then has its whole delay', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const toasts = createToasts(() => 1000)
  for (const title of ['un', 'deux', 'trois', 'quatre']) toasts.push(info(title))
  assert.deepEqual(titles(toasts.get().shown), ['un', 'deux', 'trois'])
  assert.deepEqual(titles(toasts.get().waiting), ['quatre'])
  t.mock.timers.tick(1000)
  assert.deepEqual(titles(toasts.get().shown), ['quatre'])
  t.mock.timers.tick(999)
  assert.deepEqual(titles(toasts.get().shown), ['quatre'])
  t.mock.timers.tick(1)
  assert.deepEqual(titles(toasts.get().shown), [])
})

test('none leaves while one is held; then the delay starts again', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const toasts = createToasts(() => 1000)
  toasts.push(info('un'))
  t.mock.timers.tick(900)
  toasts.hold(true)
  t.mock.timers.tick(60_000)
  assert.deepEqual(titles(toasts.get().shown), ['un'])
  toasts.hold(false)
  t.mock.timers.tick(999)
  assert.equal(toasts.get().shown.length, 1)
  t.mock.timers.tick(1)
  assert.equal(toasts.get().shown.length, 0)
})

test('a toast closed under the pointer does not hold the next ones for ever', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const toasts = createToasts(() => 1000)
  toasts.push(info('un'))
  toasts.hold(true)
  toasts.dismiss(toasts.get().shown[0]?.id ?? 0)
  toasts.push(info('deux'))
  t.mock.timers.tick(1000)
  assert.equal(toasts.get().shown.length, 0)
})

test('the same message is not shown twice at once, another type is another message', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const toasts = createToasts(() => 1000)
  toasts.push(info('un'))
  toasts.push(info('un'))
  toasts.push({ type: 'danger', title: 'un' })
  assert.equal(toasts.get().shown.length, 2)
})

test('one change is one message: a code sent again, then accepted, gives way to what it was for', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const toasts = createToasts(() => 1000)
  const success = (title: string, isStep = false) => toasts.push({ type: 'success', title, isStep })
  success('Un code de sécurité vient d’être renvoyé.', true)
  toasts.push({ type: 'danger', title: 'La demande a échoué' })
  success('Le code de sécurité est vérifié.', true)
  assert.deepEqual(titles(toasts.get().shown), [
    'La demande a échoué',
    'Le code de sécurité est vérifié.',
  ])
  t.mock.timers.tick(600)
  success('Votre choix est enregistré')
  assert.deepEqual(titles(toasts.get().shown), [
    'La demande a échoué',
    'Votre choix est enregistré',
  ])
  // It has its whole delay, not what was left of theirs.
  t.mock.timers.tick(999)
  assert.deepEqual(titles(toasts.get().shown), ['Votre choix est enregistré'])
  t.mock.timers.tick(1)
  assert.deepEqual(titles(toasts.get().shown), [])
})

test('a screen that tells the result itself leaves no step over it, and every other message', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const toasts = createToasts(() => 1000)
  toasts.push({ type: 'success', title: 'Le code de sécurité est vérifié.', isStep: true })
  toasts.push(info('Un autre message'))
  toasts.arrived()
  assert.deepEqual(titles(toasts.get().shown), ['Un autre message'])
})

test('two changes are two messages', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const toasts = createToasts(() => 1000)
  toasts.push({ type: 'success', title: 'un' })
  toasts.push({ type: 'success', title: 'deux' })
  assert.deepEqual(titles(toasts.get().shown), ['un', 'deux'])
})
