import type { Locator, Page } from '@playwright/test'
import { baseUrl } from './addresses.ts'
import { expect } from './test.ts'

/** Opens one section of the gallery of widgets. */
export async function openGallery(page: Page, section: string, base = baseUrl): Promise<void> {
  await page.goto(`${base}/#/dev/widgets/${section}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Galerie des composants' }),
  ).toBeVisible()
}

/** One state of one widget, by the name that it bears in the gallery. */
export const specimen = (page: Page, nom: string): Locator =>
  page.getByRole('region', { name: nom, exact: true })

/** What a form would receive from the widget. */
export const received = (page: Page, nom: string): Locator => specimen(page, nom).locator('output')
