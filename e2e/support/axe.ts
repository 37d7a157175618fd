import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { atlasUrl, baseUrl } from './addresses.ts'
import { isSurelyLegible } from './contrast.ts'
import { lookedAt, markOf } from './looked-at.ts'
import { expect, test } from './test.ts'
import { kindsOfTexts } from './texts.ts'

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
  if (page.url().startsWith(`${atlasUrl}/#/dev/widgets`)) return expectSound(page, 'colours')
  await expectSound(page, 'all')
  const size = page.viewportSize()
  if (!test.info().tags.includes('@everywhere') || !size || size.width <= PHONE.width) return
  await page.setViewportSize(PHONE)
  await expectSound(page, 'all but colours')
  await page.setViewportSize(size)
}

/** The rules that look at colours: three quarters of the time of all of them. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** The rules of one look. */
type Rules = 'all' | 'colours' | 'all but colours'

/** The same in the light and in the dark, where only colours are others; the page is left in the light. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
}

/** A screen that was looked at whole in one charter has only its colours to tell in another. */
export async function expectColoursInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectSound(page, 'colours')
  }
}

/** The style that makes the charter of a client, as its pages carry it. */
export async function charterOf(page: Page, base: string): Promise<string> {
  // Browsers know every name under localhost, the system beneath them may not.
  const headers = { host: new URL(base).host }
  const html = await (await page.request.get(`${baseUrl}/`, { headers })).text()
  const css = /<style nonce="[^"]*">(:root\{color-scheme.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect(css).toContain('--')
  return css
}

/**
 * The same in the charter of the page and in another: what is looked at in both is drawn once. The other one takes the
 * place of its style, where the server had put it, and nothing else of the page is another: a charter is its colours.
 */
export async function expectAccessibleInBothCharters(page: Page, other: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const own = await page.evaluate(dress, other)
    await expectSound(page, 'colours')
    await page.evaluate(dress, own)
    await expectSound(page, colorScheme === 'dark' ? 'colours' : 'all')
  }
}

/** Runs in the page: gives it that charter, and the one that it had. */
function dress(css: string): string {
  const styles = [...document.head.querySelectorAll('style')]
  const style = styles.find(({ textContent }) => textContent?.startsWith(':root{color-scheme'))
  if (!style) throw new Error('this page has no charter')
  const own = style.textContent ?? ''
  style.textContent = css
  const colour = (sheet: string) => /--[a-z-]*primary:([^;}]+)/.exec(sheet)?.[0]
  if (colour(own) === colour(css)) throw new Error('both charters are the same')
  return own
}

async function expectSound(page: Page, rules: Rules): Promise<void> {
  if (!(await page.evaluate(stand))) {
    await expect(page.locator(BUSY)).toHaveCount(0)
    await page.evaluate(stand)
  }
  if (page.frames().length > 1) return expectSoundFrames(page, rules)
  if (rules !== 'colours') await expectMade(page)
  if (rules !== 'all but colours') await expectLegible(page)
}

const BUSY = '[aria-busy="true"]:not(button)'

/** Runs in the page: whether everything has arrived; if so, once it has stopped moving. */
async function stand(): Promise<boolean> {
  if (document.querySelector('[aria-busy="true"]:not(button)')) return false
  const moving = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(moving.map((animation) => animation.finished))
  return true
}

/** How a page is made: every rule but those that look at colours. */
async function expectMade(page: Page): Promise<void> {
  const { isKnown, note } = await lookedAt(page)
  if (isKnown) return
  expectNone((await runRules(page, null)).violations)
  note()
}

/**
 * Of the texts of a page, those of a kind that nobody has looked at yet in this run. One colour on another is a sum, and
 * found out without waking the rules, which read the whole page first.
 */
async function expectLegible(page: Page): Promise<void> {
  const others = (await kindsOfTexts(page))
    .filter(({ plain }) => plain === null || !isSurelyLegible(plain))
    .map(({ kind }) => kind)
    .filter((kind) => !markOf(kind).isKnown)
  if (others.length === 0) return
  const { violations, kinds } = await runRules(page, others)
  expectNone(violations)
  for (const kind of kinds) markOf(kind).note()
}

/** The builder looks into frames, and opens a second page to do so: three times as long. */
async function expectSoundFrames(page: Page, rules: Rules): Promise<void> {
  const off = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
  const options: RunOptions =
    rules === 'colours' ? { runOnly: COLOURS } : rules === 'all' ? {} : { rules: off }
  expectNone((await new AxeBuilder({ page }).options(options).analyze()).violations)
}

function expectNone(violations: AxeResults['violations']): void {
  const readable = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
  expect(readable).toEqual([])
}

type Run = { violations: AxeResults['violations']; kinds: string[] }

/**
 * Without frames the rules run in the page itself: those of colours on these kinds of texts, or all the others. Says which
 * kinds were still there to be looked at.
 */
async function runRules(page: Page, kinds: readonly string[] | null): Promise<Run> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([colours, chosen]) => {
      const { axe, kindsOfTexts: texts } = window as unknown as {
        axe: typeof import('axe-core')
        kindsOfTexts: Map<string, Element>
      }
      const resultTypes = ['violations' as const]
      if (!chosen) {
        const rules = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]))
        const { violations } = await axe.run(document, { resultTypes, rules })
        return { violations, kinds: [] }
      }
      // What was drawn again meanwhile is left for another look.
      const there = chosen.filter((kind) => texts?.get(kind)?.isConnected)
      if (there.length === 0) return { violations: [], kinds: [] }
      const include = there.map((kind) => texts.get(kind) as Element)
      const { violations } = await axe.run({ include }, { resultTypes, runOnly: [...colours] })
      return { violations, kinds: there }
    },
    [COLOURS, kinds] as const,
  )
}
