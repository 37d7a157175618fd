import { defineConfig } from '@playwright/test'
import { baseUrl, port, providerPort } from './support/addresses.ts'

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Two cores: more browsers at once only take turns.
  workers: 2,
  // Generous: a whole account lived through in one test, on a machine that may be busy.
  timeout: 60_000,
  // Said by name at the end of the run.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    baseURL: baseUrl,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A worker would stand between a test and the network that it changes.
    serviceWorkers: 'block',
    // Nothing to wait for before a click; the tests about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Nobody looks: what a software card would draw costs a tenth of the time.
        '--disable-gpu',
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
      name: 'staff',
      testMatch: 'support/staff.setup.ts',
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'desktop',
      dependencies: ['staff'],
      use: { viewport: { width: 1280, height: 860 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      dependencies: ['staff'],
      use: { viewport: { width: 390, height: 844 } },
      grep: /@phone|@both/,
    },
  ],
  webServer: {
    // In the place of its shell: whoever is waited for by a shell that lives on is no orphan.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" support/server.ts`,
    url: `${baseUrl}/health/ready`,
    env: { PORT: String(port), DEMO_OIDC_PORT: String(providerPort) },
    // A slow machine is no failure.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
