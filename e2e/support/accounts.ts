import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Cookie, Page } from '@playwright/test'
import { atlasUrl, baseUrl } from './addresses.ts'
import { codeAfter, lastMessageId } from './mailbox.ts'
import { expect } from './test.ts'

export const CAMILLE = 'camille.martin@example.org'
/** A beneficiary of her contract. */
export const JULIEN = 'julien.martin@example.org'
const ACCUEIL = '/#/accueil'

const passwords = { horizon: 'Horizon!2026', atlas: 'Atlas!2026' }

/** Signs in through the real login page, from the home screen. */
export async function login(page: Page, userName: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Me connecter' }).click()
  await fillLogin(page, userName)
}

export async function fillLogin(
  page: Page,
  userName: string,
  password = passwords.horizon,
): Promise<void> {
  await page.getByLabel('Identifiant (adresse e-mail)').fill(userName)
  await page.getByLabel('Mot de passe').fill(password)
  const boite = codeReceiver(userName)
  const last = boite === null ? 0 : await lastMessageId(page, boite, LOGIN_CODE, serverOf(page))
  await page.getByRole('button', { name: 'Me connecter', exact: true }).click()
  if (boite !== null) await fillLoginCode(page, boite, last)
}

/** A test may have a server of its own. */
const serverOf = (page: Page) => `http://localhost:${new URL(page.url()).port}`

/** Where the code goes that this account is asked for after its password; null when it is not. */
function codeReceiver(userName: string): string | null {
  if (userName === HUGO) return MOBILE_HUGO
  return mobilesStaff[userName] ?? null
}

/** Back-office accounts of the default client, with the mobiles that receive their codes. */
export const mobilesStaff: Readonly<Record<string, string>> = {
  'admin@example.org': '+33639980201',
  'second.admin@example.org': '+33639980205',
  'gestionnaire@example.org': '+33639980202',
  'consultant@example.org': '+33639980203',
  'service.medical@example.org': '+33639980204',
}

/** His space is protected: a code comes by text message. */
export const HUGO = 'hugo.roche@example.org'
export const MOBILE_HUGO = '+33639984567'

const LOGIN_CODE = /vous connecter/

/** The code that a protected account is asked for after its password, newer than that message. */
export async function fillLoginCode(page: Page, mobile: string, last = 0): Promise<void> {
  await expect(heading(page, 'Code de sécurité')).toBeVisible()
  const code = await codeAfter(page, mobile, LOGIN_CODE, last, serverOf(page))
  await page.getByLabel('Code de sécurité à 6 chiffres').fill(code)
  await page.getByRole('button', { name: 'Valider' }).click()
}

