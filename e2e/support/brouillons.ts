import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What the server keeps of it now. */
export async function draftOf(page: Page, cle: string): Promise<string> {
  const answer = await page.request.get('/api/admin/brouillons', { params: { cle } })
  const { items } = await answer.json()
  return items[0]?.valeur ?? ''
}

/** What somebody of the staff types has reached the server. */
export const expectKept = (page: Page, cle: string, ...textes: string[]) =>
  expect.poll(() => draftOf(page, cle)).toMatch(new RegExp(textes.join('[^]*')))

/** Nothing of it is kept: it was sent, or given up. */
export const expectForgotten = (page: Page, cle: string) =>
  expect.poll(() => draftOf(page, cle)).toBe('')
