import type { Locator, Page } from '@playwright/test'

const MAX = 80

/** Goes to it by Tab alone, from where one stands; fails when Tab does not lead there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < MAX; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by Tab`)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await pressOn(page, target, 'Control+a')
  await page.keyboard.type(text)
}

const QUITTE = 'data-quitte'

/** Goes elsewhere by the hash; the form that is left, still shown for a moment, is not taken for the next one. */
export const leaveFor = (page: Page, href: string) =>
  page.evaluate(
    ([hash = '', mark = '']) => {
      for (const form of document.querySelectorAll('main form')) form.setAttribute(mark, '')
      window.location.assign(hash)
    },
    [href, QUITTE],
  )

/**
 * From the title of an act to its button « Continuer », by Tab alone: the names of what a mouse could reach in the
 * form and Tab did not.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  const form = page.locator(`main form:not([${QUITTE}])`).first()
  const button = form.getByRole('button', { name: 'Continuer' })
  await button.waitFor()
  await page.getByRole('heading', { level: 1 }).focus()
  const reached = await form.evaluateHandle(() => new Set<Element>())
  const end = await button.elementHandle()
  for (let presses = 0; presses < MAX; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await reached.evaluate((all, one) => {
      if (document.activeElement) all.add(document.activeElement)
      return one === document.activeElement
    }, end)
    if (isThere) break
  }
  return form.evaluate((one, all) => {
    const isShown = (element: HTMLElement) => element.getClientRects().length > 0
    const names = [...all].flatMap((element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? [element.name] : [],
    )
    return [...one.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href]')]
      .filter((element) => isShown(element) && !element.matches(':disabled, [tabindex="-1"]'))
      .filter((element) => !all.has(element))
      .filter((element) => !(element instanceof HTMLInputElement && names.includes(element.name)))
      .map((element) => element.getAttribute('name') ?? element.textContent ?? element.tagName)
  }, reached)
}