/** Whoever is signed in protects their account with that mobile, as the portal's own calls would. */
export async function protect(page: Page, mobile: string): Promise<void> {
  const cookies = await page.context().cookies()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/security-code/${path}`, {
      headers: { 'X-XSRF-TOKEN': xsrf },
      data: { operation: 'ACTIVATE_AMF', newAmfTel: mobile, ...data },
    })
    expect(answer.status()).toBe(200)
  }
  await call('send', { sendType: 'SMS' })
  const securityCode = await codeAfter(page, mobile, /activer la vérification/, 0)
  await call('verify', { securityCode })
}

/** The other client: its home is the login page of its own provider, which asks staff for a second factor. */
export async function loginAtlas(page: Page, userName: string): Promise<void> {
  await fillAtlas(page, userName)
  if (userName !== STAFF_ATLAS) return
  await page.getByLabel('Code du service de connexion').fill(CODE_FOURNISSEUR)
  await page.getByRole('button', { name: 'Continuer', exact: true }).click()
}

/** Up to the password. */
export async function fillAtlas(page: Page, userName: string): Promise<void> {
  await page.goto(atlasUrl)
  await page.getByRole('textbox').first().fill(userName)
  await page.locator('input[type=password]').fill(passwords.atlas)
  await page.getByRole('button').first().click()
}

const STAFF_ATLAS = 'admin.atlas@example.org'
/** Shown on the page of the demonstration's provider, and always the same. */
const CODE_FOURNISSEUR = '246810'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Signs in as a member, and is past the greeting. */
export async function loginAs(page: Page, userName: string, prenom: string): Promise<void> {
  await login(page, userName)
  await expect(heading(page, `Bonjour ${prenom}`)).toBeVisible()
}

export const loginCamille = (page: Page) => loginAs(page, 'camille.martin@example.org', 'Camille')

/** Staff land on the no-contract message, then in the back office. */
export async function loginStaff(page: Page, userName: string): Promise<void> {
  await login(page, userName)
  await page.getByRole('button', { name: 'Aller à l’administration' }).click()
  await expect(heading(page, 'Tableau de bord')).toBeVisible()
}

/** Signs in as the forms would, without drawing anything: the page stays where it is. */
export async function signIn(
  page: Page,
  userName: string,
  password = passwords.horizon,
): Promise<void> {
  const form = await page.request.get('/api/identity/login')
  const _xsrf = /name="_xsrf" value="([^"]+)"/.exec(await form.text())?.[1] ?? ''
  await page.request.post(form.url(), { form: { _xsrf, userName, password } })
  expect((await page.request.get('/api/identity/user')).ok()).toBe(true)
}

/**
 * Signs in so, and arrives where the forms lead: for tests that are about something else. Accounts that are asked for a
 * code take the real page.
 */
export async function arrive(page: Page, userName: string, route = ACCUEIL): Promise<void> {
  if (codeReceiver(userName) !== null) return arriveByCode(page, userName, route)
  await signIn(page, userName)
  // From a page of the portal, another hash alone would load nothing.
  await page.goto('about:blank')
  await page.goto(route)
}

async function arriveByCode(page: Page, userName: string, route: string): Promise<void> {
  await login(page, userName)
  if (route === ACCUEIL) return
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await page.goto(route)
}

/** For both workers, and for the one that comes after a test that failed: codes are limited. */
export function keptCookies(userName: string): Cookie[] | undefined {
  const file = keptSession(userName)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).cookies : undefined
}

/** Reuses the session of an earlier sign-in: only for tests that neither check nor end it. */
async function reuse(page: Page, userName: string, first: () => Promise<void>, route: string) {
  const kept = keptCookies(userName)
  if (kept) await page.context().addCookies(kept)
  // Another test may have ended it, by changing how that account signs in; and an old one is asked for a code.
  if (kept && (await isRecent(page))) {
    // From a page of the portal, another hash alone would load nothing.
    await page.goto('about:blank')
    await page.goto(route)
    return
  }
  // A session that is still open, however old, would skip the form; what else the browser keeps stays.
  for (const { name, httpOnly } of kept ?? [])
    if (httpOnly) await page.context().clearCookies({ name })
  // Two who ask for a code at once get one that counts: the other worker's session will do.
  if (!takeTurn(userName)) {
    await expect.poll(() => isTurnFree(userName), { timeout: TURN_MS }).toBe(true)
    return reuse(page, userName, first, route)
  }
  try {
    await first()
    await page.context().storageState({ path: keptSession(userName) })
  } finally {
    rmSync(turn(userName), { force: true, recursive: true })
  }
}

/** Whoever died while signing in keeps nobody waiting for longer. */
const TURN_MS = 30_000
const turn = (userName: string) => `${keptSession(userName)}.turn`
const isTurnFree = (userName: string) =>
  !existsSync(turn(userName)) || Date.now() - statSync(turn(userName)).mtimeMs > TURN_MS

function takeTurn(userName: string): boolean {
  if (!isTurnFree(userName)) return false
  rmSync(turn(userName), { force: true, recursive: true })
  mkdirSync(dirname(turn(userName)), { recursive: true })
  try {
    mkdirSync(turn(userName))
    return true
  } catch {
    return false
  }
}

const RECENT_MS = 6 * 60_000

async function isRecent(page: Page, headers: Record<string, string> = {}): Promise<boolean> {
  const answer = await page.request.get(`${baseUrl}/api/identity/user`, { headers })
  if (!answer.ok()) return false
  const { connecteLe } = await answer.json()
  return Date.now() - Date.parse(connecteLe) < RECENT_MS
}

export async function openAs(page: Page, userName: string, prenom: string): Promise<void> {
  await reuse(page, userName, () => arrive(page, userName), ACCUEIL)
  await expect(heading(page, `Bonjour ${prenom}`)).toBeVisible()
}

export const openCamille = (page: Page) => openAs(page, CAMILLE, 'Camille')

/** Straight to a page of the member area, past its title: accueil, which asks for a lot, is not drawn on the way. */
export async function openAt(
  page: Page,
  userName: string,
  route: string,
  title: string,
): Promise<void> {
  await reuse(page, userName, () => arrive(page, userName, `/#/${route}`), `/#/${route}`)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

/** Whether that session of the other client is still open, and young. */
function isRecentAtlas(page: Page, cookies: readonly Cookie[]): Promise<boolean> {
  const { host, hostname } = new URL(atlasUrl)
  const held = cookies.filter(({ domain }) => domain === hostname)
  return isRecent(page, { host, cookie: held.map((one) => `${one.name}=${one.value}`).join('; ') })
}

/** `openAt` at the other client, whose provider knows no codes: the session of an earlier sign-in, or a new one. */
export async function openAtlas(
  page: Page,
  userName: string,
  route: string,
  title: string,
): Promise<void> {
  const kept = keptCookies(userName)
  if (kept && (await isRecentAtlas(page, kept))) {
    await page.context().addCookies(kept)
    await page.goto(`${atlasUrl}/#/${route}`)
  } else {
    await loginAtlas(page, userName)
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
    await page.context().storageState({ path: keptSession(userName) })
    await page.evaluate((hash) => window.location.assign(hash), `#/${route}`)
  }
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

/** The session of somebody who treats requests at the other client; opened once for a run, or when it is old. */
export async function staffAtlas(browser: Browser): Promise<Cookie[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const kept = keptCookies(STAFF_ATLAS)
  if (!kept || !(await isRecentAtlas(page, kept))) {
    await loginAtlas(page, STAFF_ATLAS)
    await expect(page.getByRole('button', { name: 'Aller à l’administration' })).toBeVisible()
    await context.storageState({ path: keptSession(STAFF_ATLAS) })
  }
  await context.close()
  return keptCookies(STAFF_ATLAS) ?? []
}

/** Where the session of somebody is kept who signed in once for all; of this run alone. */
export const keptSession = (userName: string) =>
  fileURLToPath(new URL(`../test-results/sessions/${userName}.json`, import.meta.url))

/** With the session of the setup: only for tests that neither check nor end it. */
export async function openAdmin(page: Page): Promise<void> {
  await openStaff(page, 'admin@example.org', '/#/admin')
  await expect(heading(page, 'Tableau de bord')).toBeVisible()
}

/** The same for others of the staff, at a page of theirs. */
export async function openStaff(page: Page, userName: string, route: string): Promise<void> {
  const { cookies } = JSON.parse(readFileSync(keptSession(userName), 'utf8'))
  await page.context().addCookies(cookies)
  await page.goto(route)
}
