import type { Locator } from '@playwright/test'
import { CAMILLE, openAt } from '../support/accounts.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { goTo } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('a hand that clicks twice, and one that has no mouse', async ({ page }) => {
  await test.step('the second click of a double click does not fall on what has just taken the place of the first', async () => {
    await openAt(page, CAMILLE, 'notifications', 'Notifications')
    const bouton = page.getByRole('button', { name: /^Marquer comme (non )?lue/ }).first()
    const avant = await bouton.innerText()
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') sent++
    })
    const { x, y, width, height } = (await bouton.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.up()
    // However fast the answer was: the contrary already stands there.
    await expect(bouton).not.toHaveText(avant)
    const apres = await bouton.innerText()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.reload()
    await expect(bouton).toHaveText(apres)
    expect(sent).toBe(1)
    // Another click, later, counts.
    await bouton.click()
    await expect(bouton).toHaveText(avant)
  })
  await test.step('a button that goes away with what it did leaves the focus where it stood', async () => {
    await goTo(page, 'demarches/consentement', 'Mes consentements')
    const ligne = page.getByRole('main').getByRole('listitem').first()
    await ligne.getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(ligne).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(ligne.getByRole('button').first()).toBeFocused()
  })
})

test('two clicks within one moment send once: a link followed, a key added, a comment', async ({
  page,
  problems,
}) => {
  problems.expect(/400/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  /** Both before anything is drawn anew: no hand is as fast. */
  const twice = async (button: Locator) => {
    sent.length = 0
    await button.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
  }
  await test.step('confirming an address', async () => {
    await page.goto('/#/confirm-email?userId=00000000-0000-0000-0000-000000000000&code=x')
    await twice(page.getByRole('main').getByRole('button'))
    await expect(page.getByRole('heading', { level: 1, name: /expiré/ })).toBeVisible()
    expect(sent).toEqual(['/api/identity/confirm-email'])
  })
  await test.step('the second click on an address that could not be confirmed asks for no new link', async () => {
    await page.reload()
    sent.length = 0
    const button = page.getByRole('main').getByRole('button')
    const box = await button.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeVisible()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForTimeout(300)
    expect(sent).toEqual(['/api/identity/confirm-email'])
  })
  await test.step('a key', async () => {
    await addAuthenticator(page)
    await openAt(page, CAMILLE, 'profil/securite', 'Sécurité')
    await page.getByRole('button', { name: /clés d’accès/i }).click()
    await twice(page.getByRole('button', { name: 'Ajouter une clé d’accès' }))
    const dialog = page.getByRole('dialog', { name: 'Clés d’accès' })
    // Not the messages, which stand in the dialog too.
    const cles = dialog
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Supprimer/ }) })
    await expect(cles).toHaveCount(1)
    expect(sent).toEqual(['/api/identity/cles-acces/options', '/api/identity/cles-acces'])
    await dialog.getByRole('button', { name: /^Supprimer/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(cles).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await test.step('a comment on an answer', async () => {
    await goTo(page, 'aide', 'Aide')
    await page
      .getByRole('button', { name: /mot de passe, que faire/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Non/ }).click()
    await page.getByRole('textbox').last().fill('Il manque le lien.')
    await twice(page.getByRole('button', { name: 'Envoyer', exact: true }))
    await expect.poll(() => sent.length).toBe(1)
  })
})
