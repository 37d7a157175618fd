import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { goTo, openContrats } from '../support/pages.ts'
import { failing } from '../support/portail.ts'
import { expect, test } from '../support/test.ts'

async function exportAs(page: Page, format: string) {
  await page.getByRole('button', { name: 'Exporter' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** The name that the server gives, so that the browser's choice can be compared. */
const namedByServer = (page: Page, path: string) =>
  page
    .waitForResponse((response) => response.url().includes(path))
    .then((response) => response.headers()['content-disposition'] ?? '')

test('contracts are exported, printed, and the button waits for its document', async ({
  page,
  context,
  problems,
}) => {
  await test.step('R7.32 contracts are exported as CSV under the name that the server gives', async () => {
    await openContrats(page)
    const disposition = namedByServer(page, '/export?format=csv')
    const { name, bytes } = await exportAs(page, 'Tableau CSV')
    expect(name).toMatch(/\.csv$/)
    expect(decodeURIComponent(await disposition)).toContain(name)
    expect(bytes.toString('utf8')).toContain('20450001')
  })
  await test.step('R7.32 contracts are exported as an Excel workbook', async () => {
    await goTo(page, 'contrats', 'Mes contrats')
    const { name, bytes } = await exportAs(page, 'Classeur Excel (XLSX)')
    expect(name).toMatch(/\.xlsx$/)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
  })
  await test.step('R7.33 printing opens the document in a new tab', async () => {
    await goTo(page, 'contrats', 'Mes contrats')
    const answered = page.waitForResponse((response) => response.url().includes('/print'))
    const opened = context.waitForEvent('page')
    // A browser that shows no PDF saves what its tab was sent to, perhaps as soon as the tab is there.
    let savedFrom = ''
    context.once('page', (tab) =>
      tab.on('download', (download) => {
        savedFrom = download.url()
      }),
    )
    await page.getByRole('button', { name: 'Imprimer' }).click()
    const tab = await opened
    expect((await answered).headers()['content-type']).toContain('application/pdf')
    await expect.poll(() => savedFrom || tab.url()).toMatch(/^blob:/)
  })
  await test.step('R1.31 R4.40 a button is busy with a spinner while its document comes', async () => {
    await goTo(page, 'contrats', 'Mes contrats')
    let answer = () => {}
    const released = new Promise<void>((resolve) => {
      answer = resolve
    })
    let calls = 0
    await page.route('**/api/adherent/contrats/print', async (route) => {
      calls += 1
      await released
      await route.continue()
    })
    const button = page.getByRole('button', { name: 'Imprimer' })
    await button.click()
    await page.bringToFront()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button.locator('[class*="spinner"]')).toBeVisible()
    await button.click({ force: true })
    expect(calls).toBe(1)
    answer()
    await expect(button).not.toHaveAttribute('aria-busy')
  })
  await test.step('R8.12 a document that does not come says why, and closes its tab', async () => {
    problems.expect(/500/)
    for (const tab of context.pages()) if (tab !== page) await tab.close()
    await page.unrouteAll()
    await failing(page, '/api/adherent/contrats/print', 500, 'Imprimante en panne')
    await page.getByRole('button', { name: 'Imprimer' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages).toContainText('Le téléchargement de «\u00a0Contrats\u00a0» a échoué.')
    await expect(messages).toContainText('Imprimante en panne')
    await expect.poll(() => context.pages().length).toBe(1)
    await expectAccessible(page)
  })
})
