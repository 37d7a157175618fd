import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test'
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

export { expect }
