import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect } from './test.ts'

export const titre = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/** On to the next step of an act, which must be sound where one stands. */
export async function continuer(page: Page, suivante: string): Promise<void> {
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: suivante })).toBeFocused()
}

/** Sends what has been read again, and is told what has come of it. */
export async function envoyerEtFinir(
  page: Page,
  nouvelle: string | RegExp,
  bouton = 'Envoyer ma demande',
): Promise<void> {
  await expectAccessible(page)
  await page.getByRole('button', { name: bouton }).click()
  await expect(titre(page, nouvelle)).toBeFocused()
  await expectAccessible(page)
}
