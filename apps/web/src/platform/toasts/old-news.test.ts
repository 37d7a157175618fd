import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOldNews } from './old-news.ts'
import { createToasts } from './toasts.ts'

function screen() {
  const clock = { now: 0 }
  const toasts = createToasts(() => 5000)
  const news = createOldNews(toasts, () => clock.now)
  const say = (title: string) => toasts.push({ type: 'success', title })
  const titles = () => [...toasts.get().shown, ...toasts.get().waiting].map(({ title }) => title)
  return { clock, news, say, titles }
}

test('what was said on a screen goes with it when somebody goes elsewhere', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { clock, news, say, titles } = screen()
  for (const title of ['un', 'deux', 'trois', 'quatre']) say(title)
  clock.now = 900
  news.wished()
  news.left()
  assert.deepEqual(titles(), [], 'the one that waited for its turn too')
})

test('what tells why another screen came stays, however late that screen is', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { clock, news, say, titles } = screen()
  news.wished()
  clock.now = 40
  say('Votre demande a bien été prise en compte')
  clock.now = 3000
  news.left()
  assert.deepEqual(titles(), ['Votre demande a bien été prise en compte'])
})

test('the second click of what it is about is no other wish', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { clock, news, say, titles } = screen()
  say('fait')
  clock.now = 150
  news.wished()
  news.left()
  assert.deepEqual(titles(), ['fait'])
})

test('of two messages, only the one that is old news goes', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { clock, news, say, titles } = screen()
  say('ancien')
  clock.now = 2000
  news.wished()
  clock.now = 2050
  say('nouveau')
  news.left()
  assert.deepEqual(titles(), ['nouveau'])
})
