import { defineConfig } from '@playwright/test'
import { baseUrl, port } from './support/addresses.ts'

/**
 * Part of a whole test run: of the four charters and schemes that a widget is tried in, two, and only the
 * widgets that lay themselves out on a phone there. `npm test -- browser` leaves nothing out.
 */
const isEssential = process.env.E2E_ESSENTIAL === '1'

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Two cores: more browsers at once only take turns.
  workers: 2,
  // Within a whole run a journey that a busy machine cut short is tried again, and named as flaky.
  retries: isEssential ? 1 : 0,
  // Generous: a whole account lived through in one test, on a machine that may be busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: baseUrl,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Nothing to wait for before a click; the tests about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 860 } },
      grepInvert: isEssential ? /@phone|Horizon, dark:|Atlas, light:/ : /@phone/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 } },
      grep: /@phone|@everywhere/,
      testIgnore: isEssential ? [/widgets\/(?!saisie|code|fenetres|fichiers)/] : [],
    },
  ],
  webServer: {
    command: `"${process.execPath}" support/server.ts`,
    url: `${baseUrl}/health/ready`,
    env: { PORT: String(port) },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
