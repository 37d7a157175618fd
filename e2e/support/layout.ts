import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** At 320 px, what a phone of 1280 px at 400 % shows, nothing is lost to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBe(0)
  if (before) await page.setViewportSize(before)
}
