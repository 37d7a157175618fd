import { openCamille } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'

test('the second click of a double click does not fall on what has just taken the place of the first', async ({
  page,
}) => {
  await openCamille(page)
  await page.goto('/#/notifications')
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
