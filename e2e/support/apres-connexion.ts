import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What opens by itself after sign-in. */
export const dialogs = (page: Page) => page.getByRole('dialog')
export const consents = (page: Page) => page.getByRole('dialog', { name: 'Vos consentements' })
export const news = (page: Page) =>
  page.getByRole('dialog', { name: 'Du nouveau dans votre espace' })

/** Nothing opens any more, however long one waits for it. */
export async function expectCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(dialogs(page)).toHaveCount(0)
}
