import { existsSync } from 'node:fs'
import { canInstall, installPackages } from './debian.ts'
import { run } from './run.ts'

/** Without a window to draw, the shell needs a third of the time: it comes first. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The path of a Chromium that runs here; installs one when there is none. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await runs(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not run: correct or unset it.`)
  }
  const found = await findInstalled()
  if (found) return found
  await install()
  const installed = await findInstalled()
  if (installed) return installed
  throw new Error(
    'No Chromium was found and none could be installed: install it and set CHROMIUM_PATH to its path.',
  )
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of [...systemBrowsers, await findPlaywrightBrowser()]) {
    if (path && (await runs(path))) return path
  }
  return undefined
}

/** A stub that asks for another installer, or a browser without its libraries, does not count. */
async function runs(path: string): Promise<boolean> {
  return existsSync(path) && (await run(path, ['--version'])).code === 0
}

async function findPlaywrightBrowser(): Promise<string | undefined> {
  try {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

async function install(): Promise<void> {
  console.log('No Chromium found, installing one…')
  if (!canInstall()) {
    const { code, output } = await run('npx', ['playwright', 'install', 'chromium'])
    if (code !== 0) console.error(output)
    return
  }
  // Older distributions have no shell: one of the two is enough.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    await installPackages([browser, 'fonts-liberation'])
    if (await findInstalled()) return
  }
}

if (import.meta.main) void findBrowser().then(console.log)
