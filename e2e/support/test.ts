import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
  type WorkerInfo,
} from '@playwright/test'
import { KeptContext } from './kept-context.ts'
import { silencePopups } from './popups.ts'

type Problems = {
  /** Announces a problem that this test provokes. */
  expect: (pattern: RegExp) => void
}

/** The insurer's messages after sign-in: most tests are about something else. */
type Popups = 'silenced' | 'shown'

/** `own`: where a browser that has seen the portal before would do other things, such as open a page without network. */
type Profile = 'kept' | 'own'

/** Those in which violations of the policy are told. */
const watched = new WeakSet<BrowserContext>()

/** What a profile is like, where a test does not ask for another one. */
export function optionsOf({ project }: WorkerInfo) {
  const { baseURL, locale, timezoneId, serviceWorkers, viewport, contextOptions } = project.use
  return { ...contextOptions, baseURL, locale, timezoneId, serviceWorkers, viewport }
}

/**
 * A test that sees a console error, an uncaught exception or a violation of the content policy
 * fails, whatever it checked: unless it announced it.
 */
export const test = base.extend<
  { problems: Problems; popups: Popups; profile: Profile; quiet: undefined },
  { kept: KeptContext }
>({
  kept: [
    async ({ browser }, use, info) => {
      const kept = new KeptContext(browser, optionsOf(info))
      await use(kept)
      await kept.drop()
    },
    { scope: 'worker' },
  ],
  /** The worker's, unless the test asks for another one (`test.use`). */
  context: async (
    { browser, kept, profile, colorScheme, javaScriptEnabled, serviceWorkers, userAgent },
    use,
    info,
  ) => {
    const usual = optionsOf(info)
    const isUsual =
      profile === 'kept' &&
      colorScheme === 'light' &&
      javaScriptEnabled === true &&
      serviceWorkers === usual.serviceWorkers &&
      userAgent === undefined
    if (isUsual) {
      await use(await kept.current())
      // Nobody knows in which state a test that failed has left it.
      return info.status === info.expectedStatus ? kept.clean() : kept.drop()
    }
    const own = { colorScheme, javaScriptEnabled, serviceWorkers, userAgent }
    const context = await browser.newContext({ ...usual, ...own })
    await use(context)
    await context.close()
  },
  problems: [
    async ({ context }, use) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
      }
      const onError = (error: WebError) => seen.push(String(error.error().stack))
      context.on('console', onConsole).on('weberror', onError)
      if (!watched.has(context)) await tellViolations(context)
      await use({ expect: (pattern) => expected.push(pattern) })
      context.off('console', onConsole).off('weberror', onError)
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'no problem in the console').toEqual([])
    },
    { auto: true },
  ],
  popups: ['silenced', { option: true }],
  profile: ['kept', { option: true }],
  quiet: [
    async ({ context, popups }, use) => {
      if (popups === 'silenced') await silencePopups(context)
      await use(undefined)
    },
    { auto: true },
  ],
})

async function tellViolations(context: BrowserContext): Promise<void> {
  watched.add(context)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

export { expect }
