import {
  test as base,
  expect as baseExpect,
  type ConsoleMessage,
  type Locator,
  type WebError,
} from '@playwright/test'
import { silencePopups } from './popups.ts'

type Problems = {
  /** Announces a problem that this test provokes. */
  expect: (pattern: RegExp) => void
}

/** The insurer's messages after sign-in: most tests are about something else. */
type Popups = 'silenced' | 'shown'

/**
 * A test that sees a console error, an uncaught exception or a violation of the content policy
 * fails, whatever it checked: unless it announced it.
 */
export const test = base.extend<{ problems: Problems; popups: Popups; quiet: undefined }>({
  problems: [
    async ({ context }, use) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => seen.push(String(error.error().stack))
      context.on('console', onConsole).on('weberror', onError)
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use({ expect: (pattern) => expected.push(pattern) })
      context.off('console', onConsole).off('weberror', onError)
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'no problem in the console').toEqual([])
    },
    { auto: true },
  ],
  popups: ['silenced', { option: true }],
  quiet: [
    async ({ context, popups }, use) => {
      if (popups === 'silenced') await silencePopups(context)
      await use(undefined)
    },
    { auto: true },
  ],
})

/**
 * What is not there yet is waited for before it is expected: each time that an expectation looks in vain, the whole page
 * is described for a message that is hardly ever read, which took a tenth of the browser's time.
 */
export const expect = baseExpect.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout
    const begun = Date.now()
    const state = this.isNot ? 'hidden' : 'visible'
    // Whatever went wrong, the expectation itself tells it better.
    await locator.waitFor({ state, timeout }).catch(() => {})
    const left = { timeout: Math.max(1, timeout - (Date.now() - begun)) }
    const looked = baseExpect(locator)
    const told = this.isNot ? looked.not.toBeVisible(left) : looked.toBeVisible(left)
    const failure = await told.then(
      () => null,
      (error: Error) => error.message,
    )
    return { pass: (failure === null) !== this.isNot, message: () => failure ?? '' }
  },
})
