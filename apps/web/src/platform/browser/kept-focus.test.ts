import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeLeft } from './kept-focus.ts'

const part = (name: string, isConnected: boolean) => ({
  name,
  isConnected,
  matches: (parts: string) => parts.split(', ').includes(name),
})

for (const [quoi, held, attendu] of [
  ['the line that it stood in', [part('div', true), part('li', true), part('main', true)], 'li'],
  ['what held the line, once that is gone', [part('li', false), part('section', true)], 'section'],
  ['nothing, where everything is gone', [part('li', false), part('div', true)], undefined],
] as const)
  test(`the focus of a button that is gone goes to ${quoi}`, () => {
    assert.equal(placeLeft(held)?.name, attendu)
  })
