import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { atlasUrl } from './addresses.ts'
import { lookedAt } from './looked-at.ts'
import { expect, test } from './test.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const PHONE = { width: 390, height: 844 }

/**
 * No violation of any rule, best practices included, once everything has arrived and stopped moving.
 * What is tagged `@everywhere` is looked at as wide as a phone too, where no colour is another.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // The gallery in the second charter is the gallery of the first, in other colours.
  if (page.url().startsWith(`${atlasUrl}/#/dev/widgets`)) return expectSound(page, colours)
  await expectSound(page, everyRule)
  const size = page.viewportSize()
  if (!test.info().tags.includes('@everywhere') || !size || size.width <= PHONE.width) return
  await page.setViewportSize(PHONE)
  await expectSound(page, allButColours)
  await page.setViewportSize(size)
}

/** The rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** The rules of one look: half the time of all of them goes to colours. */
type Rules = Pick<RunOptions, 'runOnly' | 'rules'>
const everyRule: Rules = {}
const colours: Rules = { runOnly: COLOURS }
const allButColours: Rules = {
  rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
}

/** The same in the light and in the dark, where only colours are others; the page is left in the light. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page, colours)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
}

/** A screen that was looked at whole in one charter has only its colours to tell in another. */
export async function expectColoursInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectSound(page, colours)
  }
}

async function expectSound(page: Page, rules: Rules): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
  const { isKnown, note } = await lookedAt(page, rules)
  if (isKnown) return
  const violations = await findViolations(page, rules)
  const readable = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(readable).toEqual([])
  note()
}

/**
 * The builder looks into frames, and opens a second page to do so: three times as long. Where there is
 * no frame the rules run in the page itself, all of them, and only what fails is written down.
 */
async function findViolations(page: Page, rules: Rules): Promise<AxeResults['violations']> {
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page }).options(rules).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    return (await axe.run(document, { resultTypes: ['violations'], ...options })).violations
  }, rules)
}
