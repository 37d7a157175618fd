import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieOfPopup, popupsToShow } from './popups.ts'

const items = [{ id: 'a' }, { id: 'b' }]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

for (const [title, cookie, cookies, expected] of [
  ['no cookie yet', 'accueil', 'XSRF-TOKEN=x', ['a', 'b']],
  ['the cookie of one item', 'accueil', 'XSRF-TOKEN=x; popup_accueil_a=1', ['b']],
  ['both', 'accueil', 'popup_accueil_a=1; popup_accueil_b=1', []],
  ['the cookie of another popup', 'accueil', 'popup_rib_a=1', ['a', 'b']],
  ['a popup without a cookie name', null, 'popup_accueil_a=1', ['a', 'b']],
] as const)
  test(`R4.33 ${title}: ${expected.join(', ') || 'nothing'} is shown`, () => {
    assert.deepEqual(ids(popupsToShow(items, cookie, cookies)), expected)
  })

test('a message that names a cookie of its own is silenced under it alone', () => {
  const propre = { id: 'a', cookie: 'ete_2026' }
  assert.equal(cookieOfPopup('Popups', propre), 'popup_ete_2026_a')
  assert.deepEqual(ids(popupsToShow([propre], 'Popups', 'popup_Popups_a=1')), ['a'])
  assert.deepEqual(ids(popupsToShow([propre], 'Popups', 'popup_ete_2026_a=1')), [])
})

test('no name that staff type can be that of another cookie', () => {
  assert.equal(cookieOfPopup('XSRF-TOKEN', { id: 'a' }), 'popup_XSRF-TOKEN_a')
  assert.equal(cookieOfPopup('__Host-session; x', { id: 'é/1' }), 'popup___Host-session_x_e_1')
})
