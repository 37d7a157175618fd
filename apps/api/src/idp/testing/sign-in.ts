import type { Answer, Browser } from './browser.ts'

export const HORIZON = 'http://localhost:8080'
export const ATLAS = 'http://atlas.localhost:8080'
export const LOGIN = '/api/identity/login'

export const isLoginPage = (url: URL) => url.pathname.startsWith('/connexion/')

/** Opens the login page, as the button « Me connecter » does. */
export async function openLogin(
  browser: Browser,
  { origin = HORIZON, query = '' }: { origin?: string; query?: string } = {},
): Promise<Answer> {
  return browser.follow(`${origin}${LOGIN}${query}`)
}

/** Fills the form that `page` shows and sends it. */
export const sendForm = (
  browser: Browser,
  page: Answer,
  fields: Record<string, string>,
  remoteAddress?: string,
) =>
  browser.post(
    page.url,
    { _xsrf: browser.cookie('XSRF-TOKEN', page.url.hostname)?.value ?? '', ...fields },
    remoteAddress,
  )

export const identifiants = (userName: string, password = 'Horizon!2026') => ({
  userName: `${userName}@example.org`,
  password,
})

/** The whole exchange; gives the answer that ends it, whose location is where the person lands. */
export async function signIn(
  browser: Browser,
  userName: string,
  options: { origin?: string; query?: string } = {},
): Promise<Answer> {
  const page = await openLogin(browser, options)
  const sent = await sendForm(browser, page, identifiants(userName))
  if (!sent.location) throw new Error(`sign-in refused with ${sent.status}`)
  const provider = await browser.get(sent.location)
  if (!provider.location) throw new Error(`provider answered ${provider.status}`)
  return browser.get(provider.location)
}

export const titleOf = ({ body }: Answer) => /<h1>(.*?)<\/h1>/s.exec(body)?.[1]
export const alertOf = ({ body }: Answer) =>
  /role="alert".*?<strong>(.*?)<\/strong>/s.exec(body)?.[1]
