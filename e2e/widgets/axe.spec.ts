import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** What looks at every screen must itself be seen to find what is wrong: each of these stands beside what is right. */
const wrong: [string, string, string][] = [
  ['grey on white', '<p style="color: #aaa">Illisible</p>', 'color-contrast'],
  [
    'the colours of another text, on another background',
    '<div style="background: #222"><p style="color: #111">Illisible</p></div>',
    'color-contrast',
  ],
  [
    'the same colours under a veil',
    '<div style="opacity: 0.3"><p style="color: #111">Illisible</p></div>',
    'color-contrast',
  ],
  [
    'a link that only its colour tells',
    '<p style="color: #111">Voir <a href="#a" style="color: #333; text-decoration: none">ici</a> la suite</p>',
    'link-in-text-block',
  ],
  ['a field without a name', '<input style="color: #111" type="text">', 'label'],
]

const show = (page: Page, more: string) =>
  page.setContent(`<!doctype html><html lang="fr"><title>Un écran</title>
    <body style="background: #fff"><main><h1 style="color: #111">Un écran</h1>
    <p style="color: #111">Lisible</p>${more}</main></body></html>`)

test('what is wrong is found beside what is right, once and again', async ({ page }) => {
  await page.goto('about:blank')
  await show(page, '')
  await expectAccessible(page)
  for (const [name, html, rule] of wrong)
    await test.step(name, async () => {
      await show(page, html)
      // What was found wrong is not taken for known.
      for (let i = 0; i < 2; i++) {
        const found = await expectAccessible(page).then(
          () => 'nothing',
          (error: Error) => error.message,
        )
        expect(found).toContain(rule)
      }
    })
})
